import { describe, expect, it } from 'vitest';
import { domino, puzzleOf, randomPuzzle } from '../../../test/boards.ts';
import { makeRandom } from '../../engine/random.ts';
import { clueOfLengths } from '../../puzzle/clue.ts';
import { writeRows } from '../../puzzle/grid-text.ts';
import { BLACK_AND_WHITE } from '../../puzzle/palette.ts';
import type { ExactPuzzle } from '../../puzzle/puzzle.ts';
import type { Result } from '../../puzzle/result.ts';
import { verdictOf } from '../../puzzle/verdict.ts';
import type { MethodOptions } from '../method.ts';
import { solveBy } from '../solve-by.ts';
import { probeAll } from './full-probing.ts';
import { candidatesOf, countKnownInGrid, isValue, markDirty, setValue } from './grids.ts';
import { probing } from './probing.ts';
import { makePropagator, propagateGrid } from './propagate-grid.ts';
import {
  BOARD,
  type FullProbing,
  makeFullProbing,
  type ProbingLevel,
  setBoard,
  tryIndex,
} from './tries.ts';

async function solve(puzzle: ExactPuzzle, options: MethodOptions = {}): Promise<Result> {
  const outcome = await solveBy(probing, puzzle, options);
  if (!outcome.ok) throw new Error(outcome.problems[0].message);
  return outcome.value;
}

/** Runs a generator to its end. */
function finish<T>(run: Generator<undefined, T>): T {
  for (;;) {
    const { done, value } = run.next();
    if (done) return value;
  }
}

/** Solves the lines of a puzzle and makes its board ready to be probed. */
function settled(puzzle: ExactPuzzle, level: ProbingLevel): FullProbing {
  const stats = { lineSolves: 0, cacheLookups: 0, cacheHits: 0, probes: 0, contrapositives: 0 };
  const propagator = makePropagator(puzzle, true, stats);
  const { layout } = propagator;
  const board = new Int32Array(layout.size);
  for (let line = 0; line < layout.lines; line++) markDirty(layout, board, 0, line);
  expect(finish(propagateGrid(propagator, board, 0))).toBe(true);
  const tries = makeFullProbing(propagator, board, level);
  setBoard(tries, board);
  return tries;
}

/** Returns the candidates of all cells after full probing. */
function probed(puzzle: ExactPuzzle, level: ProbingLevel): Int32Array {
  const tries = settled(puzzle, level);
  expect(finish(probeAll(tries, () => {}))).toBe(true);
  return candidatesOf(tries.layout, tries.grids, BOARD);
}

const SWITCH = puzzleOf({
  rows: [[1], [1]].map((lengths) => clueOfLengths(lengths)),
  columns: [[1], [1]].map((lengths) => clueOfLengths(lengths)),
  palette: BLACK_AND_WHITE,
});

describe('full probing', () => {
  it('fixes with contrapositives what it fixes without, and more', () => {
    let more = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const puzzle = randomPuzzle(makeRandom(seed), 15, 15, 1, 0.45);
      const [fp1, fp2] = [probed(puzzle, 'fp1'), probed(puzzle, 'fp2')];
      fp1.forEach((candidates, cell) => {
        expect(fp2[cell] & ~candidates).toBe(0);
        if (fp2[cell] !== candidates) more++;
      });
      const goal = puzzle.goal?.cells;
      fp2.forEach((candidates, cell) => {
        expect(candidates & (goal?.[cell] ?? 0)).not.toBe(0);
      });
    }
    expect(more).toBeGreaterThan(0);
  });

  it('fixes with chains of implications what it fixes without, and more', () => {
    let more = 0;
    // The first of these seeds is one where the chains settle two cells more.
    for (let seed = 19; seed <= 28; seed++) {
      const puzzle = randomPuzzle(makeRandom(seed), 10, 10, 1, 0.4);
      const [fp2, fp3] = [probed(puzzle, 'fp2'), probed(puzzle, 'fp3')];
      const goal = puzzle.goal?.cells;
      fp3.forEach((candidates, cell) => {
        expect(candidates & ~fp2[cell]).toBe(0);
        expect(candidates & (goal?.[cell] ?? 0)).not.toBe(0);
        if (candidates !== fp2[cell]) more++;
      });
    }
    expect(more).toBe(2);
  });

  it('turns implications round to the other value: the printed way round loses a solution', () => {
    const [cell, across] = [0, 3];
    const tries = settled(SWITCH, 'fp2');
    const { layout, grids, propagator } = tries;
    expect(finish(probeAll(tries, () => {}))).toBe(true);
    expect([...candidatesOf(layout, grids, BOARD)]).toEqual([3, 3, 3, 3]);
    expect(isValue(layout, grids, tryIndex(tries, cell, 1), across, 1)).toBe(true);

    // Painting `cell` paints `across`, so `cell` is empty where `across` is empty. The source as
    // printed makes `cell` empty where `across` is painted.
    const wrong = tryIndex(tries, across, 1);
    setValue(layout, grids, wrong, cell, 0);
    expect(finish(propagateGrid(propagator, grids, wrong))).toBe(false);
  });

  it('finds both solutions of the switch', async () => {
    const { solutions, complete } = await solve(SWITCH, { maxSolutions: 3 });
    expect(complete).toBe(true);
    expect(solutions.map((grid) => writeRows(grid, BLACK_AND_WHITE).join('/'))).toEqual([
      '.#/#.',
      '#./.#',
    ]);
  });

  it('leaves boards behind that lines have nothing to add to', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const tries = settled(randomPuzzle(makeRandom(seed), 12, 12, 1, 0.4), 'fp2');
      const { layout, grids, propagator } = tries;
      expect(finish(probeAll(tries, () => {}))).toBe(true);
      const before = countKnownInGrid(layout, grids, BOARD);
      for (let line = 0; line < layout.lines; line++) markDirty(layout, grids, BOARD, line);
      expect(finish(propagateGrid(propagator, grids, BOARD))).toBe(true);
      expect(countKnownInGrid(layout, grids, BOARD)).toBe(before);
    }
  });
});

describe('probing', () => {
  it.each([5, 6])('proves that domino %i has one solution', async (n) => {
    const [with2, with1] = await Promise.all(
      ['fp2', 'fp1'].map((level) => solve(domino(n), { choices: { probing: level } })),
    );
    expect([verdictOf(with2), verdictOf(with1)]).toEqual(['unique', 'unique']);
    expect(with2.stats.contrapositives).toBeGreaterThan(0);
    expect(with1.stats.contrapositives).toBe(0);
    expect(with2.stats.nodes).toBeLessThanOrEqual(with1.stats.nodes);
  });

  it('finds the same solutions with chains of implications', async () => {
    const puzzle = randomPuzzle(makeRandom(2), 15, 15, 1, 0.45);
    const found = async (level: string) => {
      const { solutions, complete } = await solve(puzzle, {
        maxSolutions: 1000,
        choices: { probing: level },
      });
      expect(complete).toBe(true);
      return solutions.map((grid) => writeRows(grid, BLACK_AND_WHITE).join('/')).sort();
    };
    const texts = await found('fp2');
    expect(texts.length).toBeGreaterThan(1);
    expect(await found('fp3')).toEqual(texts);
  });

  it('needs fewer nodes the more it probes', async () => {
    const puzzle = randomPuzzle(makeRandom(2), 15, 15, 1, 0.45);
    const nodes = async (level: string) =>
      (await solve(puzzle, { maxSolutions: 50, choices: { probing: level } })).stats.nodes;
    expect(await nodes('fp2')).toBeLessThan(await nodes('none'));
  });

  it('does the same with the cache, with fewer line solves', async () => {
    const puzzle = randomPuzzle(makeRandom(3), 15, 15, 1, 0.45);
    const [on, off] = await Promise.all(
      ['on', 'off'].map((cache) => solve(puzzle, { choices: { cache } })),
    );
    expect(on.solutions).toEqual(off.solutions);
    expect(on.stats.nodes).toBe(off.stats.nodes);
    expect(on.stats.cacheHits).toBeGreaterThan(0);
    expect(on.stats.cacheLookups).toBe(on.stats.cacheHits + on.stats.lineSolves);
    expect(on.stats.cacheLookups).toBe(off.stats.lineSolves);
  });

  it('says what lines and what probing settled', async () => {
    const puzzle = randomPuzzle(makeRandom(4), 15, 15, 1, 0.5);
    const { stats, known } = await solve(puzzle, { limits: { steps: 1 } });
    const count = known.cells.filter((cell) => cell !== 3).length;
    expect(stats.settledByLines + stats.settledByProbing).toBe(count);
    const whole = await solve(puzzle);
    expect(whole.stats.settledByLines).toBe(stats.settledByLines);
    expect(whole.stats.settledByProbing).toBeGreaterThan(0);
  });

  it('refuses boards whose grids would not fit into memory, with figures', async () => {
    const empty = (side: number): ExactPuzzle =>
      puzzleOf({
        rows: Array.from({ length: side }, () => []),
        columns: Array.from({ length: side }, () => []),
        palette: BLACK_AND_WHITE,
      });
    const refused = await solveBy(probing, empty(200), {});
    expect(refused.ok ? [] : refused.problems).toMatchObject([
      { code: 'too-large', message: expect.stringMatching(/200x200 .* 2695 MB/) },
    ]);
    const plain = await solve(empty(200), { choices: { probing: 'none' } });
    expect(verdictOf(plain)).toBe('unique');
    const huge = await solveBy(probing, empty(300), { choices: { probing: 'none' } });
    expect(huge.ok ? '' : huge.problems[0].code).toBe('too-large');
  });
});
