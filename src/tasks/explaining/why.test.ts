import { describe, expect, it } from 'vitest';
import { lineSolvable, noise, puzzleOfLengths } from '../../../test/boards.ts';
import { makeRandom } from '../../engine/random.ts';
import { parseRows } from '../../puzzle/grid-text.ts';
import { BLACK_AND_WHITE } from '../../puzzle/palette.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { findWhy, type WhyAnswer } from './why.ts';

/** This puzzle has two solutions: two painted cells in opposite corners. */
const CROSSES = puzzleOfLengths([[1], [1]], [[1], [1]]);
const CONTRADICTORY = puzzleOfLengths([[2], []], [[], [2]]);
const HOST = { stop: () => false, onProgress: () => {}, onItem: () => {} };

/**
 * Asks why the marks are wrong. The history sets one cell in each move, in the order of the cells.
 */
async function why(puzzle: Puzzle, ...rows: string[]): Promise<WhyAnswer> {
  const parsed = parseRows(rows, BLACK_AND_WHITE);
  if (!parsed.ok) throw new Error(parsed.problems[0].message);
  const marks = parsed.value.cells;
  const history = [...marks.keys()].map((cell) => [{ cell, candidates: marks[cell] }]);
  const outcome = await findWhy({ puzzle, marks, history, language: 'en' }, HOST);
  if (!outcome.ok) throw new Error(outcome.problems[0].message);
  return outcome.value;
}

describe('why marks are wrong', () => {
  it('has a sentence and a way where no line alone shows it', async () => {
    const { refutation } = await why(CROSSES, '#?', '?.');
    expect(refutation?.sentence).toMatch(/^Cell 2 of row 2 must be filled/);
    expect(refutation?.cell).toBe(3);
    expect(refutation?.way?.steps).toHaveLength(2);
  });

  it('names a cell alone where the steps are too many', async () => {
    const random = makeRandom(1);
    const puzzle = lineSolvable(random, noise(random, 20, 20, 1, 0.5), BLACK_AND_WHITE);
    const rows = Array.from({ length: 20 }, () => '?'.repeat(20));
    const told = await Promise.all(
      ['#', '.'].map((mark) => why(puzzle, `???????${mark}????????????`, ...rows.slice(1))),
    );
    const { refutation } = told.find(({ mistakes }) => mistakes.fits === 'no') ?? {};
    expect(refutation?.sentence).toMatch(/more than anyone wants to follow/);
    expect(refutation).toMatchObject({ cell: 7 });
    expect(refutation?.way).toBeUndefined();
  });

  it.each([
    ['an empty board', ['??', '??']],
    ['a mark that is right', ['#?', '??']],
    ['a solved board', ['#.', '.#']],
  ])('asserts no mistake on %s', async (_, rows) => {
    const { mistakes, refutation } = await why(CROSSES, ...rows);
    expect(mistakes.fits).toBe('yes');
    expect(refutation).toBeUndefined();
  });

  it('blames no mark where the clues have no solution', async () => {
    const { mistakes, refutation } = await why(CONTRADICTORY, '#?', '??');
    expect(mistakes.verdict).toBe('none');
    expect(refutation).toBeUndefined();
  });
});
