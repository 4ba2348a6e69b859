// Works on batches with threads of this process, and lets others reach a folder that it has open.

import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { announceOwner } from '../../batches/folder/folder-owner.ts';
import type { ShareFolder } from '../../batches/folder/folder-store.ts';
import { poolRunner } from '../../batches/operations/pool-runner.ts';
import type { BatchStore } from '../../batches/store/batch-store.ts';
import { startWorker } from '../../batches/work/worker.ts';
import { buildBatchApp } from '../../server/batches/batch-app.ts';
import { threadPool } from '../../workers/index.ts';
import { printError, printFault } from '../output/print.ts';
import { VERSION } from '../version.ts';

export interface BatchWorker {
  /** Throws for faults of the program. */
  readonly ended: Promise<void>;
  /** Delivers what is done, and gives the rest back. */
  end(): Promise<void>;
}

/** The bounds of the threads, as those of the server; other programs go first. */
const BOUNDS = { patience: 10, megabytes: 1024, nice: 5 };

export async function startBatchWorker(store: BatchStore, threads: number): Promise<BatchWorker> {
  // Threads start as items come, so that a worker without work costs little.
  const pool = await threadPool({ threads, kept: 1, ...BOUNDS });
  try {
    const worker = await startWorker({
      ...{ store, runner: poolRunner(pool), threads },
      ...{ name: `${hostname()}:${process.pid}`, host: hostname(), pid: process.pid },
      onFault: tellFault,
    });
    const end = () => worker.end().finally(() => pool.close());
    return { ended: worker.ended, end };
  } catch (error) {
    await pool.close();
    throw error;
  }
}

function tellFault(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  printError(`the batches cannot be reached (${reason}): it is tried again`);
}

export const shareFolder: ShareFolder = async (folder, store) => {
  const secret = randomBytes(32).toString('base64url');
  const app = await buildBatchApp({ store, version: VERSION, secret, onFault: printFault });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  announceOwner(folder, { address, secret });
  return app;
};
