import { describe, expect, it } from 'vitest';
import { randomPuzzle, SETTINGS } from '../../test/boards.ts';
import { gridDigits, solveSlowly } from '../../test/brute-force.ts';
import { defined } from '../puzzle/defined.ts';
import { allCandidates } from '../puzzle/palette.ts';
import { settleLines } from './board/settle-lines.ts';
import { makeRandom, type Random } from './random.ts';
import { count } from './search/count.ts';
import { solve } from './solve.ts';

function isWithin(text: string, within: Int32Array): boolean {
  return [...text.replaceAll('/', '')].every((colour, cell) => (within[cell] >> +colour) & 1);
}

/** Makes masks in which most cells have all candidates, and a cell now and then has none. */
function randomMasks(random: Random, cells: number, all: number): Int32Array {
  return Int32Array.from({ length: cells }, () =>
    random.below(3) > 0 ? all : random.below(all + 1),
  );
}

function sample<T>(random: Random, items: readonly T[], share: number): T[] {
  return items.filter(() => random.real() < share);
}

describe('candidates to stay within and free lines', () => {
  it('agree with brute force, in all settings', async () => {
    const random = makeRandom(31);
    let [several, none, searched] = [0, 0, 0];
    for (let round = 0; round < 500; round++) {
      const [width, height] = [1 + random.below(4), 1 + random.below(4)];
      const colours = 1 + random.below(2);
      const puzzle = randomPuzzle(random, width, height, colours, 0.5, random.below(4));
      const lines = Array.from({ length: width + height }, (_, line) => line);
      const free = round % 4 === 0 ? [] : sample(random, lines, 0.3);
      const within =
        round % 3 === 0
          ? randomMasks(random, width * height, allCandidates(puzzle.palette))
          : undefined;
      const truth = solveSlowly(puzzle, free).filter((text) => !within || isWithin(text, within));
      const terms = { free, ...defined({ within }) };
      const context = JSON.stringify({ rows: puzzle.rows, columns: puzzle.columns, ...terms });
      const layers = SETTINGS[round % SETTINGS.length];
      const result = await solve(puzzle, {
        maxSolutions: Number.POSITIVE_INFINITY,
        layers,
        ...terms,
      });
      expect(result.solutions.map(gridDigits).sort(), context).toEqual(truth);
      expect(result.complete).toBe(true);
      expect((await count(puzzle, undefined, terms)).count, context).toBe(BigInt(truth.length));
      if (truth.length > 1) several++;
      if (truth.length === 0) none++;
      if (result.stats.decisions > 0) searched++;
    }
    expect(Math.min(several, none, searched)).toBeGreaterThan(60);
  });

  it('solve large boards where search and beliefs have work to do', async () => {
    const puzzle = randomPuzzle(makeRandom(32), 25, 25, 1, 0.45);
    const { solutions, stats } = await solve(puzzle, { free: [3, 30, 31, 45], maxSolutions: 1 });
    expect(stats.dives).toBeGreaterThan(0);
    expect(solutions).toHaveLength(1);
  });

  it('settle lines without the free ones', () => {
    const puzzle = randomPuzzle(makeRandom(33), 6, 6, 1, 0.7);
    const all = Array.from({ length: 12 }, (_, line) => line);
    expect(settleLines(puzzle, all).grid.cells.every((cell) => cell === 3)).toBe(true);
    expect(settleLines(puzzle).grid.cells.some((cell) => cell !== 3)).toBe(true);
  });

  it('must fit the puzzle', async () => {
    const puzzle = randomPuzzle(makeRandom(34), 3, 2, 1, 0.7);
    await expect(solve(puzzle, { within: new Int32Array(5) })).rejects.toThrow('6 cells');
    await expect(solve(puzzle, { free: [5] })).rejects.toThrow('from 0 to 4');
  });
});
