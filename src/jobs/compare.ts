// Methods side by side on one puzzle: each in a fresh process, warmed up by some runs, then
// measured; and which of them said what cannot be true.

import { missedSolutions, NO_RUNS, weighRun } from '../methods/index.ts';
import { elementAt } from '../puzzle/element-at.ts';
import type { Problem } from '../puzzle/problem.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { verdictOf } from '../puzzle/result.ts';
import { type MethodProcess, methodProcess } from './method-process.ts';
import type { MethodHooks, MethodReport, MethodSolveTask } from './method-task.ts';

export interface Measurement {
  /** Absent where the method could not take the puzzle. */
  readonly report?: MethodReport;
  readonly problem?: Problem;
  /** Wall-clock seconds of each run. */
  readonly seconds: readonly number[];
  /** The time was over before it came to an end. */
  readonly timedOut: boolean;
  /** It was stopped before anything was measured. */
  readonly interrupted?: true;
}

export interface Comparison {
  readonly puzzle: Puzzle;
  readonly job: Pick<MethodSolveTask, 'maxSolutions' | 'limits' | 'seed'>;
  readonly repeat: number;
}

export interface Measuring {
  readonly done: Promise<Measurement>;
  stop(): void;
}

/** `repeat` runs of one method after some to warm up. A time-out is not repeated. */
export function measure(
  method: Pick<MethodSolveTask, 'method' | 'choices'>,
  { puzzle, job, repeat }: Comparison,
  hooks: MethodHooks = {},
  host: MethodProcess = methodProcess(),
): Measuring {
  const close = (): void => host.close();
  process.once('exit', close);
  const full: MethodSolveTask = { kind: 'method', puzzle, ...job, ...method };
  let isStopped = false;
  const measureAll = async (): Promise<Measurement> => {
    const seconds: number[] = [];
    for (let tally = NO_RUNS; ; ) {
      const outcome = await host.run(full, hooks);
      if (isStopped) return { seconds: [], timedOut: false, interrupted: true };
      if (!outcome.ok)
        return { problem: elementAt(outcome.problems, 0), seconds: [], timedOut: false };
      const report = outcome.value;
      const weighed = weighRun(tally, report, repeat);
      tally = weighed.tally;
      if (weighed.counts) seconds.push(report.seconds);
      if (weighed.isLast) return { report, seconds, timedOut: report.cut };
    }
  };
  const stop = (): void => {
    isStopped = true;
    host.stop();
  };
  const done = measureAll()
    .catch(faultOf)
    .finally(() => {
      process.off('exit', close);
      close();
    });
  return { done, stop };
}

/** A bug in one method must not hide what the others do. */
function faultOf(error: unknown): Measurement {
  const message = error instanceof Error ? elementAt(error.message.split('\n'), 0) : String(error);
  return { problem: { code: 'fault', message }, seconds: [], timedOut: false };
}

/** What is wrong with each answer, in their order, given what all of them found. */
export function judge(reports: readonly (MethodReport | undefined)[]): (string | undefined)[] {
  const missed = missedSolutions(reports);
  return reports.map((report, i) => {
    if (report === undefined || missed[i] === 0) return undefined;
    const solutions = missed[i] === 1 ? 'a solution' : `${missed[i]} solutions`;
    return `said ${verdictOf(report)}, but others found ${solutions} that it does not have`;
  });
}
