// Draws a scene: cells, what is pointed at, lines, clue bars. Only what is in sight is drawn, so the cost is that of the
// room, not of the picture.

import { paintClues } from './paint-clues.ts';
import type { Scene } from './scene.ts';

type Context = CanvasRenderingContext2D;

/** Columns and rows in sight, the last ones excluded. */
interface Sight {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export function paintScene(context: Context, scene: Scene): void {
  const { view, room, scroll, look } = scene;
  context.fillStyle = look.bar;
  context.fillRect(0, 0, room.width, room.height);
  const sight = sightOf(scene);
  context.save();
  context.beginPath();
  context.rect(view.indent + view.left, view.top, room.width, room.height);
  context.clip();
  context.translate(view.indent + view.left - scroll.x, view.top - scroll.y);
  paintGround(context, scene);
  paintCells(context, scene, sight);
  paintPreview(context, scene);
  paintDiffering(context, scene);
  paintLines(context, scene, sight);
  paintChanges(context, scene);
  paintCursor(context, scene);
  context.restore();
  paintClues(context, scene, sight);
  paintNote(context, scene);
}

function sightOf({ view, room, scroll, picture }: Scene): Sight {
  const { width, height } = picture.drawing;
  const { cell, left, top } = view;
  return {
    left: Math.max(0, Math.floor(scroll.x / cell)),
    right: Math.min(width, Math.ceil((scroll.x + room.width - left) / cell)),
    top: Math.max(0, Math.floor(scroll.y / cell)),
    bottom: Math.min(height, Math.ceil((scroll.y + room.height - top) / cell)),
  };
}

/** The background, and on it the lines of the cell in use: painted cells keep their colour. */
function paintGround(context: Context, { lit, picture, view, look }: Scene): void {
  const { cell } = view;
  const { width, height } = picture.drawing;
  context.fillStyle = look.paints[0];
  context.fillRect(0, 0, width * cell, height * cell);
  if (lit === undefined) return;
  const [row, column] = [Math.floor(lit / width), lit % width];
  context.globalAlpha = 0.6;
  context.fillStyle = look.light;
  context.fillRect(0, row * cell, width * cell, cell);
  context.fillRect(column * cell, 0, cell, height * cell);
  context.globalAlpha = 1;
}

function paintCells(context: Context, { picture, view, look }: Scene, sight: Sight): void {
  const { cell } = view;
  const { width, cells } = picture.drawing;
  for (let row = sight.top; row < sight.bottom; row++) {
    for (let column = sight.left; column < sight.right; column++) {
      const colour = cells[row * width + column];
      if (colour > 0) paintCell(context, look, colour, column * cell, row * cell, cell);
    }
  }
}

/** Patterns are for cells in which they can be seen. */
const LEAST_PATTERN = 7;

function paintCell(
  context: Context,
  look: Scene['look'],
  colour: number,
  x: number,
  y: number,
  size: number,
): void {
  context.fillStyle = look.paints[colour];
  context.fillRect(x, y, size, size);
  const pattern = look.patterns[colour];
  if (pattern === undefined || size < LEAST_PATTERN) return;
  context.fillStyle = pattern;
  context.fillRect(x, y, size, size);
}

function paintPreview(context: Context, { preview, picture, view, look }: Scene): void {
  if (preview === undefined) return;
  const { cell } = view;
  const { width } = picture.drawing;
  for (const each of preview.cells) {
    const [x, y] = [(each % width) * cell, Math.floor(each / width) * cell];
    paintCell(context, look, preview.colour, x, y, cell);
    if (cell < 8) continue;
    context.strokeStyle = look.inks[preview.colour];
    context.lineWidth = 1;
    context.strokeRect(x + 2.5, y + 2.5, cell - 5, cell - 5);
  }
}

/** Hatched on any colour: a light and a dark line side by side. */
function paintDiffering(context: Context, { differing, picture, view, look }: Scene): void {
  const { cell } = view;
  const { width } = picture.drawing;
  const step = Math.max(3, cell / 3);
  for (const [colour, lineWidth] of [
    [look.surface, Math.max(2, cell / 7) + 2],
    [look.hint, Math.max(1.5, cell / 9)],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = lineWidth;
    for (const each of differing) {
      const [x, y] = [(each % width) * cell, Math.floor(each / width) * cell];
      context.save();
      context.beginPath();
      context.rect(x, y, cell, cell);
      context.clip();
      context.beginPath();
      for (let at = step / 2; at < 2 * cell; at += step * 1.5) {
        context.moveTo(x + at, y);
        context.lineTo(x + at - cell, y + cell);
      }
      context.stroke();
      context.restore();
    }
  }
}

function paintLines(context: Context, { picture, view, look }: Scene, sight: Sight): void {
  const { cell } = view;
  const { width, height } = picture.drawing;
  const line = (at: number, isColumn: boolean): void => {
    const place = at * cell + 0.5;
    context.moveTo(isColumn ? place : 0, isColumn ? 0 : place);
    context.lineTo(isColumn ? place : width * cell, isColumn ? height * cell : place);
  };
  for (const isStrong of [false, true]) {
    if (!isStrong && cell < 6) continue;
    context.beginPath();
    context.strokeStyle = isStrong ? look.strong : look.thin;
    context.lineWidth = 1;
    const isWanted = (at: number, last: number) => (at % 5 === 0 || at === last) === isStrong;
    for (let at = sight.left; at <= sight.right; at++) if (isWanted(at, width)) line(at, true);
    for (let at = sight.top; at <= sight.bottom; at++) if (isWanted(at, height)) line(at, false);
    context.stroke();
  }
}

/** Offered changes: the new colour in a ring of dashes. */
function paintChanges(context: Context, { changes, picture, view, look }: Scene): void {
  const { cell } = view;
  const { width } = picture.drawing;
  for (const { cell: each, to } of changes) {
    const [x, y] = [(each % width) * cell, Math.floor(each / width) * cell];
    paintCell(context, look, to, x, y, cell);
    ring(context, x, y, cell, look.surface, 5, []);
    ring(context, x, y, cell, look.focus, 3, [4, 3]);
  }
}

function paintCursor(context: Context, { cursor, picture, view, look }: Scene): void {
  if (cursor === undefined) return;
  const { cell } = view;
  const { width } = picture.drawing;
  const [x, y] = [(cursor % width) * cell, Math.floor(cursor / width) * cell];
  ring(context, x, y, cell, look.surface, 5, []);
  ring(context, x, y, cell, look.focus, 3, []);
}

function ring(
  context: Context,
  x: number,
  y: number,
  size: number,
  colour: string,
  lineWidth: number,
  dashes: number[],
): void {
  context.strokeStyle = colour;
  context.lineWidth = lineWidth;
  context.setLineDash(dashes);
  context.strokeRect(x, y, size + 1, size + 1);
  context.setLineDash([]);
}

function paintNote(context: Context, { note, look, room }: Scene): void {
  if (note === undefined) return;
  context.font = `600 13px ${look.font}`;
  const width = context.measureText(note.text).width + 16;
  const x = Math.min(room.width - width - 2, Math.max(2, note.x - width - 12));
  const y = Math.max(2, note.y - 44);
  context.fillStyle = look.ink;
  context.beginPath();
  context.roundRect(x, y, width, 26, 6);
  context.fill();
  context.fillStyle = look.surface;
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.fillText(note.text, x + 8, y + 14);
}
