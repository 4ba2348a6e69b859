import { describe, expect, it } from 'vitest';
import { goesOnAtBorder, goesOnAtClues, reachesBorder } from './cut-off.ts';
import type { FoundPuzzle } from './find-puzzles.ts';

const CELL = 20;
/** The corner of the grid, which has its clues to the left and above. */
const START = 3 * CELL;

/** Draws lines that end at so many pixels, if the image goes as far. */
function drawn(width: number, height: number, end: number) {
  const data = new Uint8ClampedArray(4 * width * height).fill(255);
  for (let y = START; y < Math.min(height, end); y++) {
    for (let x = START; x < Math.min(width, end); x++) {
      if (x % CELL === 0 || y % CELL === 0)
        data.fill(0, 4 * (y * width + x), 4 * (y * width + x) + 3);
    }
  }
  return { width, height, data };
}

function found(columns: number, rows: number, row = 0): FoundPuzzle {
  const side = { side: 'before', cells: 3 } as const;
  const grid = { column: 0, row, columns, rows };
  return {
    layout: { grid, rows: side, columns: side, isBoxed: false },
    placeOf: (column, row) => ({ x: START + CELL * column, y: START + CELL * row }),
  };
}

const END = START + 5 * CELL + 1;

describe('a grid', () => {
  it.each([
    ['within a cell', START + 4.5 * CELL, 4, true],
    ['at a line', START + 4 * CELL + 1, 3, true],
    ['right behind it', END, 5, false],
    ['in the margin', END + CELL / 2, 5, false],
    ['far from it', END + 3 * CELL, 5, false],
  ])('goes on at the border of an image that ends %s', (_, width, columns, isCut) => {
    expect(goesOnAtBorder(drawn(width, 300, END), found(columns, 5))).toBe(isCut);
    expect(goesOnAtBorder(drawn(300, width, END), found(5, columns))).toBe(isCut);
  });

  it('or a digit of its clues may reach the border', () => {
    const none = { rows: [], columns: [] };
    const straight = { cell: 10 };
    const reaches = (width: number, clues: Parameters<typeof reachesBorder>[1]['clues']) =>
      reachesBorder(drawn(width, 300, END), { puzzle: found(5, 5), straight, clues });
    expect(reaches(END, none)).toBe(true);
    expect(reaches(END + CELL, none)).toBe(false);
    const at = (left: number) => ({
      ...none,
      rows: [{ boxes: [{ left, top: 32, width: 4, height: 6 }] }],
    });
    expect(reaches(END + CELL, at(0))).toBe(true);
    expect(reaches(END + CELL, at(12))).toBe(false);
  });

  it('goes on at clues where lines do, and no number is next to it', () => {
    const goesOn = (row: number, top: number) => {
      const boxes = [{ left: 32, top, width: 4, height: 6 }];
      const clues = { rows: [], columns: [{ boxes }] };
      const puzzle = found(5, 5 - row, row);
      return goesOnAtClues(drawn(300, 300, END), { puzzle, straight: { cell: 10 }, clues });
    };
    expect(goesOn(1, 12)).toBe(true);
    expect(goesOn(1, 22)).toBe(false);
    expect(goesOn(0, 12)).toBe(false);
  });
});
