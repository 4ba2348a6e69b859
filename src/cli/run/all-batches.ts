// Goes through all batches of a store, which lists some at a time.

import type { BatchStatus, BatchStore, ListPlace } from '../../batches/store/batch-store.ts';
import { MOST_LISTED } from '../../batches/store/status.ts';

export async function* allBatches(
  store: Pick<BatchStore, 'list'>,
): AsyncGenerator<BatchStatus, void> {
  let last: ListPlace | undefined;
  for (;;) {
    const batches = await store.list(undefined, last);
    yield* batches;
    last = batches.at(-1);
    if (batches.length < MOST_LISTED) return;
  }
}
