// npm run study -- WHAT: prints a table for docs/benchmark.md or docs/methods.md. `STUDIES` lists
// the values of WHAT.

import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { parseWholeNumber } from '../../src/cli/options/option-values.ts';
import { inWords } from '../../src/cli/output/comparison-tables.ts';
import { makeRandom } from '../../src/engine/random.ts';
import {
  type Choices,
  completeChoices,
  isMethodId,
  loadMethod,
  METHOD_IDS,
  type MethodId,
  median,
  refusalOf,
  solveBy,
} from '../../src/methods/index.ts';
import { countKnown } from '../../src/puzzle/grid.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import type { Result } from '../../src/puzzle/result.ts';
import { measure } from '../../src/workers/index.ts';
import { lineSolvable, paletteOf, randomPuzzle, shapes } from '../../test/boards.ts';
import { probingNodes } from './probing-nodes.ts';

interface StudyOptions {
  readonly count: number;
  readonly time: number;
  readonly methods: readonly MethodId[];
}

const SIDES = [
  5, 10, 15, 20, 25, 30, 35, 40, 50, 60, 80, 100, 150, 200, 300, 400, 600, 1000,
] as const;
const SEEDS = [1, 2, 3] as const;

const STUDIES = { fixed, nodes, evaluations, growth } as const;

function ids(text: string): MethodId[] {
  const names = text.split(',');
  if (names.every(isMethodId)) return names as MethodId[];
  throw new InvalidArgumentError(`Expected ids of ${METHOD_IDS.join(', ')}.`);
}

await new Command('study')
  .addArgument(new Argument('<what>', 'table').choices(Object.keys(STUDIES)))
  .addOption(
    new Option('--count <n>', 'puzzles of each kind').argParser(parseWholeNumber(1)).default(20),
  )
  .addOption(
    new Option('--time <seconds>', 'limit a run').argParser(parseWholeNumber(1)).default(10),
  )
  .addOption(
    new Option('--methods <list>', 'which ones grow').argParser(ids).default(METHOD_IDS, 'all'),
  )
  .action(async (what: keyof typeof STUDIES, options: StudyOptions) => STUDIES[what](options))
  .parseAsync();

/** Counts the cells that each relaxation and each probing settles before any search. */
async function fixed({ count }: StudyOptions): Promise<void> {
  const stages: readonly [string, MethodId, Choices][] = [
    ['lines', 'relaxations', { level: 'settle' }],
    ['and pairs (2-SAT)', 'relaxations', { level: 'pairs' }],
    ['and sums', 'relaxations', { level: 'sums' }],
    ['full probing, FP1', 'probing', { probing: 'fp1' }],
    ['full probing, FP2', 'probing', { probing: 'fp2' }],
    ['full probing, FP3', 'probing', { probing: 'fp3' }],
  ];
  console.log('| of 625 cells, mean | 50 % painted | 35 % painted |\n|---|--:|--:|');
  for (const [name, id, choices] of stages) {
    const means: string[] = [];
    for (const density of [0.5, 0.35]) {
      let cells = 0;
      for (let seed = 1; seed <= count; seed++) {
        const puzzle = randomPuzzle(makeRandom(seed), 25, 25, 1, density);
        const result = await run(id, puzzle, choices, 1, 600);
        const { settledByLines = 0, settledByProbing } = result.stats;
        cells +=
          settledByProbing === undefined
            ? countKnown(result.known)
            : settledByLines + settledByProbing;
      }
      means.push((cells / count).toFixed(1));
    }
    console.log(`| ${name} | ${means.join(' | ')} |`);
  }
}

/** Counts the nodes of full probing by level and score. */
async function nodes({ count }: StudyOptions): Promise<void> {
  await probingNodes(count);
}

async function run(
  id: MethodId,
  puzzle: Puzzle,
  choices: Choices,
  maxSolutions: number,
  seconds: number,
  steps = Number.POSITIVE_INFINITY,
): Promise<Result> {
  const limits = { seconds, steps };
  const outcome = await solveBy(await loadMethod(id), puzzle, { choices, maxSolutions, limits });
  if (!outcome.ok) throw new Error(outcome.problems[0].message);
  return outcome.value;
}

/**
 * Counts the evaluations until the first solution, for the genetic algorithm and for the
 * depth-first search of the same paper.
 */
async function evaluations({ count, time }: StudyOptions): Promise<void> {
  console.log(
    '| puzzles | dfs, median | solved | genetic, median | solved |\n|---|--:|--:|--:|--:|',
  );
  for (const side of [5, 10, 15, 20, 25, 30]) await row(`pictures ${side}x${side}`, side, picture);
  for (const side of [5, 8, 10, 12, 15]) await row(`noise ${side}x${side}`, side, noise);

  async function row(name: string, side: number, make: typeof noise): Promise<void> {
    const fields = [name];
    for (const id of ['dfs', 'genetic'] as const) {
      const evaluations: number[] = [];
      let solved = 0;
      for (let seed = 1; seed <= count; seed++) {
        const { stats, solutions } = await run(id, make(side, seed), {}, 1, time);
        evaluations.push(stats.evaluations);
        solved += solutions.length;
      }
      fields.push(Math.round(median(evaluations)).toLocaleString('en'), `${solved}/${count}`);
    }
    console.log(`| ${fields.join(' | ')} |`);
  }
}

/** Makes a puzzle from a picture in which each cell is painted with probability 1/2. */
function noise(side: number, seed: number): Puzzle {
  return randomPuzzle(makeRandom(seed), side, side, 1, 0.5);
}

/** Makes soft shapes that lines settle; lines settle most drawn pictures, too. */
function picture(side: number, seed: number): Puzzle {
  const random = makeRandom(seed);
  return lineSolvable(random, shapes(random, side, side, 1, 0.5), paletteOf(1));
}

/**
 * Gives each method three puzzles of each side, with ever longer sides, until the method fails to
 * settle one of them in time. A method that proves nothing need only find a solution.
 */
async function growth({ time, methods }: StudyOptions): Promise<void> {
  console.log('| method | noise, 50 % | median | ends by | pictures | median | ends by |');
  console.log('|---|--:|--:|---|--:|--:|---|');
  for (const id of methods) {
    const noise = await climb(
      id,
      (side, seed) => randomPuzzle(makeRandom(seed), side, side, 1, 0.5),
      time,
    );
    const pictures = await climb(id, picture, time);
    console.log(`| ${id} | ${noise.join(' | ')} | ${pictures.join(' | ')} |`);
  }
}

/**
 * Returns the largest side that is settled, its median time, and the reason why the next side was
 * not settled or not tried.
 */
async function climb(
  id: MethodId,
  make: (side: number, seed: number) => Puzzle,
  seconds: number,
): Promise<string[]> {
  let [largest, time] = ['none', ''];
  for (const side of SIDES) {
    const times: number[] = [];
    for (const seed of SEEDS) {
      const measured = await measureOne(id, make(side, seed), seconds);
      if (typeof measured === 'string') return [largest, time, measured];
      times.push(measured);
    }
    [largest, time] = [`${side}x${side}`, inWords(median(times))];
  }
  return [largest, time, 'the largest tried'];
}

/** Returns the seconds of a run, or the reason why it settled nothing. */
async function measureOne(id: MethodId, puzzle: Puzzle, seconds: number): Promise<number | string> {
  const method = await loadMethod(id);
  const choices = completeChoices(method);
  const refusal = choices.ok ? refusalOf(method, puzzle, choices.value) : choices.problems[0];
  if (refusal !== undefined) return refusal.code;
  const task = { maxSolutions: method.complete ? 2 : 1, seed: 0, limits: { seconds } };
  const contestant = { method: id, choices: {} };
  const measured = await measure(contestant, { puzzle, task, repeat: 1 }).done;
  const { report, problem, seconds: times, timedOut } = measured;
  if (problem !== undefined) return problem.code;
  const isDone = report?.verdict !== 'unknown' || (!method.complete && report.solved);
  if (isDone) return times[0];
  return timedOut ? 'time-out' : 'gave up';
}
