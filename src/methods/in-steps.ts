// Drives a method that is written as a generator, which yields a solution, or nothing, at the end
// of each step. Between steps the driver checks the limits and `stop`, and gives the host of the
// thread its turn every 20 ms. A look at the clock costs as much as a quick step, so the driver
// makes up to 64 quick steps between two looks.

import { makeRandom, type Random } from '../engine/random.ts';
import { goesOn, makePace } from '../pacing/pace.ts';
import { type Grid, isKnown } from '../puzzle/grid.ts';
import { allCandidates } from '../puzzle/palette.ts';
import { type Outcome, success } from '../puzzle/problem.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Result } from '../puzzle/result.ts';
import type { Choices, MethodOptions, MethodProgress, StepEvent } from './method.ts';
import { resultOf } from './result-of-solutions.ts';

/** The input of a method, and the places where it writes what it finds out. */
export interface MethodTask {
  readonly puzzle: Puzzle;
  readonly choices: Choices;
  readonly random: Random;
  /** Counters, which the method sets and adds to. */
  readonly stats: Record<string, number>;
  /**
   * Candidate masks of all cells, true in every solution; the method removes the candidates that it
   * rules out.
   */
  readonly known: Int32Array;
  /**
   * Reports a step to an observer; undefined when there is none, so that the method can skip
   * copying the cells.
   */
  readonly emit: ((step: StepEvent) => void) | undefined;
}

/**
 * Yields a solution or `undefined` at the end of each step; returns whether there are no other
 * solutions.
 */
export type MethodRun = Generator<Grid | undefined, boolean>;

/** The most steps between two looks at the clock. */
const LONGEST_PAUSE = 64;

export function inSteps(start: (task: MethodTask) => MethodRun) {
  return async (
    puzzle: Puzzle,
    options: MethodOptions & { choices: Choices },
  ): Promise<Outcome<Result>> => {
    const task = makeTask(puzzle, options);
    const { solutions, complete } = await drive(start(task), task, options);
    const { stats, known } = task;
    return success(resultOf(puzzle, { solutions, complete, stats }, known));
  };
}

function makeTask(puzzle: Puzzle, options: MethodOptions & { choices: Choices }): MethodTask {
  const cells = puzzle.width * puzzle.height;
  return {
    puzzle,
    choices: options.choices,
    random: makeRandom(options.seed ?? 0),
    stats: {},
    known: new Int32Array(cells).fill(allCandidates(puzzle.palette)),
    emit: options.onStep,
  };
}

async function drive(
  run: MethodRun,
  task: MethodTask,
  options: MethodOptions,
): Promise<Pick<Result, 'solutions' | 'complete'>> {
  const { maxSolutions = 2, onSolution } = options;
  const solutions: Grid[] = [];
  const pace = makePace(options);
  const looks = { next: 0, pause: 1, at: Date.now() };
  for (let step = 0; step < pace.work && solutions.length < maxSolutions; step++) {
    if (step === looks.next) {
      lookLater(looks);
      if (!(await goesOn(pace, step, () => progressOf(task, step, solutions.length)))) break;
    }
    const { value, done } = run.next();
    if (done) return { solutions, complete: value };
    if (value === undefined) continue;
    solutions.push(value);
    onSolution?.(value);
  }
  return { solutions, complete: false };
}

/**
 * The next look at the clock comes before step `next`, which is `pause` steps after the last one.
 */
interface Looks {
  next: number;
  pause: number;
  /** When the last look was, in milliseconds of the clock. */
  at: number;
}

/** Doubles the pause after quick steps; after slow ones the next look is one step later. */
function lookLater(looks: Looks): void {
  const now = Date.now();
  looks.pause = now - looks.at > 2 ? 1 : Math.min(2 * looks.pause, LONGEST_PAUSE);
  looks.next += looks.pause;
  looks.at = now;
}

function progressOf(
  { known, stats }: MethodTask,
  steps: number,
  solutions: number,
): MethodProgress {
  let knownCells = 0;
  for (const candidates of known) if (isKnown(candidates)) knownCells++;
  return { steps, knownCells, cells: known.length, solutions, stats: { ...stats } };
}
