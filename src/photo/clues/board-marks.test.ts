import { expect, it } from 'vitest';
import { BLACK_AND_WHITE } from '../../puzzle/palette.ts';
import type { StraightPuzzle } from '../page/straight-puzzle.ts';
import { boardMarks } from './board-marks.ts';

const CELL = 32;

/** Draws a board without numbers, in cells of which one to the left is the room of the clue. */
function drawn(rows: readonly string[], paper: number, ink: number): StraightPuzzle {
  const [columns, height] = [rows[0].length, rows.length];
  const width = (columns + 1) * CELL;
  const data = new Uint8ClampedArray(4 * width * height * CELL).fill(255);
  for (let y = 0; y < height * CELL; y++) {
    for (let x = 0; x < width; x++) {
      const sign = x < CELL ? '.' : rows[Math.floor(y / CELL)][Math.floor(x / CELL) - 1];
      const [a, b] = [x % CELL, y % CELL];
      const isCross = sign === 'x' && (Math.abs(a - b) < 2 || Math.abs(a + b - CELL) < 2);
      data.fill(
        sign === '#' || isCross ? ink : paper,
        4 * (y * width + x),
        4 * (y * width + x) + 3,
      );
    }
  }
  return {
    image: { width, height: height * CELL, data },
    cell: CELL,
    grid: { column: 1, row: 0, columns, rows: height },
    rows: rows.map((_, row) => ({ column: 0, row, columns: 1, rows: 1 })),
    columns: [],
    rowSide: 'before',
    columnSide: 'before',
    isBoxed: false,
  };
}

it.each([
  ['dark on bright', 245, 20],
  ['bright on dark', 25, 230],
  ['grey on bright', 250, 140],
])('reads marks that are %s', (_, paper, ink) => {
  const board = drawn(['#x.', '.##', 'x.#'], paper, ink);
  const marks = boardMarks(board, BLACK_AND_WHITE);
  expect([...marks]).toEqual([1, 0, -1, -1, 1, 1, 0, -1, 1]);
});
