// The picture: its ground, its cells, and the lines between them. Each cell has the lines at its
// left and its top, in what can be seen on its own colour: painted areas keep their fives, whatever
// the theme.

import type { Scene } from './scene.ts';
import { isInSight, type Sight } from './visible-lines.ts';

type Context = CanvasRenderingContext2D;

/** Pixels between two lines, so that they do not become a grey of their own. */
const [LEAST_THIN, LEAST_STRONG] = [7, 12];

/** The background with its lines, and on it the row and the column of the cell in use. */
export function paintGround(context: Context, scene: Scene, sight: Sight): void {
  const { lit, picture, view, look } = scene;
  const { cell } = view;
  const { width, height } = picture.drawing;
  context.fillStyle = look.paints[0];
  context.fillRect(0, 0, width * cell, height * cell);
  if (lit !== undefined) {
    context.globalAlpha = 0.6;
    context.fillStyle = look.lit;
    context.fillRect(0, Math.floor(lit / width) * cell, width * cell, cell);
    context.fillRect((lit % width) * cell, 0, cell, height * cell);
    context.globalAlpha = 1;
  }
  paintLines(context, scene, sight);
}

function paintLines(context: Context, { picture, view, look }: Scene, sight: Sight): void {
  const { cell } = view;
  const { width, height } = picture.drawing;
  const every = strongEvery(cell);
  for (const isStrong of [false, true]) {
    if (!isStrong && cell < LEAST_THIN) continue;
    context.fillStyle = (isStrong ? look.strong : look.thin)[0];
    const isWanted = (at: number, last: number) => (at % every === 0 || at === last) === isStrong;
    for (let at = sight.left; at <= sight.right; at++)
      if (isWanted(at, width)) context.fillRect(at * cell, 0, 1, height * cell + 1);
    for (let at = sight.top; at <= sight.bottom; at++)
      if (isWanted(at, height)) context.fillRect(0, at * cell, width * cell + 1, 1);
  }
}

/** Every fifth line is strong, or every tenth and so on where cells are tiny. */
function strongEvery(cell: number): number {
  return [5, 10, 50].find((lines) => lines * cell >= LEAST_STRONG) ?? 50;
}

export function paintCells(context: Context, scene: Scene, sight: Sight): void {
  const { width, cells } = scene.picture.drawing;
  for (let row = sight.top; row < sight.bottom; row++) {
    for (let column = sight.left; column < sight.right; column++) {
      const colour = cells[row * width + column];
      if (colour > 0) paintCell(context, scene, colour, column, row);
    }
  }
}

/** Patterns are for cells in which they can be seen. */
const LEAST_PATTERN = 7;

export function paintCell(
  context: Context,
  { view, look }: Scene,
  colour: number,
  column: number,
  row: number,
): void {
  const { cell } = view;
  const [x, y] = [column * cell, row * cell];
  context.fillStyle = look.paints[colour];
  context.fillRect(x, y, cell, cell);
  const pattern = look.patterns[colour];
  if (pattern !== undefined && cell >= LEAST_PATTERN) {
    context.fillStyle = pattern;
    context.fillRect(x, y, cell, cell);
  }
  const every = strongEvery(cell);
  const [left, top] = [column % every === 0, row % every === 0];
  if (left || cell >= LEAST_THIN) {
    context.fillStyle = (left ? look.strong : look.thin)[colour];
    context.fillRect(x, y, 1, cell);
  }
  if (top || cell >= LEAST_THIN) {
    context.fillStyle = (top ? look.strong : look.thin)[colour];
    context.fillRect(x, y, cell, 1);
  }
}

export function paintPreview(context: Context, scene: Scene, sight: Sight): void {
  const { preview, picture, view, look } = scene;
  if (preview === undefined) return;
  const { cell } = view;
  const { width } = picture.drawing;
  for (const each of preview.cells) {
    if (!isInSight(sight, each, width)) continue;
    const [column, row] = [each % width, Math.floor(each / width)];
    paintCell(context, scene, preview.colour, column, row);
    if (cell < 8) continue;
    context.strokeStyle = look.inks[preview.colour];
    context.lineWidth = 1;
    context.strokeRect(column * cell + 2.5, row * cell + 2.5, cell - 5, cell - 5);
  }
}
