import { describe, expect, it } from 'vitest';
import {
  puzzleOf,
  puzzleOfLengths,
  randomPuzzle,
  withBlottedBlocks,
  withGivenCells,
  withUnknownLines,
} from '../../test/boards.ts';
import { solveSlowly } from '../../test/brute-force.ts';
import { settleLines } from '../engine/board/settle-lines.ts';
import { makeRandom, type Random } from '../engine/random.ts';
import { allCandidates } from '../puzzle/palette.ts';
import { clueOfLine, type Puzzle } from '../puzzle/puzzle.ts';
import {
  explain,
  hint,
  marksAtStart,
  mistakes,
  rate,
  refute,
  type Step,
  verifySearch,
  verifyStep,
} from './index.ts';
import { makeMarkedBoard } from './model/marked-board.ts';
import { summing } from './techniques/summing.ts';

/** Makes a small puzzle with blotted blocks, unknown lines or both, and at times given cells. */
function randomInexact(random: Random, round: number, share: number): Puzzle {
  const [width, height] = [1 + random.below(5), 1 + random.below(5)];
  const swaps = round % 5 === 0 ? 1 : 0;
  const exact = randomPuzzle(random, width, height, 1 + (round % 2), 0.55, swaps);
  const blotted = round % 3 === 0 ? exact : withBlottedBlocks(random, exact, share);
  const puzzle = round % 3 === 1 ? blotted : withUnknownLines(random, blotted, share / 2);
  return round % 4 === 0 ? withGivenCells(random, puzzle, 0.15, exact.goal) : puzzle;
}

/** Returns the masks of all solutions. */
function solutionsOf(puzzle: Puzzle): number[][] {
  return solveSlowly(puzzle).map((rows) =>
    [...rows.replaceAll('/', '')].map((colour) => 1 << Number(colour)),
  );
}

function isWithin(solution: readonly number[], marks: Int32Array): boolean {
  return solution.every((mask, cell) => (mask & marks[cell]) !== 0);
}

/** Checks a step by the verifiers, and against all solutions. */
async function expectTrue(
  puzzle: Puzzle,
  marks: Int32Array,
  step: Step,
  solutions: readonly (readonly number[])[],
): Promise<void> {
  const problem =
    step.kind === 'search'
      ? await verifySearch(puzzle, marks, step)
      : verifyStep(puzzle, marks, step, { isUnique: solutions.length === 1 });
  expect(problem).toBeUndefined();
  if (step.kind === 'line') expect(clueOfLine(puzzle, step.line)).not.toBeNull();
  for (const { cell, candidates } of step.conclusions) {
    expect(solutions.every((solution) => (solution[cell] & candidates) !== 0)).toBe(true);
  }
}

describe('blotted blocks and unknown lines', () => {
  it('are explained to the end, or to why there is none, and every step is true', async () => {
    const random = makeRandom(71);
    const seen: Record<string, number> = { solved: 0, several: 0, none: 0 };
    for (let round = 0; round < 160; round++) {
      const puzzle = randomInexact(random, round, 0.25);
      const solutions = solutionsOf(puzzle);
      const outcome = explain(puzzle);
      if (!outcome.ok) throw new Error(outcome.problems[0].message);
      const marks = marksAtStart(puzzle);
      const steps = outcome.value[Symbol.asyncIterator]();
      let next = await steps.next();
      for (; !next.done; next = await steps.next()) {
        await expectTrue(puzzle, marks, next.value, solutions);
        for (const { cell, candidates } of next.value.conclusions) marks[cell] &= candidates;
      }
      const expected = ['none', 'solved'][solutions.length] ?? 'several';
      expect(next.value.kind).toBe(expected);
      if (expected === 'solved') expect([...marks]).toEqual(solutions[0]);
      seen[expected]++;
    }
    expect(Math.min(seen.solved, seen.several, seen.none)).toBeGreaterThan(3);
  });

  it('lead to true hints from any marks, and marks are wrong when no solution has them', async () => {
    const random = makeRandom(72);
    const seen = { right: 0, wrong: 0, broken: 0 };
    for (let round = 0; round < 200; round++) {
      const puzzle = randomInexact(random, round, 0.2);
      const all = allCandidates(puzzle.palette);
      const solutions = solutionsOf(puzzle);
      const marks = marksAtStart(puzzle).map((candidates) =>
        candidates === all && random.below(3) === 0
          ? 1 << random.below(puzzle.palette.length)
          : candidates,
      );
      const within = solutions.filter((solution) => isWithin(solution, marks));
      const found = await mistakes(puzzle, marks);
      if (!found.ok) throw new Error(found.problems[0].message);
      const { fits, wrong, lines } = found.value;
      expect(fits).toBe(within.length > 0 ? 'yes' : 'no');
      const isWrong = (cell: number): boolean =>
        solutions.every((solution) => (solution[cell] & marks[cell]) === 0);
      if (solutions.length > 0)
        expect(wrong).toEqual(fits === 'yes' ? [] : [...marks.keys()].filter(isWrong));
      for (const { line } of lines) expect(clueOfLine(puzzle, line)).not.toBeNull();
      const next = await hint(puzzle, marks);
      if (!next.ok) throw new Error(next.problems[0].message);
      if (next.value.kind === 'step') await expectTrue(puzzle, marks, next.value.step, within);
      seen[fits === 'yes' ? 'right' : lines.length > 0 ? 'broken' : 'wrong']++;
    }
    expect(Math.min(seen.right, seen.wrong, seen.broken)).toBeGreaterThan(5);
  });

  it('show by steps why a mark is wrong', async () => {
    const random = makeRandom(73);
    let shown = 0;
    for (let round = 0; round < 120; round++) {
      const puzzle = randomInexact(random, round, 0.15);
      const [solution, ...others] = solutionsOf(puzzle);
      if (solution === undefined || others.length > 0) continue;
      const marks = marksAtStart(puzzle);
      const cell = random.below(marks.length);
      if (marks[cell] === solution[cell]) continue;
      marks[cell] = solution[cell] === 1 ? 2 : 1;
      const outcome = await refute(puzzle, marks);
      if (!outcome.ok) throw new Error(outcome.problems[0].message);
      const { refutation } = outcome.value;
      if (refutation?.kind !== 'steps') continue;
      expect(refutation.fact.cell).toBe(cell);
      const known = marksAtStart(puzzle);
      for (const step of refutation.steps) {
        await expectTrue(puzzle, known, step, [solution]);
        for (const fact of step.conclusions) known[fact.cell] &= fact.candidates;
      }
      shown++;
    }
    expect(shown).toBeGreaterThan(10);
  });

  it('are counted along the edges of the board', () => {
    const random = makeRandom(74);
    const seen = new Set<string>();
    for (let round = 0; round < 1200; round++) {
      const [width, height] = [2 + random.below(4), 2 + random.below(4)];
      const exact = randomPuzzle(random, width, height, 1 + (round % 2), 0.55);
      const puzzle = withUnknownLines(random, withBlottedBlocks(random, exact, 0.25), 0.1);
      const { cells } = settleLines(puzzle).grid;
      const step = summing(makeMarkedBoard(puzzle, cells))?.describe();
      if (step === undefined) continue;
      expect(verifyStep(puzzle, cells, step)).toBeUndefined();
      for (const solution of solutionsOf(puzzle)) {
        expect(step.conclusions.every((fact) => solution[fact.cell] & fact.candidates)).toBe(true);
      }
      const clues = step.shares.map(({ line }) => clueOfLine(puzzle, line));
      seen.add(step.message.key).add(clues.includes(null) ? 'unknown' : 'known');
    }
    expect([...seen].sort()).toEqual([
      'known',
      'summing.least',
      'summing.most',
      'summing.most-blotted',
      'unknown',
    ]);
  });

  it('are rated like other puzzles', async () => {
    const square = puzzleOfLengths([[3], [1, 1], [3]], [[3], [1, 1], [3]]);
    const ring = puzzleOf({ ...square, rows: [square.rows[0], null, square.rows[2]] });
    expect(await rate(ring)).toMatchObject({
      verdict: 'unique',
      label: 'trivial',
      lookahead: { kind: 'LINE', depth: 0 },
    });
    const open = puzzleOf({ ...ring, columns: ring.columns.map(() => null) });
    expect(await rate(open)).toMatchObject({ verdict: 'multiple' });
    const cells = Int32Array.of(2, 2, 2, 2, 1, 2, 2, 2, 2);
    const full = puzzleOf({ ...ring, given: { width: 3, height: 3, cells } });
    expect(await rate(full)).toMatchObject({ label: 'trivial', sweeps: 0 });
  });
});
