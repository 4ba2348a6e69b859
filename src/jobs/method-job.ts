// A method at work on a puzzle, as plain data for a process of its own: what to do, what comes back, and the words
// that go between.

import {
  type Choices,
  loadMethod,
  type MethodId,
  type MethodLimits,
  type MethodOptions,
  type MethodProgress,
  type StepEvent,
  solveBy,
} from '../methods/index.ts';
import { writeRows } from '../puzzle/grid-text.ts';
import type { Outcome } from '../puzzle/problem.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { verdictOf } from '../puzzle/result.ts';
import type { SolveReport } from './job.ts';
import type { Profile } from './profile.ts';

export interface MethodJob {
  readonly kind: 'method';
  readonly method: MethodId;
  readonly choices: Choices;
  readonly puzzle: Puzzle;
  readonly maxSolutions: number;
  readonly limits: MethodLimits;
  readonly seed: number;
  /** Send the steps that the method does, as long as there are not too many. */
  readonly trace?: boolean;
  /** Run it once more, and tell where the time went. */
  readonly profile?: boolean;
}

export interface MethodReport extends SolveReport {
  /** Wall-clock seconds of the solve alone, in its own process. */
  readonly seconds: number;
  /** Most memory that the process has had so far; absent when the process did not live to tell. */
  readonly megabytes?: number;
  /** It did not end by itself: its seconds were over, or it was stopped. */
  readonly cut: boolean;
  readonly profile?: Profile;
}

export interface MethodHooks {
  readonly onProgress?: (progress: MethodProgress) => void;
  readonly onStep?: (step: StepEvent) => void;
  /** Aborted: this job ends with what it knows; the process goes on to the next. */
  readonly signal?: AbortSignal;
}

export type Request = { readonly kind: 'run'; readonly job: MethodJob } | { readonly kind: 'stop' };

export type Message =
  | { readonly kind: 'ready' }
  | {
      readonly kind: 'progress';
      readonly progress: MethodProgress;
      readonly megabytes: number;
    }
  | { readonly kind: 'solution'; readonly rows: readonly string[] }
  | { readonly kind: 'step'; readonly step: StepEvent }
  | { readonly kind: 'report'; readonly outcome: Outcome<MethodReport> }
  | { readonly kind: 'fault'; readonly message: string };

/** Of a time limit: clocks differ a little. */
const ALL_BUT = 0.95;
const FOR_EVER = Number.POSITIVE_INFINITY;

/** Solves in this thread; what ends it early is left to the caller. */
export async function runMethod(
  job: MethodJob,
  options: MethodOptions,
  megabytes: () => number,
): Promise<Outcome<MethodReport>> {
  const { puzzle, maxSolutions, limits, seed, choices } = job;
  const method = await loadMethod(job.method);
  const start = performance.now();
  const outcome = await solveBy(method, puzzle, {
    ...options,
    ...{ maxSolutions, limits, seed, choices },
  });
  const seconds = (performance.now() - start) / 1000;
  if (!outcome.ok) return outcome;
  const { solutions, complete, known, stats } = outcome.value;
  const report: MethodReport = {
    kind: 'solve',
    verdict: verdictOf(outcome.value),
    solved: solutions.length > 0,
    complete,
    solutions: solutions.map((grid) => writeRows(grid, puzzle.palette)),
    known: writeRows(known, puzzle.palette),
    stats,
    seconds,
    megabytes: megabytes(),
    cut:
      !complete && (options.stop?.() === true || seconds >= ALL_BUT * (limits.seconds ?? FOR_EVER)),
  };
  return { ok: true, value: report };
}
