import { describe, expect, it } from 'vitest';
import { puzzleOf, puzzleOfLengths, randomPuzzle, withGivenCells } from '../../test/boards.ts';
import { solveSlowly } from '../../test/brute-force.ts';
import { makeRandom } from '../engine/random.ts';
import { parseRows } from '../puzzle/grid-text.ts';
import { MAX_PROBLEMS } from '../puzzle/problem.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { findMistakes } from '../tasks/explaining/mistakes.ts';
import {
  contradictoryLines,
  describeEnding,
  explain,
  hint,
  makeWords,
  marksAtStart,
  rate,
  verifySearch,
  verifyStep,
} from './index.ts';
import { problemsOfGivenCells } from './model/move-history.ts';
import { symmetry } from './techniques/symmetry.ts';

function given(puzzle: Puzzle, ...rows: string[]): Puzzle {
  const grid = parseRows(rows, puzzle.palette);
  if (!grid.ok) throw new Error(grid.problems[0].message);
  return puzzleOf({ ...puzzle, given: grid.value });
}

const DIAGONAL = puzzleOfLengths([[1], [1]], [[1], [1]]);
const CROSS = puzzleOfLengths([[1], [3], [1]], [[1], [3], [1]]);

describe('given cells', () => {
  it('are known from the start, and every step of the way to the solution is verified', async () => {
    const random = makeRandom(61);
    let finished = 0;
    for (let round = 0; round < 60; round++) {
      const puzzle = withGivenCells(random, randomPuzzle(random, 5, 5, 1, 0.5), 0.15, undefined);
      const truth = solveSlowly(puzzle);
      if (truth.length !== 1) continue;
      const steps = explain(puzzle);
      if (!steps.ok) throw new Error(steps.problems[0].message);
      const marks = marksAtStart(puzzle);
      for await (const step of steps.value) {
        const problem =
          step.kind === 'search'
            ? await verifySearch(puzzle, marks, step)
            : verifyStep(puzzle, marks, step, { isUnique: true });
        expect(problem).toBeUndefined();
        for (const { cell, candidates } of step.conclusions) marks[cell] &= candidates;
      }
      const solution = [...truth[0].replaceAll('/', '')].map((colour) => 1 << Number(colour));
      expect([...marks]).toEqual(solution);
      finished++;
    }
    expect(finished).toBeGreaterThan(10);
  });

  it('make a puzzle easy that has several solutions without them', async () => {
    expect(await rate(DIAGONAL)).toMatchObject({ verdict: 'multiple' });
    const rating = await rate(given(DIAGONAL, '#?', '??'));
    expect(rating).toMatchObject({ verdict: 'unique', label: 'trivial', sweeps: 2 });
  });

  it('need not be symmetric, so no step concludes from the symmetry of the clues', () => {
    const puzzle = given(DIAGONAL, '#?', '??');
    const marks = marksAtStart(puzzle);
    const step = symmetry(DIAGONAL, marks);
    if (step === undefined) throw new Error('the clues are symmetric');
    expect(verifyStep(DIAGONAL, marks, step, { isUnique: true })).toBeUndefined();
    expect(symmetry(puzzle, marks)).toBeUndefined();
    expect(verifyStep(puzzle, marks, step, { isUnique: true })).toContain('need not be symmetric');
  });

  it('that alone break a line are no mistake of the player', async () => {
    const puzzle = given(CROSS, '??.', '.??', '???');
    const host = { stop: () => false, onProgress: () => {}, onItem: () => {} };
    const marks = marksAtStart(puzzle);
    const found = await findMistakes({ puzzle, marks, history: [], language: 'en' }, host);
    if (!found.ok) throw new Error(found.problems[0].message);
    expect(found.value).not.toHaveProperty('back');
    expect(found.value.sentence).toMatch(/^The puzzle has no solution/);
  });

  it('must be in the marks that a caller gives', async () => {
    const puzzle = given(CROSS, '??.', '???', '???');
    const marks = marksAtStart(CROSS);
    expect(await hint(puzzle, marks)).toMatchObject({
      ok: false,
      problems: [{ code: 'given-cell', where: { row: 1, column: 3 } }],
    });
  });

  it('are each named once where marks differ, up to the most problems', () => {
    const puzzle = given(CROSS, '??.', '###', '???');
    const marks = marksAtStart(puzzle);
    expect(problemsOfGivenCells(puzzle, marks)).toEqual([]);
    marks[2] = 2;
    marks[4] = 1;
    expect(problemsOfGivenCells(puzzle, marks).map(({ message }) => message)).toEqual([
      'row 1, column 3: this cell is given, so the marks must have its colour',
      'row 2, column 2: this cell is given, so the marks must have its colour',
    ]);
    const wide = puzzleOfLengths(
      [[]],
      Array.from({ length: MAX_PROBLEMS + 9 }, () => []),
    );
    const blank = given(wide, '.'.repeat(wide.width));
    const problems = problemsOfGivenCells(blank, marksAtStart(wide));
    expect(problems.map(({ code }) => code)).toEqual([
      ...Array.from({ length: MAX_PROBLEMS }, () => 'given-cell'),
      'more-problems',
    ]);
  });

  it('are named where they leave no solution', async () => {
    const puzzle = given(CROSS, '??.', '.??', '???');
    const conflict = await contradictoryLines(puzzle);
    expect(conflict).toMatchObject({ ok: true, value: { verdict: 'contradictory', lines: [1] } });
    const ending = await hint(puzzle, marksAtStart(puzzle));
    if (!ending.ok || ending.value.kind === 'step') throw new Error('a hint where none is');
    expect(describeEnding(makeWords('en'), puzzle, ending.value)).toBe(
      'The puzzle has no solution. The given cells and the clues of these lines cannot all be right: row 2.',
    );
  });
});
