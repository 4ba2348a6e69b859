import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSolution } from '../puzzle/check-grid.ts';
import { BLACK_AND_WHITE } from '../puzzle/palette.ts';
import { validate } from '../puzzle/validate.ts';
import {
  type Drawing,
  draftOfDrawing,
  drawingOfGrid,
  gridOfDrawing,
  makeDrawing,
  painted,
  puzzleOfDrawing,
  sameDrawing,
} from './drawing.ts';
import {
  areaCells,
  cellsBetween,
  MIRRORS,
  mirroredCells,
  rectangleCells,
  sideCells,
} from './tool-cells.ts';
import { cropped, flipped, inverted, resized, rotated, shifted } from './transform-drawing.ts';

function drawing(...rows: readonly string[]): Drawing {
  const cells = Uint8Array.from(rows.join(''), (char) => (char === '.' ? 0 : Number(char)));
  return { width: rows[0].length, height: rows.length, cells };
}

function rowsOf({ width, height, cells }: Drawing): string[] {
  return Array.from({ length: height }, (_, row) =>
    [...cells.subarray(row * width, (row + 1) * width)].join('').replaceAll('0', '.'),
  );
}

const arbitraryDrawing = fc
  .record({ width: fc.integer({ min: 1, max: 9 }), height: fc.integer({ min: 1, max: 9 }) })
  .chain(({ width, height }) =>
    fc
      .uint8Array({ minLength: width * height, maxLength: width * height, max: 2 })
      .map((cells): Drawing => ({ width, height, cells })),
  );

const point = fc.record({
  column: fc.integer({ min: -5, max: 14 }),
  row: fc.integer({ min: -5, max: 14 }),
});

const EMPTY = makeDrawing(8, 6);
const at = (column: number, row: number) => ({ column, row });

describe('a drawing', () => {
  it('is painted without a change of the old one', () => {
    const next = painted(EMPTY, [0, 9], 1);
    expect(rowsOf(next).slice(0, 2)).toEqual(['1.......', '.1......']);
    expect(EMPTY.cells.every((colour) => colour === 0)).toBe(true);
    expect(painted(next, [0, 9], 1)).toBe(next);
  });

  it('makes a puzzle whose given cells have its colours', () => {
    const picture = painted(EMPTY, [0, 9], 1);
    const { given } = puzzleOfDrawing(picture, BLACK_AND_WHITE, {}, painted(EMPTY, [8, 9], 1));
    expect(
      [...(given?.cells.entries() ?? [])].filter(([, candidates]) => candidates !== 3),
    ).toEqual([
      [8, 1],
      [9, 2],
    ]);
    expect(puzzleOfDrawing(picture, BLACK_AND_WHITE, {}, EMPTY).given).toBeUndefined();
    const small = makeDrawing(1, 1);
    expect(() => puzzleOfDrawing(picture, BLACK_AND_WHITE, {}, small)).toThrow(RangeError);
  });

  it('makes a puzzle with itself as a solution', () => {
    fc.assert(
      fc.property(arbitraryDrawing, (each) => {
        const single = { ...each, cells: each.cells.map((colour) => Math.min(colour, 1)) };
        const outcome = validate(draftOfDrawing(single, BLACK_AND_WHITE, { title: 'Drawn' }));
        expect(outcome.ok && isSolution(outcome.value, gridOfDrawing(single))).toBe(true);
        expect(sameDrawing(drawingOfGrid(gridOfDrawing(each)), each)).toBe(true);
      }),
    );
  });

  it.each([
    [0, 5],
    [5, 1.5],
    [5001, 1],
    [4000, 4000],
  ])('has no size of %s x %s', (width, height) => {
    expect(() => makeDrawing(width, height)).toThrow(RangeError);
  });
});

describe('a line', () => {
  it('goes the straight way', () => {
    const stroke = painted(EMPTY, cellsBetween(EMPTY, at(0, 1), at(7, 4)), 1);
    expect(rowsOf(stroke)).toEqual([
      '........',
      '11......',
      '..11....',
      '....11..',
      '......11',
      '........',
    ]);
  });

  it('skips no cell, reaches both ends, and is as long as its longer side', () => {
    const size = { width: 40, height: 40 };
    const inside = fc.record({ column: fc.nat(39), row: fc.nat(39) });
    fc.assert(
      fc.property(inside, inside, (from, to) => {
        const cells = cellsBetween(size, from, to);
        const [across, down] = [Math.abs(to.column - from.column), Math.abs(to.row - from.row)];
        expect(cells).toHaveLength(Math.max(across, down) + 1);
        expect(cells[0]).toBe(from.row * 40 + from.column);
        expect(cells.at(-1)).toBe(to.row * 40 + to.column);
        cells.forEach((cell, i) => {
          // No cell is more than half a cell from the true line; `away` is a whole number: twice
          // the distance, times the longer side.
          const side = Math.max(across, down);
          const away = (at: number, first: number, last: number): number =>
            2 * Math.abs((at - first) * side - i * (last - first));
          expect(away(cell % 40, from.column, to.column)).toBeLessThanOrEqual(side);
          expect(away(Math.floor(cell / 40), from.row, to.row)).toBeLessThanOrEqual(side);
        });
      }),
      // The true line of this example is exactly half a cell away from a cell. In fractions,
      // rounding would make the distance a little larger.
      {
        examples: [
          [
            { column: 0, row: 37 },
            { column: 38, row: 18 },
          ],
        ],
      },
    );
  });
});

describe('tools', () => {
  it('stay within the drawing', () => {
    fc.assert(
      fc.property(arbitraryDrawing, point, point, fc.boolean(), (each, a, b, filled) => {
        for (const cells of [cellsBetween(each, a, b), rectangleCells(each, a, b, filled)]) {
          expect(cells.every((cell) => cell >= 0 && cell < each.cells.length)).toBe(true);
          expect(new Set(cells).size).toBe(cells.length);
        }
      }),
    );
  });

  it('draw rectangles, outlined or filled, from any corner', () => {
    for (const [a, b] of [
      [at(1, 1), at(4, 3)],
      [at(4, 1), at(1, 3)],
    ]) {
      expect(rowsOf(painted(EMPTY, rectangleCells(EMPTY, a, b, false), 2)).slice(0, 5)).toEqual([
        '........',
        '.2222...',
        '.2..2...',
        '.2222...',
        '........',
      ]);
      expect(rectangleCells(EMPTY, a, b, true)).toHaveLength(12);
    }
    expect(rowsOf(painted(EMPTY, rectangleCells(EMPTY, at(-3, -3), at(1, 1), false), 1))[0]).toBe(
      '.1......',
    );
  });

  it('fill the area of one colour, not across corners', () => {
    const each = drawing('..1.', '.1..', '1..2');
    expect(rowsOf(painted(each, areaCells(each, 0), 2))).toEqual(['221.', '21..', '1..2']);
    expect(rowsOf(painted(each, areaCells(each, 3), 2))).toEqual(['..12', '.122', '1222']);
  });

  it('fill what is joined and nothing else', () => {
    fc.assert(
      fc.property(arbitraryDrawing, fc.nat(80), (each, start) => {
        const area = new Set(areaCells(each, start % each.cells.length));
        for (const cell of area) {
          for (const beside of sideCells(each, cell)) {
            expect(area.has(beside)).toBe(each.cells[beside] === each.cells[cell]);
          }
        }
      }),
    );
  });

  it('mirror cells, twice is once', () => {
    expect(mirroredCells(EMPTY, [0], 'left-right').sort()).toEqual([0, 7]);
    expect(mirroredCells(EMPTY, [0], 'top-bottom').sort()).toEqual([0, 40]);
    fc.assert(
      fc.property(arbitraryDrawing, fc.constantFrom(...MIRRORS), fc.nat(80), (each, mirror, n) => {
        const once = mirroredCells(each, [n % each.cells.length], mirror);
        expect(mirroredCells(each, once, mirror).sort()).toEqual(once.sort());
        expect(once.every((cell) => cell >= 0 && cell < each.cells.length)).toBe(true);
      }),
    );
  });
});

describe('the frame', () => {
  it('grows and shrinks at any side', () => {
    const each = drawing('12', '.1');
    expect(rowsOf(resized(each, { top: 1, left: 2 }))).toEqual(['....', '..12', '...1']);
    expect(rowsOf(resized(each, { right: -1, bottom: 1 }))).toEqual(['1', '.', '.']);
    expect(rowsOf(resized(each, { top: -1, left: -1 }))).toEqual(['1']);
    expect(() => resized(each, { right: -2 })).toThrow(RangeError);
  });

  it('gives back what it took on, and what is moved there and back', () => {
    const margin = fc.nat(4);
    fc.assert(
      fc.property(
        arbitraryDrawing,
        margin,
        margin,
        margin,
        margin,
        (each, top, right, bottom, left) => {
          const grown = resized(each, { top, right, bottom, left });
          const back = resized(grown, { top: -top, right: -right, bottom: -bottom, left: -left });
          expect(sameDrawing(back, each)).toBe(true);
          expect(sameDrawing(shifted(shifted(each, right, -top), -right, top), each)).toBe(true);
          expect(sameDrawing(inverted(inverted(each)), each)).toBe(true);
        },
      ),
    );
  });

  it('is turned clockwise and flipped', () => {
    const each = drawing('12.', '..3');
    expect(rowsOf(rotated(each))).toEqual(['.1', '.2', '3.']);
    expect(rowsOf(flipped(each, 'left-right'))).toEqual(['.21', '3..']);
    expect(rowsOf(flipped(each, 'top-bottom'))).toEqual(['..3', '12.']);
  });

  it('is cropped to the picture', () => {
    expect(rowsOf(cropped(drawing('....', '.1..', '..2.', '....')))).toEqual(['1.', '.2']);
    expect(cropped(EMPTY)).toBe(EMPTY);
  });

  it('moves around and swaps a colour with the background', () => {
    expect(rowsOf(shifted(drawing('12.', '...'), -1, 1))).toEqual(['...', '2.1']);
    expect(rowsOf(inverted(drawing('12.')))).toEqual(['.21']);
    expect(rowsOf(inverted(drawing('12.'), 2))).toEqual(['1.2']);
  });
});
