import { describe, expect, it } from 'vitest';
import { puzzleOfLengths, randomPuzzle, withGivenCells } from '../../../test/boards.ts';
import { arrangements } from '../../../test/brute-force.ts';
import { libraryPuzzle } from '../../../test/library.ts';
import { makeRandom } from '../../engine/random.ts';
import { isSolution } from '../../puzzle/check-grid.ts';
import { clueOfCells, clueOfLengths, sameClue } from '../../puzzle/clue.ts';
import type { ExactPuzzle, Puzzle } from '../../puzzle/puzzle.ts';
import type { Result } from '../../puzzle/result.ts';
import { verdictOf } from '../../puzzle/verdict.ts';
import { lineClue, lineClues } from '../line-clues.ts';
import { distanceScratch, lineDistance } from '../line-distance.ts';
import type { MethodOptions, StepEvent } from '../method.ts';
import { refusalOf, solveBy } from '../solve-by.ts';
import { genetic } from './genetic.ts';
import {
  crossRows,
  drawRows,
  evaluate,
  type Individuals,
  makeIndividuals,
  mutateRow,
} from './individuals.ts';
import { drawRow, shiftBlock } from './rows.ts';

async function solve(puzzle: Puzzle, options: MethodOptions): Promise<Result> {
  const outcome = await solveBy(genetic, puzzle, options);
  if (!outcome.ok) throw new Error(outcome.problems[0].message);
  return outcome.value;
}

/** Returns the rows of an individual, each a list of its cells. */
function rowsOf({ width, height, cells }: Individuals, slot: number): number[][] {
  return Array.from({ length: height }, (_, row) => {
    const at = (slot * height + row) * width;
    return [...cells.subarray(at, at + width)];
  });
}

/** Returns the mismatch, computed from all columns instead of those that changed. */
function mismatchOf(puzzle: ExactPuzzle, cells: Uint8Array): number {
  const columns = lineClues(puzzle).slice(puzzle.height);
  const scratch = distanceScratch(columns);
  return columns.reduce(
    (sum, clue, column) =>
      sum + lineDistance(clue, cells, { start: column, step: puzzle.width }, scratch),
    0,
  );
}

describe('a row of genes', () => {
  const clue = clueOfLengths([2, 1]);
  const tables = lineClue(clue, 7);
  const textOf = (starts: Int16Array): string => starts.join();

  it('is drawn with the same chance for each arrangement', () => {
    const random = makeRandom(1);
    const starts = new Int16Array(2);
    const counts = new Map<string, number>();
    for (let i = 0; i < 10_000; i++) {
      drawRow(tables, starts, 0, random);
      counts.set(textOf(starts), (counts.get(textOf(starts)) ?? 0) + 1);
    }
    expect(counts.size).toBe([...arrangements(clue, 7)].length);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });

  it('is another one after a shift, and gets everywhere by shifts', () => {
    const random = makeRandom(2);
    const starts = Int16Array.from([0, 3]);
    const seen = new Set<string>();
    for (let i = 0; i < 500; i++) {
      const before = textOf(starts);
      shiftBlock(tables, starts, 0, random);
      expect(textOf(starts)).not.toBe(before);
      seen.add(textOf(starts));
    }
    expect(seen.size).toBe(10);
  });
});

describe('individuals', () => {
  it.each([1, 3])('keep every row right, whatever is done to them, with %d colours', (colours) => {
    for (let seed = 0; seed < 30; seed++) {
      const random = makeRandom(seed);
      const [width, height] = [1 + random.below(12), 1 + random.below(12)];
      const puzzle = randomPuzzle(random, width, height, colours, 0.5);
      const individuals = makeIndividuals(puzzle, 3);
      for (const slot of [0, 1]) {
        drawRows(individuals, slot, random);
        evaluate(individuals, slot);
      }
      for (let child = 0; child < 20; child++) {
        const from = random.below(height + 1);
        crossRows(individuals, 2, [child % 2, 1 - (child % 2)], [from, height]);
        for (let row = 0; row < height; row++) mutateRow(individuals, 2, row, random);
        evaluate(individuals, 2);
        rowsOf(individuals, 2).forEach((cells, row) => {
          expect(sameClue(clueOfCells(cells), puzzle.rows[row])).toBe(true);
        });
        const colourOfCells = individuals.cells.slice(2 * width * height);
        expect(individuals.mismatch[2]).toBe(mismatchOf(puzzle, colourOfCells));
        const cells = Int32Array.from(colourOfCells, (colour) => 1 << colour);
        expect(individuals.mismatch[2] === 0).toBe(isSolution(puzzle, { width, height, cells }));
      }
    }
  });

  it('have the rows of one parent between the cuts and of the other around them', () => {
    const random = makeRandom(3);
    const individuals = makeIndividuals(randomPuzzle(random, 9, 6, 1, 0.4), 3);
    drawRows(individuals, 0, random);
    drawRows(individuals, 1, random);
    crossRows(individuals, 2, [0, 1], [2, 4]);
    const [first, second, child] = [0, 1, 2].map((slot) => rowsOf(individuals, slot));
    expect(child).toEqual([...first.slice(0, 2), ...second.slice(2, 4), ...first.slice(4)]);
  });
});

describe('genetic', () => {
  it.each(['lock', 'umbrella', 'insect', 'watermelon'])('solves %s', async (name) => {
    const puzzle = libraryPuzzle(name);
    const { solutions, stats } = await solve(puzzle, { maxSolutions: 1 });
    expect(solutions).toHaveLength(1);
    expect(stats.best).toBe(0);
  });

  it('breeds a solution in which every block begins its row as fast as others', async () => {
    const lengths = [5, 2, 7, 3, 1, 8, 4, 6, 2, 5];
    const rows = lengths.map((length) => [length]);
    const columns = Array.from({ length: 10 }, (_, column) => {
      const cells = lengths.map((length) => Number(column < length));
      return clueOfCells(cells).map((block) => block.length);
    });
    for (const clues of [columns, columns.toReversed()]) {
      const puzzle = puzzleOfLengths(rows, clues);
      const { solutions, stats } = await solve(puzzle, { maxSolutions: 1, seed: 5 });
      expect(solutions).toHaveLength(1);
      expect(stats.generations).toBeLessThan(30);
    }
  });

  it('finds several solutions, each once', async () => {
    const result = await solve(puzzleOfLengths([[1], [1], [1]], [[1], [1], [1]]), {
      maxSolutions: 6,
    });
    expect(result.solutions).toHaveLength(6);
    expect(result.complete).toBe(false);
  });

  it('tells which of its steps is a solution', async () => {
    const steps: StepEvent[] = [];
    const puzzle = libraryPuzzle('lock');
    await solve(puzzle, { maxSolutions: 1, onStep: (step) => steps.push(step) });
    const solved = steps.filter(({ figures }) => figures?.mismatch === '0');
    expect(solved.map(({ kind }) => kind)).toEqual(['solution']);
    expect(steps.length).toBeGreaterThan(1);
    expect(steps.filter(({ kind }) => kind === 'solution')).toEqual(solved);
  });

  it.each([
    ['without solution', puzzleOfLengths([[1], [2], [1]], [[1], [1, 1], [1]]), 0],
    ['with one solution', puzzleOfLengths([[2], [1]], [[2], [1]]), 1],
  ])('answers unknown at its bound for a puzzle %s', async (_, puzzle, count) => {
    const result = await solve(puzzle, {});
    expect(verdictOf(result)).toBe('unknown');
    expect(result.solutions).toHaveLength(count);
    const most = 20_000 * puzzle.width * puzzle.height;
    expect(result.stats.evaluations).toBeGreaterThanOrEqual(most);
    expect(result.stats.evaluations).toBeLessThan(most + 100);
  });

  it('gets out of a local optimum by beginning anew, and else stays in it', async () => {
    const puzzle = randomPuzzle(makeRandom(9), 12, 12, 1, 0.5);
    const options = { maxSolutions: 1, seed: 9, limits: { steps: 1500 } };
    const once = await solve(puzzle, { ...options, choices: { search: 'once' } });
    expect(once.solutions).toHaveLength(0);
    expect(once.stats.restarts).toBe(0);
    const evolved = await solve(puzzle, { ...options, choices: { search: 'evolve' } });
    expect(evolved.solutions).toHaveLength(1);
    expect(evolved.stats.restarts).toBeGreaterThan(0);
  });

  it('refuses boards on which a generation would take too long', () => {
    const puzzle = randomPuzzle(makeRandom(1), 60, 60, 1, 0.5);
    const refusal = (population: string) =>
      refusalOf(genetic, puzzle, { search: 'evolve', population })?.code;
    expect(refusal('100')).toBe('too-large');
    expect(refusal('30')).toBeUndefined();
  });

  it('finds a solution that has the given cells', async () => {
    const random = makeRandom(15);
    for (let round = 0; round < 20; round++) {
      const exact = randomPuzzle(random, 6, 6, 1 + (round % 3), 0.5);
      const puzzle = withGivenCells(random, exact, 0.3, exact.goal);
      const { solutions } = await solve(puzzle, { maxSolutions: 1 });
      expect(solutions).toHaveLength(1);
      expect(isSolution(puzzle, solutions[0])).toBe(true);
    }
  });
});
