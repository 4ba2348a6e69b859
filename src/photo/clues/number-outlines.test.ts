import { describe, expect, it } from 'vitest';
import type { GreyImage } from '../page/grey-image.ts';
import type { StraightPuzzle } from '../page/straight-puzzle.ts';
import { withoutOutlines } from './number-outlines.ts';

const CELL = 32;
const SIDE = 4 * CELL;

/** Draws boxes with digits in the cells of the first column, below a row of clues without ink. */
function drawnBoxes(boxed: readonly number[]): GreyImage {
  const data = new Float32Array(SIDE * SIDE).fill(250);
  for (const row of boxed) {
    const top = row * CELL;
    for (let y = 3; y < 29; y++) {
      for (let x = 3; x < 29; x++) {
        const isFrame = y < 5 || y >= 27 || x < 5 || x >= 27;
        const isDigit = y >= 10 && y < 22 && x >= 14 && x < 18;
        if (isFrame) data[(top + y) * SIDE + x] = 150;
        if (isDigit) data[(top + y) * SIDE + x] = 20;
      }
    }
  }
  return { width: SIDE, height: SIDE, data };
}

const lanes = (row: number, columns: number) => ({ column: 0, row, columns, rows: 1 });

const straight = {
  cell: CELL,
  rows: [1, 2, 3].map((row) => lanes(row, 1)),
  columns: [1, 2, 3].map((column) => ({ ...lanes(0, 1), column })),
} as unknown as StraightPuzzle;

const inkAt = ({ data }: GreyImage, x: number, y: number): number => data[y * SIDE + x];

describe('outlines around numbers', () => {
  it('are erased, and the digits stay', () => {
    const image = withoutOutlines(drawnBoxes([1, 2, 3]), straight);
    for (const row of [1, 2, 3]) {
      expect(inkAt(image, 4, row * CELL + 16)).toBe(250);
      expect(inkAt(image, 16, row * CELL + 4)).toBe(250);
      expect(inkAt(image, 16, row * CELL + 16)).toBe(20);
    }
  });

  it('are left where there are hardly any', () => {
    const image = drawnBoxes([1, 2]);
    expect(withoutOutlines(image, straight)).toBe(image);
  });
});
