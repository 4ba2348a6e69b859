// A pool of threads that is made when it is first needed.

import { type PoolOptions, type ThreadPool, threadPool } from '../../workers/index.ts';

export interface LazyThreads {
  get(): Promise<ThreadPool>;
  made(): Promise<ThreadPool> | undefined;
}

export function lazyThreads(options: PoolOptions): LazyThreads {
  let pool: Promise<ThreadPool> | undefined;
  return {
    get() {
      pool ??= threadPool(options);
      return pool;
    },
    made: () => pool,
  };
}
