// A pool of threads that is made when it is first needed.

import { type PoolOptions, type ThreadPool, threadPool } from '../../workers/index.ts';

export interface LazyThreads {
  get(): Promise<ThreadPool>;
  /** Ends all running tasks and all later tasks with what they know. */
  stop(): Promise<void>;
  /** Closes the pool. A pool that is needed only later is closed when it is made. */
  close(): Promise<void>;
}

export function lazyThreads(options: PoolOptions): LazyThreads {
  let pool: Promise<ThreadPool> | undefined;
  let isStopped = false;
  let isClosed = false;
  const make = async (): Promise<ThreadPool> => {
    const made = await threadPool(options);
    if (isStopped) made.stop();
    if (isClosed) await made.close();
    return made;
  };
  return {
    get() {
      pool ??= make();
      return pool;
    },
    async stop() {
      isStopped = true;
      (await pool)?.stop();
    },
    async close() {
      isClosed = true;
      await (await pool)?.close();
    },
  };
}
