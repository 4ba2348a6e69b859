// Decides what happens to the records of the page: every change is noted in memory first, one
// write of a record runs at a time, and of the values that come meanwhile only the newest is
// written. What cannot be written stays in memory and is tried again. An event leads to the next
// state and to effects, which storage.ts runs on the browser's store.

import type { StepResult } from '../app/step-host.ts';
import type { StoreName } from './records.ts';

/** `outdated`: a newer version of the page in another tab has taken over the store. */
export type StorageStatus = 'ok' | 'blocked' | 'full' | 'outdated';

/** A record as it shall be in the store; without a value, it is to be removed. */
export interface RecordChange {
  readonly store: StoreName;
  readonly key: string;
  readonly value: unknown;
}

interface Unwritten {
  readonly change: RecordChange;
  /**
   * How far its write is: under way, or waiting for the store to open; without an answer for so
   * long that nobody waits for it; or failed, to be tried again.
   */
  readonly write: 'under-way' | 'late' | 'failed';
}

export interface StorageState {
  readonly access: 'opening' | 'open' | 'refused';
  readonly status: StorageStatus;
  /** The newest change of every record that is not written, by store and key. */
  readonly unwritten: ReadonlyMap<string, Unwritten>;
  /** Whether a timer runs, after which what failed is tried again. */
  readonly isRetryDue: boolean;
}

export type StorageEvent =
  | { readonly type: 'opened' }
  /** The browser does not allow a store, or did not open it in time. */
  | { readonly type: 'refused' }
  | { readonly type: 'outdated' }
  | { readonly type: 'changed'; readonly change: RecordChange }
  | { readonly type: 'written'; readonly change: RecordChange }
  | { readonly type: 'failed'; readonly change: RecordChange; readonly isFull: boolean }
  /** The browser has not answered a write in time; the write goes on. */
  | { readonly type: 'late'; readonly change: RecordChange }
  | { readonly type: 'unreadable' }
  | { readonly type: 'retry' }
  /** The page may be closed before a write has had its turn. */
  | { readonly type: 'flush' };

export type StorageEffect =
  | { readonly do: 'write'; readonly change: RecordChange }
  /** Waits before what failed is tried again. */
  | { readonly do: 'pause' };

type StorageResult = StepResult<StorageState, StorageEffect>;

export const NOTHING_UNWRITTEN: StorageState = {
  access: 'opening',
  status: 'ok',
  unwritten: new Map(),
  isRetryDue: false,
};

export function storageStep(state: StorageState, event: StorageEvent): StorageResult {
  switch (event.type) {
    case 'opened':
      return writeThose({ ...state, access: 'open' }, () => true);
    case 'refused':
      return [refused(state), []];
    case 'outdated':
    case 'unreadable':
      return [withStatus(state, event.type === 'outdated' ? 'outdated' : 'blocked'), []];
    case 'changed':
      return changed(state, event.change);
    case 'written':
      return written(state, event.change);
    case 'failed':
      return notWritten(state, event.change, 'failed', event.isFull ? 'full' : 'blocked');
    case 'late':
      return notWritten(state, event.change, 'late', 'blocked');
    case 'retry':
      return writeThose({ ...state, isRetryDue: false }, hasFailed);
    case 'flush':
      return state.access === 'open' ? writeThose(state, () => true) : [state, []];
  }
}

/** Returns the newest values of a store that are not written, by key. */
export function unwrittenIn(
  { unwritten }: StorageState,
  store: StoreName,
): ReadonlyMap<string, unknown> {
  const changes = [...unwritten.values()].map(({ change }) => change);
  return new Map(
    changes.filter((each) => each.store === store).map(({ key, value }) => [key, value]),
  );
}

/** Whether it is worth waiting for the write of this record. */
export function isUnderWay({ unwritten }: StorageState, change: RecordChange): boolean {
  return unwritten.get(idOf(change))?.write === 'under-way';
}

function idOf({ store, key }: RecordChange): string {
  return `${store} ${key}`;
}

function refused(state: StorageState): StorageState {
  const failed = [...state.unwritten].map(
    ([id, { change }]) => [id, { change, write: 'failed' }] as const,
  );
  return withStatus({ ...state, access: 'refused', unwritten: new Map(failed) }, 'blocked');
}

/** The newest value is written when a write that runs has ended, and when the store is open. */
function changed(state: StorageState, change: RecordChange): StorageResult {
  const running = state.unwritten.get(idOf(change))?.write ?? 'failed';
  if (state.access === 'refused') return [noted(state, { change, write: 'failed' }), []];
  if (running !== 'failed') return [noted(state, { change, write: running }), []];
  const effects: readonly StorageEffect[] =
    state.access === 'open' ? [{ do: 'write', change }] : [];
  return [noted(state, { change, write: 'under-way' }), effects];
}

/** One write that succeeds shows that the store works, so what failed is tried again. */
function written(state: StorageState, change: RecordChange): StorageResult {
  const there = state.unwritten.get(idOf(change));
  if (there === undefined) return [state, []];
  if (there.change.value !== change.value) return writeThose(state, (each) => each === there);
  const unwritten = new Map(state.unwritten);
  unwritten.delete(idOf(change));
  const next = { ...state, unwritten };
  return unwritten.size === 0 ? [withStatus(next, 'ok'), []] : writeThose(next, hasFailed);
}

function notWritten(
  state: StorageState,
  change: RecordChange,
  write: 'late' | 'failed',
  status: StorageStatus,
): StorageResult {
  const there = state.unwritten.get(idOf(change));
  if (there === undefined) return [state, []];
  const next = withStatus(noted(state, { ...there, write }), status);
  if (next.isRetryDue || next.status === 'outdated') return [next, []];
  return [{ ...next, isRetryDue: true }, [{ do: 'pause' }]];
}

function writeThose(state: StorageState, isDue: (each: Unwritten) => boolean): StorageResult {
  const due = [...state.unwritten.values()].filter(isDue);
  const next = due.reduce((all, each) => noted(all, { ...each, write: 'under-way' }), state);
  return [next, due.map(({ change }) => ({ do: 'write', change }))];
}

function hasFailed({ write }: Unwritten): boolean {
  return write === 'failed';
}

function noted(state: StorageState, each: Unwritten): StorageState {
  return { ...state, unwritten: new Map(state.unwritten).set(idOf(each.change), each) };
}

/** `outdated` is final, because a newer page never gives the store back. */
function withStatus(state: StorageState, status: StorageStatus): StorageState {
  return state.status === 'outdated' ? state : { ...state, status };
}
