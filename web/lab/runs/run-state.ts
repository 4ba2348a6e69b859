// What is known of each contestant while it competes and afterwards, as plain data.

import { median } from '../../../src/methods/compare-answers.ts';
import type { Problem } from '../../../src/puzzle/problem.ts';
import type { ComparedMethod } from '../setup/setup.ts';
import type { Frame } from './frames.ts';
import type { MeasureEvent, Phase } from './measure-method.ts';
import type { Report, RunOutcome, RunProgress } from './method-run.ts';

export type Status = 'waiting' | 'running' | 'ended' | 'cancelled';

export interface RunState {
  readonly compared: ComparedMethod;
  readonly status: Status;
  readonly phase: Phase | undefined;
  /** The measured run it is at, from 1. */
  readonly run: number;
  /** When that run began, in milliseconds of the page's clock. */
  readonly since: number;
  readonly progress: RunProgress | undefined;
  /** The most solutions that a run has found: all runs have the same seed. */
  readonly found: number;
  readonly frames: readonly Frame[];
  /** Of the last measured run, or of the one that was cancelled where none was measured. */
  readonly report: Report | undefined;
  /** Of each measured run, or of the one that was cancelled. */
  readonly seconds: readonly number[];
  /** Why it was refused, or what went wrong. */
  readonly problem: Problem | undefined;
}

export type RunEvent =
  | { readonly kind: 'start'; readonly comparedMethods: readonly ComparedMethod[] }
  | { readonly kind: 'cancel' }
  | {
      readonly kind: 'news';
      readonly index: number;
      readonly at: number;
      readonly news: MeasureEvent;
    };

export function reduceRuns(runs: readonly RunState[], event: RunEvent): readonly RunState[] {
  if (event.kind === 'start') return event.comparedMethods.map(waiting);
  if (event.kind === 'cancel') return runs.map((run) => (isOpen(run) ? cancelled(run) : run));
  return runs.map((run, i) => (i === event.index ? hear(run, event.news, event.at) : run));
}

/** It may still change. */
export function isOpen({ status }: RunState): boolean {
  return status === 'waiting' || status === 'running';
}

/** Of its measured runs. */
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

/**
 * Those at their end are heard of still: of what a cancelled one leaves, and of the last frames.
 */
function hear(run: RunState, news: MeasureEvent, at: number): RunState {
  const isHeard = isOpen(run) || news.kind === 'frames' || news.kind === 'stopped';
  if (!isHeard) return run;
  switch (news.kind) {
    case 'phase':
      return { ...run, status: 'running', phase: news.phase, run: news.run, since: at };
    case 'progress':
      return { ...run, progress: news.progress };
    case 'found':
      return { ...run, found: Math.max(run.found, news.solutions) };
    case 'frames':
      return { ...run, frames: [...run.frames, ...news.frames] };
    case 'measured':
      return { ...run, report: news.report, seconds: [...run.seconds, news.report.seconds] };
    case 'stopped':
      return run.status === 'ended' ? run : left(cancelled(run), news.report);
    case 'ended':
      return { ...run, status: 'ended', phase: undefined, problem: problemOf(news.outcome) };
  }
}

/** What was measured before tells more. */
function left(run: RunState, report: Report): RunState {
  return run.report === undefined ? { ...run, report, seconds: [report.seconds] } : run;
}

function problemOf(outcome: RunOutcome): Problem | undefined {
  if (outcome.kind === 'problem') return outcome.problem;
  return outcome.kind === 'fault' ? { code: 'fault', message: outcome.message } : undefined;
}
