// Drives a method that is written as a generator. It hands out a solution, or nothing, at the end
// of each step: there limits and `stop` are looked at, and the host of the thread gets its turn
// every 20 ms. A look at the clock costs as much as a quick step, so quick steps are looked at by
// the dozen.

import { makeRandom, type Random } from '../engine/random.ts';
import { type Grid, isKnown } from '../puzzle/grid.ts';
import { allCandidates } from '../puzzle/palette.ts';
import { type Outcome, success } from '../puzzle/problem.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Result } from '../puzzle/result.ts';
import { yieldToHost } from '../puzzle/yield-to-host.ts';
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

/** Milliseconds between two turns of the host, and between two reports of the progress. */
const TURN_EVERY = 20;
const REPORT_EVERY = 80;
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
  const { maxSolutions = 2, limits = {}, onSolution } = options;
  const { steps = Number.POSITIVE_INFINITY } = limits;
  const solutions: Grid[] = [];
  const watch = makeWatch(options);
  for (let step = 0; step < steps && solutions.length < maxSolutions; step++) {
    if (--watch.patience <= 0) {
      const goesOn = await look(watch, options, () => progressOf(task, step, solutions.length));
      if (!goesOn) break;
    }
    const { value, done } = run.next();
    if (done) return { solutions, complete: value };
    if (value === undefined) continue;
    solutions.push(value);
    onSolution?.(value);
  }
  return { solutions, complete: false };
}

interface Watch {
  /** Steps to the next look at the clock, and between the last two. */
  patience: number;
  pause: number;
  looked: number;
  yieldedAt: number;
  reportedAt: number;
  readonly end: number;
}

function makeWatch({ limits = {} }: MethodOptions): Watch {
  const now = Date.now();
  const end = now + (limits.seconds ?? Number.POSITIVE_INFINITY) * 1000;
  return { patience: 0, pause: 1, looked: now, yieldedAt: now, reportedAt: now, end };
}

/** Looks at the limits, and gives the host its turn; false when the search is to end. */
async function look(
  watch: Watch,
  { stop, onProgress }: MethodOptions,
  progress: () => MethodProgress,
): Promise<boolean> {
  const now = Date.now();
  if (now >= watch.end || stop?.()) return false;
  watch.pause = now - watch.looked > 2 ? 1 : Math.min(2 * watch.pause, LONGEST_PAUSE);
  watch.patience = watch.pause;
  watch.looked = now;
  if (now - watch.yieldedAt < TURN_EVERY) return true;
  if (onProgress !== undefined && now - watch.reportedAt >= REPORT_EVERY) {
    onProgress(progress());
    watch.reportedAt = now;
  }
  await yieldToHost();
  watch.yieldedAt = Date.now();
  return true;
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
