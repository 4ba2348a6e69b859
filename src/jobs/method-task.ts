// A method at work on a puzzle, as plain data for a process of its own: what to do, what comes
// back, and the words that go between.

import {
  type Choices,
  loadMethod,
  type MethodId,
  type MethodLimits,
  type MethodOptions,
  type MethodProgress,
  type RunReport,
  runReportOf,
  type StepEvent,
  solveBy,
} from '../methods/index.ts';
import type { Outcome } from '../puzzle/problem.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { verdictOf } from '../puzzle/result.ts';
import type { SolveReport } from '../tasks/solving/solve-report.ts';
import type { Profile } from './profile.ts';

export interface MethodSolveTask {
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

export interface MethodReport extends SolveReport, RunReport {
  /** Most memory that the process has had so far; absent when the process did not live to tell. */
  readonly megabytes?: number;
  readonly profile?: Profile;
}

export interface MethodHooks {
  readonly onProgress?: (progress: MethodProgress) => void;
  readonly onStep?: (step: StepEvent) => void;
  /** Aborted: this job ends with what it knows; the process goes on to the next. */
  readonly signal?: AbortSignal;
}

export type Request =
  | { readonly kind: 'run'; readonly job: MethodSolveTask }
  | { readonly kind: 'stop' };

export type HostMessage =
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

/** Solves in this thread; what ends it early is left to the caller. */
export async function runMethod(
  job: MethodSolveTask,
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
  const report = runReportOf(outcome.value, puzzle, seconds, { ...options, limits });
  return { ok: true, value: { ...methodReport(report), megabytes: megabytes() } };
}

/** In the words of all that solve. */
export function methodReport(report: RunReport): MethodReport {
  const solved = report.solutions.length > 0;
  return { verdict: verdictOf(report), solved, ...report };
}
