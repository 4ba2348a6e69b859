// One contract that every method must fulfil, whatever its idea.

import { describe, expect, it } from 'vitest';
import {
  domino,
  noise,
  paletteOf,
  puzzleOf,
  puzzleOfLengths,
  randomPuzzle,
  withGivenCells,
  withRandomOpenings,
} from '../../test/boards.ts';
import { solveSlowly } from '../../test/brute-force.ts';
import { hasProgram, runProgram } from '../../test/programs.ts';
import { makeRandom, type Random } from '../engine/random.ts';
import { solve } from '../engine/solve.ts';
import { draftOfPicture } from '../puzzle/draft-of-picture.ts';
import { colourOf, type Grid } from '../puzzle/grid.ts';
import { type ExactPuzzle, hasExactClues, type Puzzle } from '../puzzle/puzzle.ts';
import type { Result } from '../puzzle/result.ts';
import { verdictOf } from '../puzzle/verdict.ts';
import type { Choices, Method, MethodLimits, MethodOption, MethodOptions } from './method.ts';
import { METHOD_IDS, type MethodId } from './method-ids.ts';
import { loadMethod } from './registry.ts';
import { solveBy } from './solve-by.ts';

/** Slow methods are asked only for puzzles with at most this many solutions. */
const MOST_SOLUTIONS = 12;

/** Tests that a method cannot pass, and why. */
const SKIPS: readonly { id: MethodId; test: string; reason: string }[] = [];

/**
 * Methods that need an installed program, each with a call that succeeds where the program is
 * installed.
 */
const PROGRAMS: Readonly<Partial<Record<MethodId, readonly [string, ...string[]]>>> = {
  minizinc: ['minizinc', '--help', 'gecode'],
};

const ALL = { maxSolutions: Number.POSITIVE_INFINITY };

/**
 * Methods that leave the work to a solver of others. Such a solver needs some time for each start,
 * so these methods get fewer puzzles.
 */
const STARTS_SLOWLY: ReadonlySet<string> = new Set(['minizinc', 'mip', 'sat', 'smt']);

const isSkipped = (id: MethodId, test: string): boolean =>
  SKIPS.some((skip) => skip.id === id && skip.test === test);

const BASICS: Readonly<Record<string, Puzzle>> = {
  'one empty cell': puzzleOfLengths([[]], [[]]),
  'one painted cell': puzzleOfLengths([[1]], [[1]]),
  'all empty': puzzleOfLengths([[], []], [[], [], []]),
  'all painted': puzzleOfLengths([[3], [3]], [[2], [2], [2]]),
  'empty and full lines': puzzleOfLengths([[3], [], [1, 1]], [[1, 1], [1], [1, 1]]),
  'one solution': puzzleOfLengths([[2], [1]], [[2], [1]]),
  'two solutions': puzzleOfLengths([[1], [1]], [[1], [1]]),
  'no solution': puzzleOfLengths([[1, 1], [], [1, 1]], [[1], [2], [1]]),
  'no solution, lines alone do not tell': puzzleOfLengths([[1], [2], [1]], [[1], [1, 1], [1]]),
  'a single row': puzzleOfLengths([[1, 2]], [[1], [], [1], [1]]),
  'a single column': puzzleOfLengths([[1], [], [1], [1]], [[1, 2]]),
};

/**
 * A puzzle in which neither lines nor a few tries settle a cell, so that no method can prove in one
 * step that the puzzle has one solution.
 */
const HARD = domino(5);

async function run(method: Method, given: Puzzle, options: MethodOptions = {}): Promise<Result> {
  const outcome = await solveBy(method, given, { runProgram, ...options });
  if (!outcome.ok) throw new Error(outcome.problems[0].message);
  return outcome.value;
}

const textOf = ({ width, cells }: Grid): string =>
  Array.from({ length: cells.length / width }, (_, row) =>
    [...cells.subarray(row * width, (row + 1) * width)].map(colourOf).join(''),
  ).join('/');

const textsOf = (result: Result): string[] => result.solutions.map(textOf).sort();

/** An option with more values than this is long. */
const LONG_OPTION = 5;

/**
 * Returns every combination of the values of a method's options. The values of a long option take
 * turns in these instead of multiplying them; tests beside the method try each of them.
 */
function settings({ options }: Method): Choices[] {
  const isLong = ({ values }: MethodOption) => values.length > LONG_OPTION;
  const short = options
    .filter((option) => !isLong(option))
    .reduce<Choices[]>(
      (all, { name, values }) =>
        all.flatMap((choices) => values.map((value) => ({ ...choices, [name]: value }))),
      [{}],
    );
  return options
    .filter(isLong)
    .reduce<Choices[]>(
      (all, { name, values }) =>
        all.map((choices, i) => ({ ...choices, [name]: values[i % values.length] })),
      short,
    );
}

/**
 * Returns the settings to try; for the engine the defaults are enough, since other tests try the
 * settings of the engine.
 */
const settingsOf = (method: Method): Choices[] =>
  method.id === 'engine' ? [{}] : settings(method);

/**
 * Expects a complete method to find all solutions. Any other method may leave out solutions, but
 * then it must not claim that there are no more.
 */
function expectTruth(method: Method, given: Puzzle, result: Result, all: readonly string[]): void {
  if (method.complete) {
    expect(textsOf(result)).toEqual(all);
    expect(result.complete).toBe(true);
  } else {
    for (const text of textsOf(result)) expect(all).toContain(text);
    if (result.complete) expect(textsOf(result)).toEqual(all);
  }
  expectKnown(given, result, all);
}

/** Expects that `known` rules out no solution, whether or not the search came to its end. */
function expectKnown(given: Puzzle, { known }: Result, all: readonly string[]): void {
  for (const text of all) {
    const colours = text.replaceAll('/', '');
    const isPossible = (candidates: number, cell: number) =>
      ((candidates >>> Number(colours[cell])) & 1) === 1;
    expect(known.cells).toHaveLength(given.width * given.height);
    expect([...known.cells].findIndex((mask, cell) => !isPossible(mask, cell))).toBe(-1);
  }
}

function randomSmallPuzzle(random: Random, { colours }: Method, round: number): ExactPuzzle {
  const [width, height] = [1 + random.below(4), 1 + random.below(4)];
  return randomPuzzle(random, width, height, colours ? 1 + (round % 3) : 1, 0.6, round % 2);
}

/**
 * Expects that a method solves a puzzle by every setting, wherever it is interrupted, if it has the
 * trait that the puzzle needs, and that it refuses the puzzle if not.
 */
async function expectTaken(
  method: Method,
  puzzle: Puzzle,
  trait: 'given' | 'inexact',
): Promise<void> {
  if (!method[trait]) {
    const refused = { ok: false, problems: [{ code: `no-${trait}` }] };
    if (trait === 'given' && puzzle.given === undefined) return;
    expect(await solveBy(method, puzzle, { runProgram })).toMatchObject(refused);
    return;
  }
  const truth = solveSlowly(puzzle);
  if (STARTS_SLOWLY.has(method.id) && truth.length > MOST_SOLUTIONS) return;
  for (const choices of settingsOf(method)) {
    const result = await run(method, puzzle, { ...ALL, limits: limitsOf(method), choices });
    expectTruth(method, puzzle, result, truth);
    const cut = await run(method, puzzle, { ...ALL, limits: { steps: 1 }, choices });
    expectKnown(puzzle, cut, truth);
  }
}

/**
 * Limits the run, since a method that cannot prove anything would search for a long time in a
 * puzzle without solution. A step of such a method can be a whole generation.
 */
const limitsOf = (method: Method): MethodLimits => ({ steps: method.complete ? 20_000 : 30 });

/**
 * Returns at how many limits of steps (1, 2, 4, ...) to interrupt the method. Solvers of others
 * start anew for each, and HiGHS, for example, needs so few nodes here that higher limits would not
 * interrupt it. The steps of methods that are not complete are long.
 */
const mostInterruptionsOf = ({ id, complete }: Method): number =>
  STARTS_SLOWLY.has(id) ? 3 : complete ? 9 : 6;

describe.each(METHOD_IDS)('%s', (id) => {
  it('says what it is', async () => {
    const method = await loadMethod(id);
    expect(method.id).toBe(id);
    expect(method.title).not.toBe('');
    expect(method.source).toMatch(/\d{4}/);
    for (const { values } of method.options) expect(values.length).toBeGreaterThan(1);
  });

  const [program, ...args] = PROGRAMS[id] ?? [];
  if (program !== undefined) {
    it('says that its program is missing', async () => {
      const method = await loadMethod(id);
      for (const host of [{}, { runProgram: async () => undefined }]) {
        const outcome = await solveBy(method, BASICS['one solution'], host);
        expect(outcome.ok ? '' : outcome.problems[0].code).toBe('not-installed');
      }
    });
    if (!hasProgram(program, args)) {
      it.skip(`cannot be held to more: ${program} with ${args.at(-1)} is not installed`, () => {});
      return;
    }
  }

  it.each(Object.keys(BASICS))('solves %s', async (name) => {
    const method = await loadMethod(id);
    const truth = solveSlowly(BASICS[name]);
    for (const choices of settingsOf(method)) {
      const options = { ...ALL, limits: limitsOf(method), choices };
      const result = await run(method, BASICS[name], options);
      expectTruth(method, BASICS[name], result, truth);
    }
  });

  it('agrees with brute force on small puzzles, with every setting', async () => {
    const method = await loadMethod(id);
    const random = makeRandom(7);
    for (let round = 0; round < 12; round++) {
      const colours = method.colours ? 1 + (round % 3) : 1;
      const [width, height] = [1 + random.below(6), 1 + random.below(6)];
      const given = randomPuzzle(random, width, height, colours, 0.55, round % 2);
      const truth = solveSlowly(given);
      for (const choices of settingsOf(method)) {
        const options = { ...ALL, limits: limitsOf(method), choices };
        expectTruth(method, given, await run(method, given, options), truth);
      }
    }
  });

  it('has the given cells in every solution, or refuses them', async () => {
    const method = await loadMethod(id);
    const random = makeRandom(9);
    for (let round = 0; round < (STARTS_SLOWLY.has(id) ? 9 : 12); round++) {
      const exact = randomSmallPuzzle(random, method, round);
      const picture = round % 4 === 3 ? undefined : exact.goal;
      await expectTaken(method, withGivenCells(random, exact, random.real(), picture), 'given');
    }
  });

  it('solves blotted blocks and unknown lines, beside given cells too, or refuses them', async () => {
    const method = await loadMethod(id);
    const random = makeRandom(10);
    for (let round = 0; round < (STARTS_SLOWLY.has(id) ? 12 : 24); round++) {
      const exact = randomSmallPuzzle(random, method, round);
      const puzzle = withRandomOpenings(random, exact);
      if (!method.given && puzzle.given !== undefined) continue;
      if (!hasExactClues(puzzle)) await expectTaken(method, puzzle, 'inexact');
    }
  });

  it('finds every grid of which nothing is said, or refuses it', async () => {
    const method = await loadMethod(id);
    for (const colours of method.colours ? [1, 2] : [1]) {
      const rows = [null, null];
      const puzzle = puzzleOf({ rows, columns: [null], palette: paletteOf(colours) });
      await expectTaken(method, puzzle, 'inexact');
    }
  });

  it('refuses colours that it cannot do, and options that it does not have', async () => {
    const method = await loadMethod(id);
    const coloured = puzzleOf(draftOfPicture(noise(makeRandom(1), 4, 4, 2, 0.6), paletteOf(2)));
    const outcome = await solveBy(method, coloured, { limits: limitsOf(method), runProgram });
    expect(outcome.ok || outcome.problems[0].code === 'no-colour').toBe(true);
    expect(outcome.ok).toBe(method.colours);
    const unknown = await solveBy(method, BASICS['one solution'], { choices: { nonsense: 'on' } });
    expect(unknown.ok ? '' : unknown.problems[0].code).toBe('unknown-option');
  });

  it('knows only what is true in every solution, wherever it is interrupted', async () => {
    const method = await loadMethod(id);
    const random = makeRandom(8);
    for (let round = 0; round < 4; round++) {
      const colours = method.colours ? 1 + (round % 3) : 1;
      const [width, height] = STARTS_SLOWLY.has(id) ? [5, 4] : [6, 5];
      const given = randomPuzzle(random, width, height, colours, 0.45);
      const truth = solveSlowly(given);
      for (const choices of settingsOf(method)) {
        for (let i = 0; i < mostInterruptionsOf(method); i++) {
          const result = await run(method, given, { ...ALL, limits: { steps: 2 ** i }, choices });
          expectKnown(given, result, truth);
          for (const text of textsOf(result)) expect(truth).toContain(text);
          if (result.complete) expect(textsOf(result)).toEqual(truth);
        }
      }
    }
  });

  it.skipIf(isSkipped(id, 'stop'))('stops when it is told to', async () => {
    const method = await loadMethod(id);
    const given = randomPuzzle(makeRandom(3), 12, 12, 1, 0.5);
    const result = await run(method, given, { stop: () => true });
    expect(result).toMatchObject({ complete: false, solutions: [] });
  });

  it.skipIf(isSkipped(id, 'limits')).each([{ steps: 1 }, { seconds: 0 }])(
    'ends at its limits with what it knows: %o',
    async (limits) => {
      const method = await loadMethod(id);
      const truth = await solve(HARD);
      const result = await run(method, HARD, { limits });
      expect(verdictOf(truth)).toBe('unique');
      expect(result.complete).toBe(false);
      expect(verdictOf(result)).toBe('unknown');
      expectKnown(HARD, result, truth.solutions.map(textOf));
    },
  );

  it.skipIf(isSkipped(id, 'determinism'))('does the same again with the same seed', async () => {
    const method = await loadMethod(id);
    const given = randomPuzzle(makeRandom(5), 7, 7, 1, 0.5);
    const options = { seed: 42, limits: limitsOf(method) };
    const [first, second] = [await run(method, given, options), await run(method, given, options)];
    expect(textsOf(second)).toEqual(textsOf(first));
    expect(second.stats).toEqual(first.stats);
  });

  it('counts its work', async () => {
    const method = await loadMethod(id);
    const given = randomPuzzle(makeRandom(6), 6, 6, 1, 0.5);
    const { stats } = await run(method, given, { limits: limitsOf(method) });
    expect(stats).toHaveProperty(method.work);
    expect(Object.values(stats).some((value) => value > 0)).toBe(true);
    for (const value of Object.values(stats)) expect(value).toBeGreaterThanOrEqual(0);
  });
});
