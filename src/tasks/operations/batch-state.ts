// The states of a batch, and which of them are the last.

export type BatchState = 'receiving' | 'running' | 'paused' | 'cancelled' | 'done';

export function hasEnded(state: BatchState): boolean {
  return state === 'done' || state === 'cancelled';
}
