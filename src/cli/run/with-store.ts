// Opens the store of batches for a command, and closes it after it.

import { BatchProblem } from '../../batches/batch-problem.ts';
import type { BatchStore } from '../../batches/store/batch-store.ts';
import { refuseCall } from '../output/print.ts';
import { openBatches, type StoreOptions } from './open-batches.ts';

/** Reports a batch that is not there, or a server that refuses. */
export async function withStore(
  options: StoreOptions,
  use: (store: BatchStore) => Promise<void>,
): Promise<void> {
  const opened = await openBatches(options);
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
