// Where jobs run: in this thread, or on a pool of worker threads. Both stop through one shared flag, which
// the engine polls between slices, so that a stopped job still answers with what it knows.

import { type Job, type JobHooks, type ReportOf, runJob } from './job.ts';

export interface Runner {
  run<J extends Job>(job: J, onProgress?: JobHooks['onProgress']): Promise<ReportOf<J>>;
  /** All jobs, running and to come, end at their next slice. */
  stop(): void;
  isStopped(): boolean;
  close(): Promise<void>;
}

export function inlineRunner(): Runner {
  let stopped = false;
  return {
    run: (job, onProgress) =>
      runJob(job, { stop: () => stopped, ...(onProgress && { onProgress }) }),
    stop: () => {
      stopped = true;
    },
    isStopped: () => stopped,
    close: async () => {},
  };
}

/** `threads` workers; progress is not reported from them. */
export async function threadRunner(threads: number): Promise<Runner> {
  const { Piscina } = await import('piscina');
  const flag = new Int32Array(new SharedArrayBuffer(4));
  const pool = new Piscina({
    filename: new URL('./worker.js', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
    workerData: flag,
  });
  return {
    run: (job) => pool.run(job),
    stop: () => {
      Atomics.store(flag, 0, 1);
    },
    isStopped: () => Atomics.load(flag, 0) === 1,
    close: () => pool.destroy(),
  };
}
