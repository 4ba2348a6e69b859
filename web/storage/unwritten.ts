// The records that the browser has not written yet, and whether it writes at all: the decisions of
// the storage, without the browser. Every change is recorded here first, so that a read before the
// write returns it.

import type { StoreName } from './records.ts';

/** `outdated`: a newer version of the page in another tab has taken over the store. */
export type StorageStatus = 'ok' | 'blocked' | 'full' | 'outdated';

export interface Unwritten {
  /** The values by store and key; undefined for records that are to be removed. */
  readonly records: ReadonlyMap<StoreName, ReadonlyMap<string, unknown>>;
  readonly status: StorageStatus;
  /** Whether a timer runs, after which everything is tried again. */
  readonly isRetryDue: boolean;
}

export const NOTHING_UNWRITTEN: Unwritten = {
  records: new Map(),
  status: 'ok',
  isRetryDue: false,
};

const NONE: ReadonlyMap<string, unknown> = new Map();

export function unwrittenIn(
  { records }: Unwritten,
  store: StoreName,
): ReadonlyMap<string, unknown> {
  return records.get(store) ?? NONE;
}

/** Returns store and key of every unwritten record. */
export function allUnwritten({ records }: Unwritten): readonly (readonly [StoreName, string])[] {
  return [...records].flatMap(([store, own]) =>
    [...own.keys()].map((key) => [store, key] as const),
  );
}

export function noted(state: Unwritten, store: StoreName, key: string, value: unknown): Unwritten {
  return withRecords(state, store, new Map(unwrittenIn(state, store)).set(key, value));
}

/** Removes the value once it is written, unless there is a newer one by then. */
export function written(
  state: Unwritten,
  store: StoreName,
  key: string,
  value: unknown,
): Unwritten {
  if (unwrittenIn(state, store).get(key) !== value) return state;
  const own = new Map(unwrittenIn(state, store));
  own.delete(key);
  return withRecords(state, store, own);
}

/** Sets the status to `ok` once everything is written. */
export function settled(state: Unwritten): Unwritten {
  return allUnwritten(state).length === 0 ? withStatus(state, 'ok') : state;
}

/** Handles a write that failed or took too long: everything is due to be tried again. */
export function failed(state: Unwritten, error: unknown): Unwritten {
  const next = withStatus(state, isFull(error) ? 'full' : 'blocked');
  return { ...next, isRetryDue: next.status !== 'outdated' };
}

/** Sets the status; `outdated` is final, because a newer page never gives the store back. */
export function withStatus(state: Unwritten, status: StorageStatus): Unwritten {
  return state.status === 'outdated' ? state : { ...state, status };
}

function withRecords(
  state: Unwritten,
  store: StoreName,
  own: ReadonlyMap<string, unknown>,
): Unwritten {
  return { ...state, records: new Map(state.records).set(store, own) };
}

function isFull(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError';
}
