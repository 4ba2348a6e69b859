import { describe, expect, it } from 'vitest';
import { puzzleOf } from '../../test/boards.ts';
import { type Clue, clueOfLengths } from './clue.ts';
import { BLACK_AND_WHITE } from './palette.ts';
import { requireExactClues } from './require-exact-clues.ts';

const BLOTTED: Clue = [
  { length: 1, colour: 1 },
  { length: null, colour: 1 },
];

const puzzleOfClues = (rows: readonly Clue[], columns: readonly Clue[]) =>
  puzzleOf({ rows, columns, palette: BLACK_AND_WHITE });

const ones = (count: number): Clue[] => new Array<Clue>(count).fill(clueOfLengths([1]));

describe('a puzzle for what needs all lengths', () => {
  it('passes if its clues are exact', () => {
    const puzzle = puzzleOfClues(ones(3), ones(3));
    expect(requireExactClues(puzzle, 'why')).toEqual({ ok: true, value: puzzle });
  });

  it.each([
    {
      what: 'a blotted block of a row',
      puzzle: puzzleOfClues([...ones(2), BLOTTED], [null, ...ones(2)]),
      problem: { message: 'row 3, block 2 is blotted: why', where: { row: 3, block: 2 } },
    },
    {
      what: 'an unknown row',
      puzzle: puzzleOfClues([null, BLOTTED], ones(3)),
      problem: { message: 'row 1 is unknown: why', where: { row: 1 } },
    },
    {
      what: 'a blotted block of a column',
      puzzle: puzzleOfClues(ones(3), [...ones(1), BLOTTED]),
      problem: { message: 'column 2, block 2 is blotted: why', where: { column: 2, block: 2 } },
    },
    {
      what: 'an unknown column',
      puzzle: puzzleOfClues(ones(2), [...ones(2), null]),
      problem: { message: 'column 3 is unknown: why', where: { column: 3 } },
    },
  ])('is refused for $what', ({ puzzle, problem }) => {
    expect(requireExactClues(puzzle, 'why')).toEqual({
      ok: false,
      problems: [{ code: 'no-inexact', ...problem }],
    });
  });
});
