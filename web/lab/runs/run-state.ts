// The state of each compared method during the comparison and afterwards, as plain data.

import { median } from '../../../src/methods/compare-answers.ts';
import type { Problem } from '../../../src/puzzle/problem.ts';
import type { ComparedMethod } from '../setup/setup.ts';
import type { Frame } from './frames.ts';
import type { MeasureEvent, MeasurePhase } from './measure-method.ts';
import type { LabRunOutcome, Report, RunProgress } from './method-run.ts';

export type RunStatus = 'waiting' | 'running' | 'ended' | 'cancelled';

export interface RunState {
  readonly compared: ComparedMethod;
  readonly status: RunStatus;
  readonly phase: MeasurePhase | undefined;
  /**
   * The number, from 1, that the current run gets if its time counts; 0 before the first run, and
   * while the method records.
   */
  readonly run: number;
  /** The time at which the current run began, in milliseconds of the page's clock. */
  readonly since: number;
  readonly progress: RunProgress | undefined;
  /**
   * The most solutions that any one run has found. The runs have the same seed, so their solutions
   * are not added up.
   */
  readonly found: number;
  readonly frames: readonly Frame[];
  /** The report of the latest measured run, or of the cancelled run if none was measured. */
  readonly report: Report | undefined;
  /** The seconds of each measured run, or of the cancelled run if none was measured. */
  readonly seconds: readonly number[];
  /** Why the run was refused, or what went wrong. */
  readonly problem: Problem | undefined;
}

export type RunEvent =
  | { readonly kind: 'start'; readonly comparedMethods: readonly ComparedMethod[] }
  | { readonly kind: 'cancel' }
  | {
      readonly kind: 'measure-event';
      readonly index: number;
      readonly at: number;
      readonly event: MeasureEvent;
    };

export function reduceRuns(runs: readonly RunState[], event: RunEvent): readonly RunState[] {
  if (event.kind === 'start') return event.comparedMethods.map(waiting);
  if (event.kind === 'cancel') return runs.map((run) => (isUnfinished(run) ? cancelled(run) : run));
  return runs.map((run, i) => (i === event.index ? updated(run, event.event, event.at) : run));
}

/** Whether the run may still change. */
export function isUnfinished({ status }: RunState): boolean {
  return status === 'waiting' || status === 'running';
}

/** Returns the median of `seconds`, or undefined if there are none. */
export function secondsOf({ seconds }: RunState): number | undefined {
  return seconds.length === 0 ? undefined : median(seconds);
}

function waiting(compared: ComparedMethod): RunState {
  return {
    compared,
    ...{ status: 'waiting', phase: undefined, run: 0, since: 0, progress: undefined, found: 0 },
    ...{ frames: [], report: undefined, seconds: [], problem: undefined },
  };
}

function cancelled(run: RunState): RunState {
  return { ...run, status: 'cancelled', phase: undefined };
}

/** A run that has ended still takes frames, and a cancelled run takes its report as well. */
function updated(run: RunState, event: MeasureEvent, at: number): RunState {
  const isTaken = isUnfinished(run) || event.kind === 'frames' || event.kind === 'stopped';
  if (!isTaken) return run;
  switch (event.kind) {
    case 'phase':
      return { ...run, status: 'running', phase: event.phase, run: event.run, since: at };
    case 'progress':
      return { ...run, progress: event.progress };
    case 'found':
      return { ...run, found: Math.max(run.found, event.solutions) };
    case 'frames':
      return { ...run, frames: [...run.frames, ...event.frames] };
    case 'measured':
      return { ...run, report: event.report, seconds: [...run.seconds, event.report.seconds] };
    case 'stopped':
      return run.status === 'ended' ? run : left(cancelled(run), event.report);
    case 'ended':
      return { ...run, status: 'ended', phase: undefined, problem: problemOf(event.outcome) };
  }
}

/** Adds the report of a cancelled run, unless there is an earlier measurement, which says more. */
function left(run: RunState, report: Report): RunState {
  return run.report === undefined ? { ...run, report, seconds: [report.seconds] } : run;
}

function problemOf(outcome: LabRunOutcome): Problem | undefined {
  if (outcome.kind === 'problem') return outcome.problem;
  return outcome.kind === 'fault' ? { code: 'fault', message: outcome.message } : undefined;
}
