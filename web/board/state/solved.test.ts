import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSolution } from '../../../src/puzzle/check-grid.ts';
import { draftOfPicture } from '../../../src/puzzle/draft-of-picture.ts';
import { paletteOf, puzzleOf, puzzleOfLengths } from '../../../test/boards.ts';
import { CROSS, colourOfMark, NOTE, painted, UNMARKED } from './mark.ts';
import { isSolved, progressOf } from './solved.ts';

/** Pictures in the background and two colours. */
const pictures = fc
  .record({ width: fc.integer({ min: 1, max: 6 }), height: fc.integer({ min: 1, max: 6 }) })
  .chain(({ width, height }) =>
    fc
      .array(fc.constantFrom(1, 2, 4), { minLength: width * height, maxLength: width * height })
      .map((cells) => ({ width, height, cells: Int32Array.from(cells) })),
  );

/**
 * Returns marks that show the picture, in which a cell of the background has a cross, a note or no
 * mark.
 */
function marksFor(cells: Int32Array, blanks: readonly number[]): Uint8Array {
  return Uint8Array.from(cells, (mask, cell) =>
    mask === 1 ? blanks[cell % blanks.length] : painted(mask >> 1),
  );
}

const blank = fc.constantFrom(UNMARKED, CROSS, CROSS | NOTE, painted(1) | NOTE);

describe('a board', () => {
  it('is solved by its picture, with crosses or without, notes or not', () => {
    fc.assert(
      fc.property(pictures, fc.array(blank, { minLength: 1 }), (picture, blanks) => {
        const puzzle = puzzleOf(draftOfPicture(picture, paletteOf(2)));
        const state = { puzzle, cells: marksFor(picture.cells, blanks) };
        expect(isSolved(state)).toBe(true);
        expect(progressOf(state)).toBe(1);
      }),
    );
  });

  it('is solved exactly when the judge says so', () => {
    fc.assert(
      fc.property(pictures, fc.nat(), fc.constantFrom(UNMARKED, 2, 3), (picture, at, mark) => {
        const puzzle = puzzleOf(draftOfPicture(picture, paletteOf(2)));
        const cells = marksFor(picture.cells, [UNMARKED]);
        cells[at % cells.length] = mark;
        const shown = { ...picture, cells: Int32Array.from(cells, (m) => 1 << colourOfMark(m)) };
        expect(isSolved({ puzzle, cells })).toBe(isSolution(puzzle, shown));
      }),
    );
  });

  it('is solved by another picture than the one meant', () => {
    const puzzle = puzzleOfLengths([[1], [1]], [[1], [1]]);
    const [no, yes] = [UNMARKED, painted(1)];
    expect(isSolved({ puzzle, cells: Uint8Array.of(no, yes, yes, no) })).toBe(true);
    expect(isSolved({ puzzle, cells: Uint8Array.of(yes, no, no, yes) })).toBe(true);
    expect(isSolved({ puzzle, cells: Uint8Array.of(yes, yes, no, no) })).toBe(false);
  });

  it('is solved with any cells in unknown lines and any lengths of blotted blocks', () => {
    const rows = [[{ length: null, colour: 1 }], null];
    const puzzle = puzzleOf({ rows, columns: [null, null, null], palette: paletteOf(1) });
    const [no, yes] = [UNMARKED, painted(1)];
    const row = [yes, no, yes];
    for (const [cells, expected] of [
      [[yes, yes, no, ...row], true],
      [[no, no, yes, no, no, no], true],
      [[yes, no, yes, ...row], false],
      [[no, no, no, ...row], false],
    ] as const) {
      expect(isSolved({ puzzle, cells: Uint8Array.from(cells) })).toBe(expected);
    }
  });

  it('shows how much is marked where no clues tell how much is to be painted', () => {
    const blot = [{ length: null, colour: 1 }];
    const open = { rows: [blot, blot], palette: paletteOf(1) };
    const puzzle = puzzleOf({ ...open, columns: [null, null] });
    const [no, yes] = [UNMARKED, painted(1)];
    expect(progressOf({ puzzle, cells: Uint8Array.of(CROSS, no, yes | NOTE, no) })).toBe(0.25);
    const byColumns = puzzleOf({ ...open, columns: [[{ length: 2, colour: 1 }], []] });
    expect(progressOf({ puzzle: byColumns, cells: Uint8Array.of(yes, CROSS, no, CROSS) })).toBe(
      0.5,
    );
  });

  it('counts no given cells', () => {
    const plain = puzzleOfLengths([[2], [2]], [[2], [2]]);
    const given = { width: 2, height: 2, cells: Int32Array.of(2, 3, 3, 3) };
    const puzzle = puzzleOf({ ...plain, given });
    const [no, yes] = [UNMARKED, painted(1)];
    expect(progressOf({ puzzle, cells: Uint8Array.of(yes, no, no, no) })).toBe(0);
    expect(progressOf({ puzzle, cells: Uint8Array.of(yes, yes, no, no) })).toBeCloseTo(1 / 3);
  });

  it('shows how much of it is there', () => {
    const puzzle = puzzleOfLengths([[1], [1]], [[1], [1]]);
    const [no, yes] = [UNMARKED, painted(1)];
    expect(progressOf({ puzzle, cells: Uint8Array.of(no, CROSS, no, no) })).toBe(0);
    expect(progressOf({ puzzle, cells: Uint8Array.of(no, yes, no, no) })).toBe(0.5);
    expect(progressOf({ puzzle, cells: Uint8Array.of(yes, yes, yes, yes) })).toBe(0.99);
  });
});
