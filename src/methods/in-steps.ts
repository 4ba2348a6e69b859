// Drives a method that is written as a generator. It hands out a solution, or nothing, at the end
// of each step: there limits and `stop` are looked at, and the host of the thread gets its turn
// every 20 ms. A look at the clock costs as much as a quick step, so quick steps are looked at by
// the dozen.

import { makeRandom, type Random } from '../engine/random.ts';
import { goesOn, makePace } from '../pacing/pace.ts';
import { type Grid, isKnown } from '../puzzle/grid.ts';
import { allCandidates } from '../puzzle/palette.ts';
import { type Outcome, success } from '../puzzle/problem.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Result } from '../puzzle/result.ts';
import type { Choices, MethodOptions, MethodProgress, StepEvent } from './method.ts';

/** What a method is given, and where it leaves what it knows. */
export interface MethodTask {
  readonly puzzle: Puzzle;
  readonly choices: Choices;
  readonly random: Random;
  /** Counters, which the method sets and adds to. */
  readonly stats: Record<string, number>;
  /**
   * Candidate masks of all cells that hold in every solution; the method takes from them what it
   * rules out.
   */
  readonly known: Int32Array;
  /**
   * Tells an observer what was done; undefined when nobody looks, so that nothing is copied for
   * nothing.
   */
  readonly emit: ((step: StepEvent) => void) | undefined;
}

/**
 * Yields a solution or `undefined` at the end of each step; returns whether there are no other
 * solutions.
 */
export type MethodRun = Generator<Grid | undefined, boolean>;

/** Steps between two looks at the clock, at most. */
const LONGEST_PAUSE = 64;

export function inSteps(start: (task: MethodTask) => MethodRun) {
  return async (
    puzzle: Puzzle,
    options: MethodOptions & { choices: Choices },
  ): Promise<Outcome<Result>> => {
    const task = makeTask(puzzle, options);
    const { solutions, complete } = await drive(start(task), task, options);
    const cells = complete ? commonCells(solutions, task.known) : task.known;
    const known = { width: puzzle.width, height: puzzle.height, cells };
    return success({ solutions, complete, known, stats: task.stats });
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

/** Looks at the clock: before which step the next one is, so many steps after the last. */
interface Looks {
  next: number;
  pause: number;
  /** When the last one was, in milliseconds of the clock. */
  at: number;
}

/** Twice as long a pause after steps that were quick, none after slow ones. */
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

/** What all solutions agree on, when these are all; with none, what was known before. */
export function commonCells(solutions: readonly Grid[], known: Int32Array): Int32Array {
  if (solutions.length === 0) return known;
  return known.map((_, cell) => solutions.reduce((union, { cells }) => union | cells[cell], 0));
}
