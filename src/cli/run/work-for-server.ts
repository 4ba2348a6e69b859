// Works on the batches of a server for as long as it runs.

import type { BatchStore } from '../../batches/store/batch-store.ts';
import { faultText } from '../../server/watch/fault-text.ts';
import { printError } from '../output/print.ts';
import type { BatchWorker } from './batch-worker.ts';

type StartWorker = (store: BatchStore) => Promise<BatchWorker>;

/**
 * Starts a worker, if one is given. Returns what ends the work and closes the store. If the start
 * fails, the store is closed.
 */
export async function workForServer(
  store: BatchStore,
  start: StartWorker | undefined,
): Promise<() => Promise<void>> {
  try {
    const worker = await start?.(store);
    const end = worker && tellEnd(worker);
    return () => (end?.() ?? Promise.resolve()).finally(() => store.close());
  } catch (error) {
    await store.close();
    throw error;
  }
}

/**
 * Tells when a worker ends by a fault of the program. The server goes on: it has other clients, and
 * other workers can do what this one gave back. Returns what ends the worker.
 */
function tellEnd(worker: BatchWorker): () => Promise<void> {
  const ended = worker.ended.catch((error: unknown) => {
    printError(`${NO_WORKER}\n${faultText(error)}`);
  });
  return async () => {
    // The fault of a worker was told above, and need not be told again.
    await worker.end().catch(() => {});
    await ended;
  };
}

const NO_WORKER =
  'the worker of this server ended by a fault in the program; nothing works on batches here until the server is started again, unless crosshatch work does';
