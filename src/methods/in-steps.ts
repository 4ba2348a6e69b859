// Drives a method that is written as a generator. At the end of each step the generator yields a
// solution or nothing. Between steps the driver checks the limits and `stop`, and gives the host of
// the thread its turn about every 20 ms (`pacing/step-pace.ts`). Up to 64 quick steps pass between
// two looks at `stop` and the clock.

import { makeRandom, type Random } from '../engine/random.ts';
import { goesOn, makePace } from '../pacing/pace.ts';
import { makeLooks, takeLook } from '../pacing/step-pace.ts';
import { type Grid, isKnown } from '../puzzle/grid.ts';
import { type Outcome, success } from '../puzzle/problem.ts';
import { type Puzzle, startCells } from '../puzzle/puzzle.ts';
import type { Result } from '../puzzle/result.ts';
import type { Choices, MethodOptions, MethodProgress, StepEvent } from './method.ts';
import { resultOf } from './result-of-solutions.ts';

/** The input of a method, and the places where the method writes what it finds out. */
export interface MethodTask<P extends Puzzle = Puzzle> {
  readonly puzzle: P;
  readonly choices: Choices;
  readonly random: Random;
  /** Counters, which the method sets and adds to. */
  readonly stats: Record<string, number>;
  /**
   * Candidate masks of all cells, which hold in every solution; at first, the given cells are
   * known. The method removes the candidates that it rules out.
   */
  readonly known: Int32Array;
  /**
   * Reports a step to the observer; undefined when there is no observer, so that the method can
   * skip copying the cells.
   */
  readonly emit: ((step: StepEvent) => void) | undefined;
}

/**
 * Yields a solution or `undefined` at the end of each step. Returns true when the method has proved
 * that the puzzle has no other solutions.
 */
export type MethodRun = Generator<Grid | undefined, boolean>;

export function inSteps<P extends Puzzle>(start: (task: MethodTask<P>) => MethodRun) {
  return async (
    puzzle: P,
    options: MethodOptions & { choices: Choices },
  ): Promise<Outcome<Result>> => {
    const task = makeTask(puzzle, options);
    const { solutions, complete } = await drive(start(task), task, options);
    const { stats, known } = task;
    return success(resultOf(puzzle, { solutions, complete, stats }, known));
  };
}

function makeTask<P extends Puzzle>(
  puzzle: P,
  options: MethodOptions & { choices: Choices },
): MethodTask<P> {
  return {
    puzzle,
    choices: options.choices,
    random: makeRandom(options.seed ?? 0),
    stats: {},
    known: startCells(puzzle),
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
  const looks = makeLooks();
  for (let step = 0; step < pace.work && solutions.length < maxSolutions; step++) {
    if (takeLook(looks, step)) {
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

function progressOf(
  { known, stats }: MethodTask,
  steps: number,
  solutions: number,
): MethodProgress {
  let knownCells = 0;
  for (const candidates of known) if (isKnown(candidates)) knownCells++;
  return { steps, knownCells, cells: known.length, solutions, stats: { ...stats } };
}
