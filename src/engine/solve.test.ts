import { describe, expect, it } from 'vitest';
import { domino, randomPuzzle, SETTINGS, symmetricPuzzle } from '../../test/boards.ts';
import { gridDigits, solveSlowly } from '../../test/brute-force.ts';
import { clueOfLengths } from '../puzzle/clue.ts';
import { colourOf, sameGrid } from '../puzzle/grid.ts';
import { writeRows } from '../puzzle/grid-text.ts';
import { BLACK_AND_WHITE } from '../puzzle/palette.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { validate } from '../puzzle/validate.ts';
import { verdictOf } from '../puzzle/verdict.ts';
import { makeBoard } from './board/board.ts';
import { propagate } from './board/propagate.ts';
import { makeRandom } from './random.ts';
import { count } from './search/count.ts';
import { goOnCounting, makeCounting, startCount } from './search/count-regions.ts';
import { solutions, solve } from './solve.ts';

function monochrome(rows: number[][], columns: number[][]): Puzzle {
  const outcome = validate({
    rows: rows.map((lengths) => clueOfLengths(lengths)),
    columns: columns.map((lengths) => clueOfLengths(lengths)),
    palette: BLACK_AND_WHITE,
  });
  if (!outcome.ok) throw new Error(outcome.problems[0].message);
  return outcome.value;
}

const ONES = (size: number) => Array.from({ length: size }, () => [1]);

describe('solve', () => {
  it('finds the one solution of a puzzle that lines settle', async () => {
    const puzzle = monochrome([[2], [1]], [[2], [1]]);
    const result = await solve(puzzle);
    expect(verdictOf(result)).toBe('unique');
    expect(writeRows(result.solutions[0], puzzle.palette)).toEqual(['##', '#.']);
    expect(result.stats).toMatchObject({ decisions: 0, conflicts: 0, propagations: 4 });
  });

  it('shows two solutions and what they agree on', async () => {
    const puzzle = monochrome([[1], [2], [1]], [[2], [2], []]);
    const result = await solve(puzzle);
    expect(verdictOf(result)).toBe('multiple');
    expect(result.solutions.map(gridDigits).sort()).toEqual(['010/110/100', '100/110/010']);
    expect(writeRows(result.known, puzzle.palette)).toEqual(['??.', '##.', '??.']);
  });

  it('proves that there is none', async () => {
    const result = await solve(monochrome([[1, 1], [], [1, 1]], [[1], [2], [1]]));
    expect(verdictOf(result)).toBe('none');
    expect(result.complete).toBe(true);
  });

  it('leaves the verdict open with maxSolutions 1, unless the search was complete', async () => {
    const several = await solve(monochrome(ONES(2), ONES(2)), { maxSolutions: 1 });
    expect(several.solutions).toHaveLength(1);
    expect(verdictOf(several)).toBe('unknown');
    const one = await solve(monochrome([[2], [1]], [[2], [1]]), { maxSolutions: 1 });
    expect(verdictOf(one)).toBe('unique');
  });

  it('stops when asked, with what is known so far', async () => {
    let polls = 0;
    const result = await solve(monochrome(ONES(12), ONES(12)), {
      maxSolutions: Number.POSITIVE_INFINITY,
      stop: () => ++polls > 3,
    });
    expect(result.complete).toBe(false);
    expect(result.solutions.length).toBeGreaterThan(0);
  });

  it('gives the same run for the same seed and conflicts, and honours the limit', async () => {
    const puzzle = randomPuzzle(makeRandom(5), 30, 30, 1, 0.5);
    const options = { limits: { conflicts: 50 }, seed: 3, maxSolutions: 1000 };
    const [first, second] = [await solve(puzzle, options), await solve(puzzle, options)];
    expect(second.stats).toEqual(first.stats);
    expect(sameGrid(second.known, first.known)).toBe(true);
    expect(first.stats.conflicts).toBeLessThanOrEqual(50);
    const other = await solve(puzzle, { ...options, seed: 4 });
    expect(other.stats).not.toEqual(first.stats);
  });

  it('tells its progress between slices', async () => {
    const seen: number[] = [];
    await solve(monochrome(ONES(8), ONES(8)), {
      maxSolutions: Number.POSITIVE_INFINITY,
      onProgress: (progress) => seen.push(progress.solutions),
    });
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.toSorted((a, b) => a - b)).toEqual(seen);
  });
});

describe('a caller who is slower than the search', () => {
  it('is told each solution as it is found, and waited for before the next', async () => {
    const events: string[] = [];
    const { solutions } = await solve(monochrome(ONES(3), ONES(3)), {
      maxSolutions: 9,
      onSolution: (grid) => events.push(gridDigits(grid)),
      room: async () => {
        await Promise.resolve();
        events.push('room');
      },
    });
    const told = events.join(' ').split(/(?: ?room ?)+/);
    expect(told.filter(Boolean)).toEqual(solutions.map(gridDigits));
    expect(solutions).toHaveLength(6);
  });

  it('can hold up the search until it is stopped', async () => {
    let isStopped = false;
    const room = async (): Promise<void> => {
      isStopped = true;
    };
    const { stats, complete } = await solve(domino(20), { room, stop: () => isStopped });
    expect([stats.conflicts, complete]).toEqual([0, false]);
  });

  const never = (): Promise<void> => new Promise(() => {});

  it('cannot keep the search from its end when it is stopped', async () => {
    let polled = 0;
    const { complete } = await solve(domino(20), { room: never, stop: () => ++polled > 3 });
    expect(complete).toBe(false);
  });

  it('cannot keep the search from its end when its time is over', async () => {
    const { complete } = await solve(domino(20), { room: never, limits: { seconds: 0.01 } });
    expect(complete).toBe(false);
  });
});

describe('steps', () => {
  it('lead line by line to what the solve knows, each from the one before', async () => {
    const puzzle = randomPuzzle(makeRandom(5), 20, 20, 1, 0.7);
    const steps: Int32Array[] = [];
    const seen = await solve(puzzle, { onStep: ({ cells }) => steps.push(cells) });
    const unseen = await solve(puzzle);
    expect(steps.length).toBeGreaterThan(20);
    expect(seen).toEqual(unseen);
    expect(steps[steps.length - 1]).toEqual(seen.known.cells);
    const all = new Int32Array(400).fill(3);
    for (const [i, cells] of steps.entries()) expect(cells).not.toEqual(steps[i - 1] ?? all);
  });
});

describe('solutions and count', () => {
  it('streams lazily: the first of 12! comes at once', async () => {
    const puzzle = monochrome(ONES(12), ONES(12));
    const seen: string[] = [];
    for await (const grid of solutions(puzzle)) {
      seen.push(gridDigits(grid));
      if (seen.length === 3) break;
    }
    expect(new Set(seen).size).toBe(3);
  });

  it('lists all of 7! once, also where the plain search takes over', async () => {
    const seen = new Set<string>();
    let listed = 0;
    for await (const grid of solutions(monochrome(ONES(7), ONES(7)))) {
      seen.add(gridDigits(grid));
      listed++;
    }
    expect([listed, seen.size]).toEqual([5040, 5040]);
  });

  it('counts permutation matrices', async () => {
    expect(await count(monochrome(ONES(6), ONES(6)))).toEqual({ count: 720n, complete: true });
    expect(await count(monochrome(ONES(6), ONES(6)), 10n)).toEqual({ count: 10n, complete: false });
    expect(await count(monochrome(ONES(6), ONES(6)), 719n)).toEqual({
      count: 719n,
      complete: false,
    });
    expect(await count(monochrome(ONES(6), ONES(6)), 720n)).toEqual({
      count: 720n,
      complete: true,
    });
  });

  it('counts from before the search, which rules out what it has found', async () => {
    const layers = { probing: false, learning: false };
    expect((await count(monochrome(ONES(6), ONES(6)), undefined, { layers })).count).toBe(720n);
  });

  it('counts what nobody could list: 12 factorial', async () => {
    const { count: ways } = await count(monochrome(ONES(12), ONES(12)));
    expect(ways).toBe(479_001_600n);
  });

  it('counts deep boards, and honours its limits there', async () => {
    const deep = monochrome(ONES(60), ONES(60));
    let polls = 0;
    const stopped = await count(deep, undefined, { stop: () => ++polls > 250 });
    expect(stopped.complete).toBe(false);
    expect(stopped.count).toBeGreaterThan(100n);
    const noise = randomPuzzle(makeRandom(4), 25, 25, 1, 0.33);
    const limited = await count(noise, undefined, { limits: { conflicts: 300 } });
    expect(limited.complete).toBe(false);
  });

  it('multiplies regions that share lines', async () => {
    const columns = Array.from({ length: 119 }, (_, i) => (i % 3 === 2 ? [] : [1]));
    const row = Array.from({ length: 40 }, () => 1);
    expect(await count(monochrome([row, row], columns))).toEqual({
      count: 2n ** 40n,
      complete: true,
    });
    expect(await count(monochrome([row, row], columns), 1000n)).toEqual({
      count: 1000n,
      complete: false,
    });
  });

  it('counts hard puzzles by their proof', async () => {
    expect(await count(domino(9))).toEqual({ count: 1n, complete: true });
  });
});

describe('layers', () => {
  it('agree with brute force on small puzzles, each setting by itself', async () => {
    const random = makeRandom(21);
    let searched = 0;
    for (let round = 0; round < 1500; round++) {
      const [width, height] = [2 + random.below(5), 2 + random.below(5)];
      const colours = 1 + random.below(3);
      const density = 0.2 + 0.5 * random.real();
      const puzzle =
        round % 3 === 0
          ? symmetricPuzzle(random, width, height, colours, density)
          : randomPuzzle(random, width, height, colours, density, random.below(3));
      const truth = solveSlowly(puzzle);
      for (const layers of SETTINGS) {
        const options = { maxSolutions: 1000, layers, seed: round % 2 };
        const result = await solve(puzzle, options);
        const context = JSON.stringify({ layers, rows: puzzle.rows, columns: puzzle.columns });
        expect(result.solutions.map(gridDigits).sort(), context).toEqual(truth);
        expect(result.complete, context).toBe(true);
        if (result.stats.conflicts > 0) searched++;
      }
    }
    expect(searched).toBeGreaterThan(60);
  });

  it('agree with each other on medium puzzles', async () => {
    const random = makeRandom(22);
    const tally = { unique: 0, multiple: 0, none: 0, unknown: 0 };
    for (let round = 0; round < 60; round++) {
      const side = 10 + random.below(6);
      const puzzle =
        round % 4 === 3
          ? symmetricPuzzle(random, side, side, 1, 0.5)
          : randomPuzzle(random, side, side, 1 + random.below(2), 0.5, round % 4);
      const verdicts: string[] = [];
      const known: string[] = [];
      for (const layers of SETTINGS) {
        const result = await solve(puzzle, { layers });
        verdicts.push(verdictOf(result));
        if (result.complete) known.push(writeRows(result.known, puzzle.palette).join('/'));
      }
      const context = JSON.stringify({ rows: puzzle.rows, columns: puzzle.columns });
      expect(new Set(verdicts).size, `${verdicts} ${context}`).toBe(1);
      expect(new Set(known).size, context).toBeLessThanOrEqual(1);
      tally[verdicts[0] as 'unique']++;
    }
    expect(Math.min(tally.unique, tally.multiple, tally.none)).toBeGreaterThan(3);
  });

  it('prove that a domino puzzle has one solution, with few conflicts', async () => {
    const puzzle = domino(9);
    for (const layers of SETTINGS.slice(0, 6)) {
      const result = await solve(puzzle, { layers });
      expect(verdictOf(result)).toBe('unique');
      expect(result.stats.conflicts).toBeLessThan(10_000);
    }
  }, 120_000);
});

/**
 * Counts by regions only. The search for the first few solutions is left out, because it would find
 * all solutions of a small puzzle.
 */
function countByRegions(puzzle: Puzzle): bigint {
  const board = makeBoard(puzzle);
  if (propagate(board, Number.POSITIVE_INFINITY) === 'conflict') return 0n;
  const counting = makeCounting(board);
  startCount(counting, [...board.cells.keys()], undefined);
  return goOnCounting(counting, Number.POSITIVE_INFINITY) ?? -1n;
}

describe('truth', () => {
  it('agrees with brute force on small puzzles of one to three colours', async () => {
    const random = makeRandom(11);
    const tally = { unique: 0, multiple: 0, none: 0, unknown: 0 };
    for (let round = 0; round < 3000; round++) {
      const colours = 1 + random.below(3);
      const [width, height] = [1 + random.below(5), 1 + random.below(5)];
      const puzzle = randomPuzzle(random, width, height, colours, random.real(), random.below(3));
      const truth = solveSlowly(puzzle);
      const result = await solve(puzzle, {
        maxSolutions: Number.POSITIVE_INFINITY,
        seed: round % 3,
      });
      expect(result.solutions.map(gridDigits).sort(), JSON.stringify(puzzle)).toEqual(truth);
      expect(countByRegions(puzzle), JSON.stringify(puzzle)).toBe(BigInt(truth.length));
      expect(result.complete).toBe(true);
      tally[verdictOf(result)]++;
    }
    expect(Math.min(tally.unique, tally.multiple, tally.none)).toBeGreaterThan(50);
  });

  it('has the picture among the solutions of its clues', async () => {
    const random = makeRandom(12);
    for (let round = 0; round < 200; round++) {
      const puzzle = randomPuzzle(
        random,
        5 + random.below(30),
        5 + random.below(70),
        1 + random.below(4),
        0.7,
      );
      const result = await solve(puzzle, { limits: { conflicts: 200 } });
      const { goal } = puzzle;
      result.known.cells.forEach((candidates, cell) => {
        expect(candidates & (goal?.cells[cell] ?? 0)).not.toBe(0);
      });
      expect(verdictOf(result)).not.toBe('none');
    }
  });

  it('reads every solution back as colours of the palette', async () => {
    const puzzle = randomPuzzle(makeRandom(13), 12, 9, 4, 0.8);
    const { solutions: found } = await solve(puzzle);
    for (const cell of found[0].cells) expect(colourOf(cell)).toBeLessThan(puzzle.palette.length);
  });
});
