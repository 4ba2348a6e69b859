import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLACK_AND_WHITE } from '../../../src/puzzle/palette.ts';
import { puzzleOf, puzzleOfLengths } from '../../../test/boards.ts';
import { crossesOfFinished, crossesWithoutBlocks, readLines } from './line-states.ts';
import { CROSS, NOTE, painted, UNMARKED } from './mark.ts';
import { changesTo } from './play-state.ts';

const MARKS: Readonly<Record<string, number>> = {
  '?': UNMARKED,
  '.': CROSS,
  '#': painted(1),
  n: painted(1) | NOTE,
};

function cellsOf(...rows: string[]): Uint8Array {
  return Uint8Array.from(rows.join(''), (letter) => MARKS[letter]);
}

/** One row of 7 cells with the blocks 2 1 1. The columns do not matter to the state of the row. */
const ROW = puzzleOfLengths([[2, 1, 1]], [[1], [1], [], [1], [], [1], []]);

function rowState(marks: string) {
  return readLines(ROW, cellsOf(marks)).states[0];
}

describe('a line', () => {
  it('has no certain block while one can sit elsewhere', () => {
    expect(rowState('???????')).toEqual({
      fits: true,
      certain: [false, false, false],
      open: 7,
    });
    expect(rowState('??.????').certain).toEqual([false, false, false]);
  });

  it('has those certain that are wholly painted and can sit nowhere else', () => {
    expect(rowState('##?????').certain).toEqual([true, false, false]);
    expect(rowState('???#?#?')).toMatchObject({ certain: [false, true, true] });
    expect(rowState('?#????.').certain).toEqual([false, false, false]);
  });

  it('takes no note for a mark', () => {
    expect(rowState('nn?????')).toEqual(rowState('???????'));
  });

  it('says at once when nothing fits', () => {
    expect(rowState('....???')).toEqual({
      fits: false,
      certain: [false, false, false],
      open: 3,
    });
    expect(rowState('###????').fits).toBe(false);
  });

  it('has all blocks certain when it reads as its clue', () => {
    expect(rowState('##?#?#?')).toEqual({ fits: true, certain: [true, true, true], open: 3 });
  });
});

describe('a line with a blotted block', () => {
  const row = [
    { length: null, colour: 1 },
    { length: 1, colour: 1 },
  ];
  const puzzle = puzzleOf({ rows: [row], columns: Array(5).fill(null), palette: BLACK_AND_WHITE });
  const state = (marks: string) => readLines(puzzle, cellsOf(marks)).states[0];

  it('has the block certain only when it can neither grow nor move', () => {
    expect(state('##?.#').certain).toEqual([false, true]);
    expect(state('##.?#').certain).toEqual([true, true]);
    expect(state('?#?#?').certain).toEqual([false, true]);
    expect(state('?###?').certain).toEqual([false, false]);
  });

  it('does not fit when its final run is longer than its block', () => {
    expect(state('?#?##').fits).toBe(false);
  });

  it('gets no crosses, because its runs may yet grow', () => {
    const changes = changesTo(cellsOf('?#???'), cellsOf('?#?#?'));
    expect(crossesOfFinished(puzzle, cellsOf('?#???'), changes)).toEqual([]);
  });
});

describe('an unknown line', () => {
  it('always fits and has no certain block', () => {
    const puzzle = puzzleOf({ rows: [null], columns: [null, null], palette: BLACK_AND_WHITE });
    for (const marks of ['??', '#.', '##', '..'])
      expect(readLines(puzzle, cellsOf(marks)).states[0]).toMatchObject({
        fits: true,
        certain: [],
      });
  });
});

describe('lines', () => {
  const puzzle = puzzleOfLengths([[1, 1], [], [2], [1]], [[1, 1], [1], [1, 1]]);
  const marks = fc.array(fc.constantFrom(...Object.values(MARKS)), {
    minLength: 12,
    maxLength: 12,
  });

  it('read after a change are as read anew', () => {
    fc.assert(
      fc.property(marks, marks, (one, other) => {
        const [from, to] = [Uint8Array.from(one), Uint8Array.from(other)];
        expect(readLines(puzzle, to, readLines(puzzle, from))).toEqual(readLines(puzzle, to));
      }),
    );
  });

  it('that have not changed keep their state', () => {
    const before = readLines(puzzle, new Uint8Array(12));
    const cells = new Uint8Array(12);
    cells[4] = CROSS;
    const after = readLines(puzzle, cells, before);
    const kept = after.states.flatMap((state, line) =>
      state === before.states[line] ? [line] : [],
    );
    expect(kept).toEqual([0, 2, 3, 4, 6]);
    expect(readLines(puzzle, cells.slice(), after).states).toBe(after.states);
  });
});

describe('crosses of finished lines', () => {
  const puzzle = puzzleOfLengths([[1, 1], [], [2]], [[1], [1], [1, 1]]);
  const crosses = (before: Uint8Array, after: Uint8Array): number[] =>
    crossesOfFinished(puzzle, before, changesTo(before, after)).map(({ cell, from, to }) => {
      expect([from, to]).toEqual([UNMARKED, CROSS]);
      return cell;
    });

  it('fill what is open in the row and the column', () => {
    expect(crosses(cellsOf('#??', '???', '???'), cellsOf('#?#', '???', '???'))).toEqual([1]);
    expect(crosses(cellsOf('#?#', '???', '???'), cellsOf('#?#', '???', '??#')).sort()).toEqual([5]);
  });

  it('leave notes alone', () => {
    expect(crosses(cellsOf('#n?', '???', '???'), cellsOf('#n#', '???', '???'))).toEqual([]);
  });

  it('do not come back when one is taken away', () => {
    expect(crosses(cellsOf('#.#', '???', '???'), cellsOf('#?#', '???', '???'))).toEqual([]);
  });

  it('come when a line loses what was too much', () => {
    expect(crosses(cellsOf('?#?', '?#?', '???'), cellsOf('?#?', '???', '???')).sort()).toEqual([
      3, 5, 7,
    ]);
  });

  it('need a line that is finished', () => {
    expect(crosses(cellsOf('???', '???', '???'), cellsOf('???', '???', '#??'))).toEqual([0, 3]);
    expect(crosses(cellsOf('???', '???', '???'), cellsOf('???', '???', '??#'))).toEqual([]);
  });
});

describe('crosses of lines without blocks', () => {
  const puzzle = puzzleOfLengths([[1], [], [1]], [[2], []]);
  const crosses = (before: Uint8Array, after: Uint8Array): number[] =>
    crossesWithoutBlocks(puzzle, before, changesTo(before, after)).map(({ cell }) => cell);

  it('come with the first mark, wherever it is', () => {
    const empty = cellsOf('??', '??', '??');
    expect(crosses(empty, cellsOf('#?', '??', '??')).sort()).toEqual([1, 2, 3, 5]);
  });

  it('leave lines alone that have a painted cell or a note', () => {
    const empty = cellsOf('??', '??', '??');
    expect(crosses(empty, cellsOf('??', '??', '?#')).sort()).toEqual([2, 3]);
    const noted = cellsOf('??', '?n', '??');
    expect(crosses(noted, cellsOf('#?', '?n', '??')).sort()).toEqual([1, 2, 5]);
  });

  it('do not come with a cross that is removed', () => {
    expect(crosses(cellsOf('#.', '..', '?.'), cellsOf('#?', '..', '?.'))).toEqual([]);
  });
});
