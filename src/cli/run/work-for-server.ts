// Works on the batches of a server for as long as it runs.

import type { BatchStore } from '../../batches/store/batch-store.ts';
import { faultText } from '../../server/watch/fault-text.ts';
import { printError } from '../output/print.ts';
import { type BatchWorker, shareFolder } from './batch-worker.ts';
import type { OpenBatches } from './open-batches.ts';

type StartWorker = (store: BatchStore) => Promise<BatchWorker>;

/**
 * Shares the folder, and starts a worker, if one is given. Returns what ends the work and closes
 * the store. If anything fails on the way, all of it is closed.
 */
export async function workForServer(
  open: OpenBatches,
  start: StartWorker | undefined,
): Promise<() => Promise<void>> {
  const ends = [() => open.store.close()];
  const endAll = async (): Promise<void> => {
    const end = ends.pop();
    if (end === undefined) return;
    await end().finally(endAll);
  };
  try {
    const shared = await shareFolder(open);
    ends.push(async () => void (await shared.close()));
    const worker = await start?.(open.store);
    if (worker !== undefined) ends.push(tellEnd(worker));
    return endAll;
  } catch (error) {
    await endAll();
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
