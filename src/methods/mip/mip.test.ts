import { readFileSync } from 'node:fs';
import type { Highs, Model } from 'highs';
import { describe, expect, it } from 'vitest';
import { domino, puzzleOf, randomPuzzle } from '../../../test/boards.ts';
import { readLibrary } from '../../../test/library.ts';
import { PLAIN } from '../../cli/output/paint.ts';
import { drawPuzzle } from '../../cli/output/puzzle-drawing.ts';
import { makeRandom } from '../../engine/random.ts';
import { FORMULATIONS } from '../../models/integer-program/program.ts';
import { clueOfLengths } from '../../puzzle/clue.ts';
import { type Grid, sameGrid } from '../../puzzle/grid.ts';
import { writeRows } from '../../puzzle/grid-text.ts';
import { BLACK_AND_WHITE } from '../../puzzle/palette.ts';
import { failure, success } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Result } from '../../puzzle/result.ts';
import { verdictOf } from '../../puzzle/verdict.ts';
import type { MethodOptions } from '../method.ts';
import { solveBy } from '../solve-by.ts';
import { loadHighs, releaseHighs, takeHighs } from './load-highs.ts';
import { mip, mipOn } from './mip.ts';

async function solve(puzzle: Puzzle, options: MethodOptions = {}): Promise<Result> {
  const outcome = await solveBy(mip, puzzle, options);
  if (!outcome.ok) throw new Error(outcome.problems[0].message);
  return outcome.value;
}

const ARTICLE = readLibrary().find(({ name }) => name === 'article-ampl-20x20')?.puzzle as Puzzle;

const BLANK = puzzleOf({ rows: [[], []], columns: [[], []], palette: BLACK_AND_WHITE });

const SWITCH = puzzleOf({
  rows: [clueOfLengths([1]), clueOfLengths([1])],
  columns: [clueOfLengths([1]), clueOfLengths([1])],
  palette: BLACK_AND_WHITE,
});

describe.each(FORMULATIONS)('mip on the %s formulation', (formulation) => {
  const choices = { formulation };

  it("draws the article's picture to the character, and finds no other", async () => {
    const result = await solve(ARTICLE, { choices });
    expect(verdictOf(result)).toBe('unique');
    const rows = writeRows(result.solutions[0], ARTICLE.palette);
    const drawing = drawPuzzle(ARTICLE, rows, 'ampl', PLAIN);
    expect(`${drawing}\n`).toBe(readFileSync('test/fixtures/article-drawing.txt', 'utf8'));
    expect(result.stats).toMatchObject({ columns: 1591, solves: 2 });
  });

  it('proves that the blank picture is the only one for its clues', async () => {
    expect(verdictOf(await solve(BLANK, { choices }))).toBe('unique');
  });

  it('hands out each solution as it is found', async () => {
    const found: Grid[] = [];
    const result = await solve(SWITCH, { choices, onSolution: (grid) => found.push(grid) });
    expect(verdictOf(result)).toBe('multiple');
    expect(found).toEqual(result.solutions);
    expect(sameGrid(found[0], found[1])).toBe(false);
  });
});

describe('mip', () => {
  const choices = { formulation: 'tight' };

  it('settles dominoes, by nodes and pivots', async () => {
    const result = await solve(domino(7), { choices });
    expect(verdictOf(result)).toBe('unique');
    expect(result.stats.nodes).toBeGreaterThan(0);
    expect(result.stats.simplexIterations).toBeGreaterThan(0);
  });

  it('stops within a solve', async () => {
    let asked = 0;
    const result = await solve(domino(6), { choices, stop: () => ++asked > 2 });
    expect(asked).toBeGreaterThan(2);
    expect(result.stats.solves).toBe(1);
    expect(verdictOf(result)).toBe('unknown');
  });

  it('tells what it does within a solve', async () => {
    const told: number[] = [];
    await solve(domino(5), {
      maxSolutions: 1,
      onProgress: ({ stats }) => told.push(stats.columns),
    });
    expect(told.length).toBeGreaterThan(0);
    expect(told.every((columns) => columns === 383)).toBe(true);
  });

  it('refuses what would not fit in memory, with figures', async () => {
    const outcome = await solveBy(mip, randomPuzzle(makeRandom(1), 100, 100, 1, 0.5));
    expect(outcome.ok ? undefined : outcome.problems[0]).toEqual({
      code: 'too-large',
      message:
        'HiGHS on the article program of 100x100 cells, with 141200 columns, 411535 rows and 2843888 nonzeros, would take 1979 MB, more than 1000 MB: take another method',
    });
  });

  it('says that its package is missing', async () => {
    const missing = failure({ code: 'not-installed', message: 'npm install highs' });
    const outcome = await solveBy(
      mipOn(async () => missing),
      BLANK,
    );
    expect(outcome).toEqual(missing);
  });
});

describe('a runtime of HiGHS', () => {
  it('is used again by the next run, unless it has grown', async () => {
    const first = await takeHighs();
    if (!first.ok) throw new Error(first.problems[0].message);
    releaseHighs(first.value);
    const second = await takeHighs();
    expect(second.ok && second.value).toBe(first.value);
    const grown = Object.create(first.value, { memoryBytes: { value: 2 ** 27 } });
    releaseHighs(grown);
    const next = await takeHighs();
    expect(next.ok && next.value === grown).toBe(false);
    releaseHighs(first.value);
  });

  it('is given back after a run that ended well, and only then', async () => {
    const given: Highs[] = [];
    const method = mipOn(takeHighs, (highs) => given.push(highs));
    expect((await solveBy(method, SWITCH)).ok).toBe(true);
    expect(given).toHaveLength(1);
    releaseHighs(given[0]);
    const failing = mipOn(
      async () => success({ ...given[0], createModel: null } as unknown as Highs),
      (highs) => given.push(highs),
    );
    await expect(solveBy(failing, SWITCH)).rejects.toThrow(TypeError);
    expect(given).toHaveLength(1);
  });
});

describe('when HiGHS goes wrong', () => {
  const loading = loadHighs();

  /** Solves by HiGHS with some functions of its model replaced. */
  async function solveWith(puzzle: Puzzle, change: (model: Model) => Partial<Model>) {
    const loaded = await loading;
    if (!loaded.ok) throw new Error(loaded.problems[0].message);
    const highs = loaded.value;
    const createModel: Highs['createModel'] = (source) => {
      const model = highs.createModel(source);
      return new Proxy(model, {
        get: (target, key) => Reflect.get({ ...change(target) }, key) ?? bound(target, key),
      });
    };
    const changed = { constants: highs.constants, memoryBytes: 2 ** 31, createModel };
    return solveBy(
      mipOn(async () => success(changed as unknown as Highs)),
      puzzle,
    );
  }

  function bound(target: object, key: PropertyKey): unknown {
    const value = Reflect.get(target, key, target);
    return typeof value === 'function' ? value.bind(target) : value;
  }

  const withValues = (puzzle: Puzzle, value: number) =>
    solveWith(puzzle, (model) => ({
      getSolution: () => {
        const solution = model.getSolution();
        return { ...solution, colValue: solution.colValue.fill(value) };
      },
    }));

  it.each([0.5, 1e-5, 0.99999, Number.NaN])(
    'does not take %s for a whole number',
    async (value) => {
      const outcome = await withValues(SWITCH, value);
      expect(outcome.ok && outcome.value.solutions).toEqual([]);
      expect(outcome.ok && verdictOf(outcome.value)).toBe('unknown');
    },
  );

  it('takes no grid that breaks its clues', async () => {
    const outcome = await withValues(SWITCH, 1);
    expect(outcome.ok && verdictOf(outcome.value)).toBe('unknown');
  });

  it.each([0, 4, 6, 9, 13, 15])('takes status %s for no proof', async (status) => {
    const outcome = await solveWith(SWITCH, () => ({
      run: () => ({ status: 0, warnings: [], modelStatus: status as 0 }),
    }));
    expect(outcome.ok && verdictOf(outcome.value)).toBe('unknown');
  });

  it('says that memory is out when the runtime aborts, and hides no other error', async () => {
    const dying = (name: string) =>
      solveWith(SWITCH, () => ({
        run: () => {
          throw Object.assign(new Error('Aborted()'), { name });
        },
      }));
    const outcome = await dying('RuntimeError');
    expect(outcome.ok ? '' : outcome.problems[0].code).toBe('out-of-memory');
    expect(outcome.ok ? '' : outcome.problems[0].message).toContain('2048 MB in use');
    await expect(dying('TypeError')).rejects.toThrow('Aborted()');
  });
});
