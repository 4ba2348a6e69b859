// Opens the store of batches for a command, and closes it after it.

import { BatchProblem } from '../../batches/batch-problem.ts';
import type { BatchStore } from '../../batches/store/batch-store.ts';
import { refuseCall } from '../output/print.ts';
import { openBatches, type StoreOptions } from './open-batches.ts';
import { shareFolder } from './share-folder.ts';

interface StoreCommand extends StoreOptions {
  readonly follow?: true;
}

/** Reports a batch that is not there, or a server that refuses. */
export async function withStore(
  options: StoreCommand,
  use: (store: BatchStore) => Promise<void>,
): Promise<void> {
  // A command that follows waits for a worker, which cannot open a folder that is not shared.
  const opened = await openBatches(options, process.env, options.follow && shareFolder);
  if (!opened.ok) return refuseCall('batch', opened.problems);
  try {
    await use(opened.value);
  } catch (error) {
    if (!(error instanceof BatchProblem)) throw error;
    refuseCall('batch', [error.problem]);
  } finally {
    await opened.value.close();
  }
}
