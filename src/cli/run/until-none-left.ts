// Waits until no batch has anything left to do. A store that is away for a while is no end of that:
// the worker beside it tells of the fault, and goes on when the store is back.

import { setTimeout as wait } from 'node:timers/promises';
import type { BatchStore } from '../../batches/store/batch-store.ts';

/** Milliseconds. */
const LOOK_AGAIN = 250;

/** Ends with the worker, too, and throws if that one fails. */
export async function untilNoneLeft(
  store: Pick<BatchStore, 'isWorkLeft'>,
  worker: { readonly ended: Promise<void> },
  signal: AbortSignal,
): Promise<void> {
  const over = new AbortController();
  try {
    await Promise.race([worker.ended, look(store, AbortSignal.any([signal, over.signal]))]);
  } finally {
    over.abort();
  }
}

async function look(store: Pick<BatchStore, 'isWorkLeft'>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const isLeft = await store.isWorkLeft().catch(() => true);
    if (!isLeft) return;
    await wait(LOOK_AGAIN, undefined, { signal }).catch(() => {});
  }
}
