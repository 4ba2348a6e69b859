// Paints the picture: its background, its cells, and the grid lines between them. Each painted cell
// draws the grid lines at its left and top in a shade that stands out from its colour, so strong
// lines stay visible in painted areas in every theme.

import { cellAt, columnOf, rowOf } from '../../../src/puzzle/places.ts';
import type { Scene } from './scene.ts';
import { isVisible, type VisibleLines } from './visible-lines.ts';

type Context = CanvasRenderingContext2D;

/**
 * The least distance, in pixels, from one thin line to the next and from one strong line to the
 * next. Closer lines would merge into grey.
 */
const [LEAST_THIN, LEAST_STRONG] = [7, 12];

/** Paints the background, and highlights the row and the column of the cell in use. */
export function paintGround(context: Context, { lit, picture, view, colours }: Scene): void {
  const { cell } = view;
  const { width, height } = picture.drawing;
  context.fillStyle = colours.paints[0];
  context.fillRect(0, 0, width * cell, height * cell);
  if (lit !== undefined) {
    context.globalAlpha = 0.6;
    context.fillStyle = colours.lit;
    context.fillRect(0, rowOf(lit, width) * cell, width * cell, cell);
    context.fillRect(columnOf(lit, width) * cell, 0, cell, height * cell);
    context.globalAlpha = 1;
  }
}

export function paintLines(
  context: Context,
  { picture, view, colours }: Scene,
  visible: VisibleLines,
): void {
  const { cell } = view;
  const { width, height } = picture.drawing;
  const every = strongEvery(cell);
  for (const isStrong of [false, true]) {
    if (!isStrong && cell < LEAST_THIN) continue;
    context.fillStyle = (isStrong ? colours.strong : colours.thin)[0];
    const isWanted = (at: number, last: number) => (at % every === 0 || at === last) === isStrong;
    for (let at = visible.left; at <= visible.right; at++)
      if (isWanted(at, width)) context.fillRect(at * cell, 0, 1, height * cell + 1);
    for (let at = visible.top; at <= visible.bottom; at++)
      if (isWanted(at, height)) context.fillRect(0, at * cell, width * cell + 1, 1);
  }
}

/**
 * Returns the distance, in cells, from one strong line to the next: 5, or 10 or 50 if cells are
 * tiny.
 */
function strongEvery(cell: number): number {
  return [5, 10, 50].find((lines) => lines * cell >= LEAST_STRONG) ?? 50;
}

export function paintCells(context: Context, scene: Scene, visible: VisibleLines): void {
  const { width, cells } = scene.picture.drawing;
  for (let row = visible.top; row < visible.bottom; row++) {
    for (let column = visible.left; column < visible.right; column++) {
      const cell = cellAt(row, column, width);
      if (cells[cell] > 0) paintCell(context, scene, cell, cells[cell]);
    }
  }
}

/** The size in pixels of the smallest cell in which a pattern can be seen. */
const LEAST_PATTERN = 7;

export function paintCell(
  context: Context,
  { picture, view, colours }: Scene,
  at: number,
  colour: number,
): void {
  const { cell } = view;
  const { width } = picture.drawing;
  const [column, row] = [columnOf(at, width), rowOf(at, width)];
  const [x, y] = [column * cell, row * cell];
  context.fillStyle = colours.paints[colour];
  context.fillRect(x, y, cell, cell);
  const pattern = colours.patterns[colour];
  if (pattern !== undefined && cell >= LEAST_PATTERN) {
    context.fillStyle = pattern;
    context.fillRect(x, y, cell, cell);
  }
  const every = strongEvery(cell);
  const [left, top] = [column % every === 0, row % every === 0];
  if (left || cell >= LEAST_THIN) {
    context.fillStyle = (left ? colours.strong : colours.thin)[colour];
    context.fillRect(x, y, 1, cell);
  }
  if (top || cell >= LEAST_THIN) {
    context.fillStyle = (top ? colours.strong : colours.thin)[colour];
    context.fillRect(x, y, cell, 1);
  }
}

export function paintPreview(context: Context, scene: Scene, visible: VisibleLines): void {
  const { preview, picture, view, colours } = scene;
  if (preview === undefined || !('colour' in preview)) return;
  const { cell } = view;
  const { width } = picture.drawing;
  for (const each of preview.cells) {
    if (!isVisible(visible, each, width)) continue;
    paintCell(context, scene, each, preview.colour);
    if (cell < 8) continue;
    const [column, row] = [columnOf(each, width), rowOf(each, width)];
    context.strokeStyle = colours.inks[preview.colour];
    context.lineWidth = 1;
    context.strokeRect(column * cell + 2.5, row * cell + 2.5, cell - 5, cell - 5);
  }
}
