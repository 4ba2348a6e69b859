// What is known of each contestant while it competes and afterwards, as plain data.

import { median } from '../../src/methods/judge.ts';
import type { Problem } from '../../src/puzzle/problem.ts';
import { type Verdict, verdictOf } from '../../src/puzzle/result.ts';
import type { ContestEvent, Phase } from './contest.ts';
import type { Frame } from './frames.ts';
import type { Report, RunProgress } from './run.ts';
import type { Contestant } from './setup.ts';

export const STATUSES = [
  'waiting',
  'running',
  'done',
  'time-out',
  'gave-up',
  'cancelled',
  'refused',
  'failed',
] as const;
export type Status = (typeof STATUSES)[number];

export interface RunState {
  readonly contestant: Contestant;
  readonly status: Status;
  readonly phase: Phase | undefined;
  /** The measured run it is at, from 1. */
  readonly run: number;
  /** When that run began, in milliseconds of the page's clock. */
  readonly since: number;
  readonly progress: RunProgress | undefined;
  readonly frames: readonly Frame[];
  /** Of the last measured run. */
  readonly report: Report | undefined;
  /** Of each measured run. */
  readonly seconds: readonly number[];
  /** Why it was refused, or what went wrong. */
  readonly problem: Problem | undefined;
}

export type LabEvent =
  | { readonly kind: 'start'; readonly contestants: readonly Contestant[] }
  | { readonly kind: 'cancel' }
  | {
      readonly kind: 'news';
      readonly index: number;
      readonly at: number;
      readonly news: ContestEvent;
    };

export function reduceRuns(runs: readonly RunState[], event: LabEvent): readonly RunState[] {
  if (event.kind === 'start') return event.contestants.map(waiting);
  if (event.kind === 'cancel') return runs.map((run) => (isOpen(run) ? cancelled(run) : run));
  return runs.map((run, i) =>
    i === event.index && isOpen(run) ? hear(run, event.news, event.at) : run,
  );
}

/** It may still change. */
export function isOpen({ status }: RunState): boolean {
  return status === 'waiting' || status === 'running';
}

export function verdictIn({ report }: RunState): Verdict | undefined {
  return report && verdictOf(report);
}

/** Of its measured runs. */
export function secondsOf({ seconds }: RunState): number | undefined {
  return seconds.length === 0 ? undefined : median(seconds);
}

function waiting(contestant: Contestant): RunState {
  return {
    contestant,
    ...{ status: 'waiting', phase: undefined, run: 0, since: 0, progress: undefined, frames: [] },
    ...{ report: undefined, seconds: [], problem: undefined },
  };
}

function cancelled(run: RunState): RunState {
  return { ...run, status: 'cancelled', phase: undefined };
}

function hear(run: RunState, news: ContestEvent, at: number): RunState {
  switch (news.kind) {
    case 'phase':
      return { ...run, status: 'running', phase: news.phase, run: news.run, since: at };
    case 'progress':
      return { ...run, progress: news.progress };
    case 'frames':
      return { ...run, frames: [...run.frames, ...news.frames] };
    case 'measured':
      return { ...run, report: news.report, seconds: [...run.seconds, news.report.seconds] };
    case 'ended':
      return { ...run, ...endOf(run, news), phase: undefined };
  }
}

function endOf(
  { report }: RunState,
  { outcome }: ContestEvent & { kind: 'ended' },
): Pick<RunState, 'status' | 'problem'> {
  if (outcome.kind === 'problem') return { status: 'refused', problem: outcome.problem };
  if (outcome.kind === 'fault') {
    return { status: 'failed', problem: { code: 'fault', message: outcome.message } };
  }
  if (outcome.report.cut) return { status: 'time-out', problem: undefined };
  const isSettled = report !== undefined && verdictOf(report) !== 'unknown';
  return { status: isSettled ? 'done' : 'gave-up', problem: undefined };
}
