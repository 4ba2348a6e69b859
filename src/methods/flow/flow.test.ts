import { describe, expect, it } from 'vitest';
import { puzzleOfLengths, randomPuzzle, withGivenCells } from '../../../test/boards.ts';
import { libraryPuzzle } from '../../../test/library.ts';
import { makeRandom } from '../../engine/random.ts';
import { isSolution } from '../../puzzle/check-grid.ts';
import type { ExactPuzzle, Puzzle } from '../../puzzle/puzzle.ts';
import type { Result } from '../../puzzle/result.ts';
import { verdictOf } from '../../puzzle/verdict.ts';
import { SPENT } from '../evolution.ts';
import type { MethodOptions } from '../method.ts';
import { refusalOf, solveBy } from '../solve-by.ts';
import { type Climber, climb, makeClimber, measureMismatch } from './climb.ts';
import { flow } from './flow.ts';
import { admit, makeGridPopulation, spendBestGrid } from './grid-population.ts';
import { drawGrid } from './offspring.ts';
import { makeTransport } from './transport.ts';

async function solve(puzzle: Puzzle, options: MethodOptions): Promise<Result> {
  const outcome = await solveBy(flow, puzzle, options);
  if (!outcome.ok) throw new Error(outcome.problems[0].message);
  return outcome.value;
}

/** Returns the mismatch of a grid, as a new climber computes it. */
function mismatchOf(puzzle: ExactPuzzle, cells: Uint8Array): number {
  const climber = makeClimber(puzzle);
  climber.cells.set(cells);
  measureMismatch(climber);
  return climber.mismatch;
}

/** Yields every grid that is one switch away. */
function* switched({ width, height, cells }: Climber): Generator<Uint8Array> {
  for (let a = 0; a < width * height; a++) {
    for (let d = a + 1; d < width * height; d++) {
      const [b, c] = [a - (a % width) + (d % width), d - (d % width) + (a % width)];
      const isSwitch = cells[a] === cells[d] && cells[b] === cells[c] && cells[a] !== cells[b];
      if (!isSwitch) continue;
      const next = cells.slice();
      for (const cell of [a, b, c, d]) next[cell] ^= 1;
      yield next;
    }
  }
}

describe('climbing', () => {
  it('ends where no switch is better, with the same sums and a true mismatch', () => {
    for (let seed = 0; seed < 20; seed++) {
      const random = makeRandom(seed);
      const [width, height] = [2 + random.below(7), 2 + random.below(7)];
      const puzzle = randomPuzzle(random, width, height, 1, 0.5);
      const climber = makeClimber(puzzle);
      const transport = makeTransport(puzzle);
      drawGrid(transport, climber.cells, random);
      measureMismatch(climber);
      const start = climber.mismatch;
      const stats = { evaluations: 0, switches: 0 };
      while (!climb(climber, random, stats)) expect(climber.mismatch).toBeLessThanOrEqual(start);
      expect(climber.mismatch).toBe(mismatchOf(puzzle, climber.cells));
      expect(climber.mismatch).toBeLessThanOrEqual(start - stats.switches);
      for (const next of switched(climber)) {
        expect(mismatchOf(puzzle, next)).toBeGreaterThanOrEqual(climber.mismatch);
      }
      const cells = Int32Array.from(climber.cells, (cell) => 1 << cell);
      expect(climber.mismatch === 0).toBe(isSolution(puzzle, { width, height, cells }));
    }
  });
});

it('climbs in steps where there is no switch to count', () => {
  const side = 120;
  const lengths = Array.from({ length: side }, (_, i) => [i + 1]);
  const climber = makeClimber(puzzleOfLengths(lengths, lengths.toReversed()));
  climber.cells.forEach((_, cell) => {
    climber.cells[cell] = cell % side <= Math.floor(cell / side) ? 1 : 0;
  });
  measureMismatch(climber);
  const stats = { evaluations: 0, switches: 0 };
  expect(climb(climber, makeRandom(1), stats)).toBe(false);
  expect(stats.evaluations).toBe(0);
});

describe('the population', () => {
  it('keeps the best grids in order, each once', () => {
    const population = makeGridPopulation(puzzleOfLengths([[1]], [[1]]), 3);
    const wide = { ...population, area: 2, cells: new Uint8Array(6) };
    const best = (): number[] => [...wide.order].map((slot) => wide.mismatch[slot]);
    admit(wide, Uint8Array.from([0, 0]), 5);
    admit(wide, Uint8Array.from([0, 1]), 2);
    admit(wide, Uint8Array.from([0, 1]), 2);
    admit(wide, Uint8Array.from([1, 0]), 4);
    expect(best()).toEqual([2, 4, 5]);
    admit(wide, Uint8Array.from([1, 1]), 3);
    expect(best()).toEqual([2, 3, 4]);
    admit(wide, Uint8Array.from([0, 0]), 5);
    expect(best()).toEqual([2, 3, 4]);
    spendBestGrid(wide);
    expect(best()).toEqual([3, 4, SPENT]);
  });
});

describe('flow', () => {
  it.each(['lock', 'umbrella', 'insect', 'penguin'])('solves %s', async (name) => {
    const puzzle = libraryPuzzle(name);
    const { solutions, stats } = await solve(puzzle, { maxSolutions: 1 });
    expect(solutions).toHaveLength(1);
    expect(stats.best).toBe(0);
  });

  it('finds several solutions, each once', async () => {
    const result = await solve(puzzleOfLengths([[1], [1], [1]], [[1], [1], [1]]), {
      maxSolutions: 6,
    });
    expect(result.solutions).toHaveLength(6);
    expect(result.complete).toBe(false);
  });

  it.each([
    ['without solution', puzzleOfLengths([[1], [2], [1]], [[1], [1, 1], [1]]), 0],
    ['with one solution', puzzleOfLengths([[2], [1]], [[2], [1]]), 1],
  ])('answers unknown at its bound for a puzzle %s', async (_, puzzle, count) => {
    const result = await solve(puzzle, { choices: { climb: 'off' } });
    expect(verdictOf(result)).toBe('unknown');
    expect(result.solutions).toHaveLength(count);
    expect(result.stats.evaluations).toBe(2000 * puzzle.width * puzzle.height);
  });

  it('answers unknown even where no grid has the sums', async () => {
    const result = await solve(puzzleOfLengths([[2], []], [[2], []]), {});
    expect(verdictOf(result)).toBe('unknown');
  });

  it('gets out of a local optimum by beginning anew, and else stays in it', async () => {
    const puzzle = randomPuzzle(makeRandom(13), 13, 13, 1, 0.5);
    const options = { maxSolutions: 1, seed: 13, limits: { steps: 2000 } };
    const once = await solve(puzzle, { ...options, choices: { search: 'once' } });
    expect(once.solutions).toHaveLength(0);
    expect(once.stats.restarts).toBe(0);
    const evolved = await solve(puzzle, { ...options, choices: { search: 'evolve' } });
    expect(evolved.solutions).toHaveLength(1);
    expect(evolved.stats.restarts).toBeGreaterThan(0);
  });

  it('refuses boards on which a grid would take too long', () => {
    const puzzle = randomPuzzle(makeRandom(1), 51, 50, 1, 0.5);
    expect(refusalOf(flow, puzzle, { search: 'evolve', climb: 'on' })?.code).toBe('too-large');
  });

  it('finds a solution that has the given cells', async () => {
    const random = makeRandom(15);
    for (let round = 0; round < 20; round++) {
      const exact = randomPuzzle(random, 7, 7, 1, 0.5);
      const puzzle = withGivenCells(random, exact, 0.3, exact.goal);
      const { solutions } = await solve(puzzle, { maxSolutions: 1 });
      expect(solutions).toHaveLength(1);
      expect(isSolution(puzzle, solutions[0])).toBe(true);
    }
  });
});
