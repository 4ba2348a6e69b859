// Paints what lies over the picture: cells in which solutions differ, the map of where the puzzle
// is hard, the corners of given cells and of kept cells, the axes of the mirrors,
// suggested changes, the selection, the cursor, and the size of what is being drawn.

import { cellAt, columnOf, rowOf } from '../../../src/puzzle/places.ts';
import { isGivenIn } from '../drawing/picture.ts';
import { DOT_SHARES } from '../map/dot-shares.ts';
import { paintCell } from './paint-cells.ts';
import type { Scene } from './scene.ts';
import { isVisible, type VisibleLines } from './visible-lines.ts';

type Context = CanvasRenderingContext2D;

/** The size in pixels of the smallest cell with hatching. Smaller cells are filled instead. */
const LEAST_HATCHING = 6;

/**
 * Hatches the cells in which solutions differ. Each line in the hint colour lies on a wider line in
 * the surface colour, so the hatching shows on any colour. All lines of one colour are painted
 * together.
 */
export function paintDiffering(context: Context, scene: Scene, visible: VisibleLines): void {
  const { picture, view, colours } = scene;
  const { width } = picture.drawing;
  const { cell } = view;
  const places = scene.differing
    .filter((each) => isVisible(visible, each, width))
    .map((each) => [columnOf(each, width) * cell, rowOf(each, width) * cell] as const);
  if (places.length === 0) return;
  if (cell < LEAST_HATCHING) {
    context.fillStyle = colours.hint;
    for (const [x, y] of places) context.fillRect(x, y, cell, cell);
    return;
  }
  context.save();
  context.beginPath();
  for (const [x, y] of places) context.rect(x, y, cell, cell);
  context.clip();
  context.beginPath();
  for (const [x, y] of places) hatch(context, x, y, cell);
  stroke(context, colours.surface, Math.max(2, cell / 7) + 2, []);
  stroke(context, colours.hint, Math.max(1.5, cell / 9), []);
  context.restore();
}

/** Adds lines from the upper right to the lower left, within the cell. */
function hatch(context: Context, x: number, y: number, cell: number): void {
  const step = Math.max(3, cell / 3);
  for (let at = step / 2; at < 2 * cell; at += step * 1.5) {
    const [from, to] = [Math.min(at, cell), Math.max(0, at - cell)];
    context.moveTo(x + from, y + at - from);
    context.lineTo(x + to, y + at - to);
  }
}

/** Paints the map: a dot in the hint colour, with a rim by which it shows on any colour. */
export function paintMap(context: Context, scene: Scene, visible: VisibleLines): void {
  const { tiers, picture, view, colours } = scene;
  if (tiers === undefined) return;
  const { width } = picture.drawing;
  context.beginPath();
  for (let row = visible.top; row < visible.bottom; row++) {
    for (let column = visible.left; column < visible.right; column++) {
      const side = view.cell * DOT_SHARES[tiers[cellAt(row, column, width)]];
      if (side === 0) continue;
      const inCell = (view.cell - side) / 2;
      context.rect(column * view.cell + inCell, row * view.cell + inCell, side, side);
    }
  }
  stroke(context, colours.surface, 2, []);
  context.fillStyle = colours.hint;
  context.fill();
}

/** The side of the square in a given cell, and how far it is from the edges, in cells. */
const [CORNER, FROM_EDGE] = [0.18, 0.08];
/** The least side of that square, in pixels, and the most of the side of a cell that it takes. */
const [LEAST_CORNER, MOST_CORNER] = [2, 0.45];

/** Paints a small square into each cell that is given, or will be given after the stroke. */
export function paintGiven(context: Context, scene: Scene, visible: VisibleLines): void {
  const { picture, view, colours, preview } = scene;
  const { width, cells } = picture.drawing;
  const { cell } = view;
  const side = Math.min(Math.max(LEAST_CORNER, cell * CORNER), cell * MOST_CORNER);
  const inCell = cell - side - cell * FROM_EDGE;
  const changed = preview !== undefined && 'isGiven' in preview ? preview : undefined;
  const touched = new Set(changed?.cells);
  for (let row = visible.top; row < visible.bottom; row++) {
    for (let column = visible.left; column < visible.right; column++) {
      const at = cellAt(row, column, width);
      const isShown = touched.has(at) ? changed?.isGiven : isGivenIn(picture, at);
      if (!isShown) continue;
      context.fillStyle = colours.inks[cells[at]];
      context.fillRect(column * cell + inCell, row * cell + inCell, side, side);
    }
  }
}

/** The length of the sides of the corner of a kept cell, in cells. */
const KEPT_CORNER = 0.5;

/** Paints the upper left corner of each cell that is kept, or will be kept after the stroke. */
export function paintKept(context: Context, scene: Scene, visible: VisibleLines): void {
  const { kept, picture, view, colours, preview } = scene;
  const { width } = picture.drawing;
  const side = view.cell * KEPT_CORNER;
  const changed = preview !== undefined && 'isKept' in preview ? preview : undefined;
  const touched = new Set(changed?.cells);
  context.beginPath();
  for (let row = visible.top; row < visible.bottom; row++) {
    for (let column = visible.left; column < visible.right; column++) {
      const at = cellAt(row, column, width);
      const isShown = touched.has(at) ? changed?.isKept : kept?.cells[at] === 1;
      if (!isShown) continue;
      const [x, y] = [column * view.cell + 1, row * view.cell + 1];
      context.moveTo(x, y);
      context.lineTo(x + side, y);
      context.lineTo(x, y + side);
      context.closePath();
    }
  }
  context.fillStyle = colours.focus;
  context.fill();
  stroke(context, colours.surface, 1, []);
}

/** Paints the axes at which strokes are mirrored. */
export function paintMirror(context: Context, { mirror, picture, view, colours }: Scene): void {
  const { cell } = view;
  const [width, height] = [picture.drawing.width * cell, picture.drawing.height * cell];
  context.beginPath();
  if (mirror === 'left-right' || mirror === 'both') {
    context.moveTo(width / 2 + 0.5, 0);
    context.lineTo(width / 2 + 0.5, height);
  }
  if (mirror === 'top-bottom' || mirror === 'both') {
    context.moveTo(0, height / 2 + 0.5);
    context.lineTo(width, height / 2 + 0.5);
  }
  stroke(context, colours.surface, 4, []);
  stroke(context, colours.focus, 2, [8, 5]);
}

/** Paints suggested changes: the new colour in a dashed ring. */
export function paintChanges(context: Context, scene: Scene, visible: VisibleLines): void {
  const { width } = scene.picture.drawing;
  for (const { cell, to } of scene.changes) {
    if (!isVisible(visible, cell, width)) continue;
    paintCell(context, scene, cell, to);
    ring(context, scene, cell, [4, 3]);
  }
}

/** Paints dashes around the selected cells. */
export function paintSelected(context: Context, { selected, view, colours }: Scene): void {
  if (selected === undefined) return;
  const { cell } = view;
  const { left, top, width, height } = selected;
  context.beginPath();
  context.rect(left * cell + 0.5, top * cell + 0.5, width * cell, height * cell);
  stroke(context, colours.surface, 4, []);
  stroke(context, colours.focus, 2, [6, 4]);
}

export function paintCursor(context: Context, scene: Scene): void {
  if (scene.cursor !== undefined) ring(context, scene, scene.cursor, []);
}

function ring(context: Context, { picture, view, colours }: Scene, at: number, dashes: number[]) {
  const { cell } = view;
  const { width } = picture.drawing;
  context.beginPath();
  context.rect(columnOf(at, width) * cell, rowOf(at, width) * cell, cell + 1, cell + 1);
  stroke(context, colours.surface, 5, []);
  stroke(context, colours.focus, 3, dashes);
}

function stroke(context: Context, colour: string, lineWidth: number, dashes: number[]): void {
  context.strokeStyle = colour;
  context.lineWidth = lineWidth;
  context.setLineDash(dashes);
  context.stroke();
  context.setLineDash([]);
}

export function paintNote(context: Context, { note, colours, viewport }: Scene): void {
  if (note === undefined) return;
  context.font = `600 13px ${colours.font}`;
  const width = context.measureText(note.text).width + 16;
  const x = Math.min(viewport.width - width - 2, Math.max(2, note.x - width - 12));
  const y = Math.max(2, note.y - 44);
  context.fillStyle = colours.ink;
  context.beginPath();
  context.roundRect(x, y, width, 26, 6);
  context.fill();
  context.fillStyle = colours.surface;
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.fillText(note.text, x + 8, y + 14);
}
