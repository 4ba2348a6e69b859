// Measures a method on one puzzle. The method runs in a fresh process, first to warm up and then to
// be measured.

import { elementAt } from '../puzzle/element-at.ts';
import type { Outcome, Problem } from '../puzzle/problem.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { measureRuns } from '../tasks/solving/measure-runs.ts';
import { type MethodProcess, methodProcess } from './method-process.ts';
import type { MethodHooks, MethodReport, MethodSolveTask } from './method-task.ts';

export interface Measurement {
  /** Missing if there is a `problem`, or if the measurement was interrupted. */
  readonly report?: MethodReport;
  readonly problem?: Problem;
  /** Wall-clock seconds of each measured run; empty if there is a `problem` or an interruption. */
  readonly seconds: readonly number[];
  /** Whether a limit cut the final run. */
  readonly timedOut: boolean;
  /** Present if the measurement was stopped before its end; then none of its runs count. */
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

/**
 * Measures `repeat` runs of a method. Short runs come first, to warm the method up. A time-out is
 * not repeated.
 */
export function measure(
  method: Pick<MethodSolveTask, 'method' | 'choices'>,
  { puzzle, task, repeat }: Comparison,
  hooks: MethodHooks = {},
  host: MethodProcess = methodProcess(),
): Measuring {
  const full: MethodSolveTask = { kind: 'method', puzzle, ...task, ...method };
  const running: RunningMeasurement = { host, task: full, hooks, repeat, isStopped: false };
  const close = (): void => host.close();
  process.once('exit', close);
  const done = measureAll(running)
    .catch(faultOf)
    .finally(() => {
      process.off('exit', close);
      close();
    });
  const stop = (): void => {
    running.isStopped = true;
    host.stop();
  };
  return { done, stop };
}

interface RunningMeasurement {
  readonly host: MethodProcess;
  readonly task: MethodSolveTask;
  readonly hooks: MethodHooks;
  readonly repeat: number;
  isStopped: boolean;
}

async function measureAll(running: RunningMeasurement): Promise<Measurement> {
  const { host, task, hooks, repeat } = running;
  const seconds: number[] = [];
  const run = async (): Promise<Outcome<MethodReport> | undefined> => {
    const outcome = await host.run(task, hooks);
    return running.isStopped ? undefined : outcome;
  };
  const onMeasured = (report: MethodReport): void => void seconds.push(report.seconds);
  const last = await measureRuns(repeat, { run, onMeasured });
  if (last === undefined) return { seconds: [], timedOut: false, interrupted: true };
  if (!last.ok) return { problem: elementAt(last.problems, 0), seconds: [], timedOut: false };
  return { report: last.value, seconds, timedOut: last.value.cut };
}

/**
 * Turns an error into a measurement, so that a bug in one method does not hide the other results.
 */
function faultOf(error: unknown): Measurement {
  const message = error instanceof Error ? elementAt(error.message.split('\n'), 0) : String(error);
  return { problem: { code: 'fault', message }, seconds: [], timedOut: false };
}
