// Where jobs run: in this thread, or on a pool of worker threads. All are stopped at once, and the
// engine looks between slices, so that a stopped job still answers with what it knows.

import {
  type EngineTask,
  type EngineTaskHooks,
  type ReportOf,
  runEngineTask,
} from './engine-task.ts';
import { makeFlag, threadPool } from './thread-pool.ts';

export interface Runner {
  run<J extends EngineTask>(
    job: J,
    onProgress?: EngineTaskHooks['onProgress'],
  ): Promise<ReportOf<J>>;
  /** All jobs, running and to come, end at their next slice. */
  stop(): void;
  isStopped(): boolean;
  close(): Promise<void>;
}

/** `onClause` is told of the clauses of all its jobs: it takes calls that cross no thread. */
export function inlineRunner(onClause?: EngineTaskHooks['onClause']): Runner {
  let stopped = false;
  return {
    run: (job, onProgress) =>
      runEngineTask(job, {
        stop: () => stopped,
        ...(onProgress && { onProgress }),
        ...(onClause && { onClause }),
      }),
    stop: () => {
      stopped = true;
    },
    isStopped: () => stopped,
    close: async () => {},
  };
}

/** `threads` workers; progress is not reported from them. */
export async function threadRunner(threads: number): Promise<Runner> {
  const pool = await threadPool({ threads });
  const flag = makeFlag();
  return {
    async run(job) {
      const outcome = await pool.run(job, { flag });
      if (outcome.ok) return outcome.value as ReportOf<typeof job>;
      throw new Error(outcome.problems[0].message);
    },
    stop: () => {
      Atomics.store(flag, 0, 1);
    },
    isStopped: () => Atomics.load(flag, 0) !== 0,
    close: () => pool.close(),
  };
}
