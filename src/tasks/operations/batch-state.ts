// Tells which states of a batch are the last.

import type { BatchState } from './store/batch-store.ts';

export function hasEnded(state: BatchState): boolean {
  return state === 'done' || state === 'cancelled';
}
