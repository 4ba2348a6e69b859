// Waits until no batch has anything left to do. A store that is away for a while is no end of that:
// the worker beside it tells of the fault, and goes on when the store is back.

import { setTimeout as wait } from 'node:timers/promises';
import type { BatchStatus, BatchStore } from '../../batches/store/batch-store.ts';
import { allBatches } from './all-batches.ts';

/** Milliseconds. */
const LOOK_AGAIN = 250;

export async function untilNoneLeft(
  store: Pick<BatchStore, 'list'>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    if (!(await isAnyLeft(store).catch(() => true))) return;
    await wait(LOOK_AGAIN, undefined, { signal }).catch(() => {});
  }
}

async function isAnyLeft(store: Pick<BatchStore, 'list'>): Promise<boolean> {
  for await (const batch of allBatches(store)) if (!hasEnded(batch)) return true;
  return false;
}

/** Nothing is done of a paused batch either. */
function hasEnded({ state }: BatchStatus): boolean {
  return state !== 'running' && state !== 'receiving';
}
