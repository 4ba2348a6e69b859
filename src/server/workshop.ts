// Where the long work of requests is done: threads for the engine and for help, processes for methods, and the gate
// before both. The thread that answers only reads puzzles, checks grids and writes formats, which costs what they are
// long and is bounded by the limits.

import {
  type MethodHooks,
  type MethodJob,
  type MethodReport,
  methodRunner,
  type Task,
  type TaskReportOf,
  type ThreadHooks,
  type ThreadPool,
  threadPool,
} from '../jobs/index.ts';
import type { Outcome } from '../puzzle/problem.ts';
import { type Gate, makeGate } from './gate.ts';
import type { Limits } from './limits.ts';

export interface Workshop {
  readonly gate: Gate;
  runTask<T extends Task>(task: T, hooks: ThreadHooks): Promise<Outcome<TaskReportOf<T>>>;
  runMethod(job: MethodJob, hooks: MethodHooks): Promise<Outcome<MethodReport>>;
  close(): Promise<void>;
}

/** Seconds beyond its limit after which a thread is ended; megabytes of heap after which a thread or a process is. */
const PATIENCE = 2;
const MEGABYTES = 1024;

/** Threads and processes are started when they are needed. */
export function makeWorkshop({ running, waiting }: Limits): Workshop {
  const methods = methodRunner({ megabytes: MEGABYTES });
  let pool: Promise<ThreadPool> | undefined;
  return {
    gate: makeGate(running, waiting),
    async runTask(task, hooks) {
      pool ??= threadPool({ threads: running, kept: 0, patience: PATIENCE, megabytes: MEGABYTES });
      return (await pool).run(task, hooks);
    },
    runMethod: (job, hooks) => methods.run(job, hooks),
    async close() {
      methods.close();
      await (await pool)?.close();
    },
  };
}
