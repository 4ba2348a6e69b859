// Compares methods on one puzzle: each runs in a fresh process, some times to warm up and then to
// be measured. Also finds the methods whose answer cannot be true.

import { missedSolutions, NO_RUNS, weighRun } from '../methods/index.ts';
import { elementAt } from '../puzzle/element-at.ts';
import type { Problem } from '../puzzle/problem.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { verdictOf } from '../puzzle/verdict.ts';
import { type MethodProcess, methodProcess } from './method-process.ts';
import type { MethodHooks, MethodReport, MethodSolveTask } from './method-task.ts';

export interface Measurement {
  /** Absent if the method could not take the puzzle. */
  readonly report?: MethodReport;
  readonly problem?: Problem;
  /** Wall-clock seconds of each run. */
  readonly seconds: readonly number[];
  /** The time was over before the run ended. */
  readonly timedOut: boolean;
  /** The comparison was stopped before anything was measured. */
  readonly interrupted?: true;
}

export interface Comparison {
  readonly puzzle: Puzzle;
  readonly task: Pick<MethodSolveTask, 'maxSolutions' | 'limits' | 'seed'>;
  readonly repeat: number;
}

export interface Measuring {
  readonly done: Promise<Measurement>;
  stop(): void;
}

/** Runs one method some times to warm up, and then `repeat` times. A time-out is not repeated. */
export function measure(
  method: Pick<MethodSolveTask, 'method' | 'choices'>,
  { puzzle, task, repeat }: Comparison,
  hooks: MethodHooks = {},
  host: MethodProcess = methodProcess(),
): Measuring {
  const close = (): void => host.close();
  process.once('exit', close);
  const full: MethodSolveTask = { kind: 'method', puzzle, ...task, ...method };
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

/**
 * Turns an error into a measurement, so that a bug in one method does not hide the other results.
 */
function faultOf(error: unknown): Measurement {
  const message = error instanceof Error ? elementAt(error.message.split('\n'), 0) : String(error);
  return { problem: { code: 'fault', message }, seconds: [], timedOut: false };
}

/** Says what is wrong with each answer, in their order, in view of what all of them found. */
export function refutedAnswers(
  reports: readonly (MethodReport | undefined)[],
): (string | undefined)[] {
  const missed = missedSolutions(reports);
  return reports.map((report, i) => {
    if (report === undefined || missed[i] === 0) return undefined;
    const solutions = missed[i] === 1 ? 'a solution' : `${missed[i]} solutions`;
    return `said ${verdictOf(report)}, but others found ${solutions} that it does not have`;
  });
}
