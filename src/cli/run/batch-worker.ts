// Works on batches with threads of this process.

import { hostname } from 'node:os';
import { poolRunner } from '../../batches/operations/pool-runner.ts';
import type { BatchStore } from '../../batches/store/batch-store.ts';
import { placeOfNumbers } from '../../batches/store/databases/process-state.ts';
import { StoreRefusal } from '../../batches/store/store-refusal.ts';
import { startWorker } from '../../batches/work/worker.ts';
import { methodRunner, threadPool } from '../../workers/index.ts';
import { printError } from '../output/print.ts';

export interface BatchWorker {
  /** Throws for faults of the program, and a `BatchProblem` if the store takes no answers. */
  readonly ended: Promise<void>;
  /** Delivers what is done, and gives the rest back. */
  end(): Promise<void>;
}

/** The bounds of the threads and processes, as those of the server; other programs go first. */
const BOUNDS = { patience: 10, megabytes: 1024, nice: 5 };

export async function startBatchWorker(store: BatchStore, threads: number): Promise<BatchWorker> {
  // Threads start as items come, so that a worker without work costs little.
  const pool = await threadPool({ threads, kept: 1, ...BOUNDS });
  const { megabytes, nice } = BOUNDS;
  const methods = methodRunner({ megabytes, nice });
  const close = async (): Promise<void> => {
    methods.close();
    await pool.close();
  };
  try {
    const worker = await startWorker({
      ...{ store, runner: poolRunner({ pool, methods }), threads },
      ...{ name: `${hostname()}:${process.pid}`, host: placeOfNumbers(), pid: process.pid },
      onFault: tellFault,
    });
    const end = () => worker.end().finally(close);
    return { ended: worker.ended, end };
  } catch (error) {
    await close();
    throw error;
  }
}

function tellFault(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  printError(
    error instanceof StoreRefusal
      ? `answers were refused where batches are kept, and are lost: ${reason}`
      : `the batches cannot be reached (${reason}): it is tried again`,
  );
}
