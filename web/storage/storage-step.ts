// Decides what happens to the records of the page. Every change is noted in memory first. While a
// write of a record runs, newer values of the record wait; when the write ends, only the newest
// value is written. A flush does not wait: it starts another write beside the one that runs. After
// that, a failure or a delay counts only if it is that of the newest write. What cannot be written
// stays in memory and is tried again. An event leads to the next state and to effects, which
// storage.ts runs on the browser's store.

import type { StepResult } from '../app/step-host.ts';
import type { StoreName } from './records.ts';

/** `outdated`: a newer version of the page in another tab has taken over the store. */
export type StorageStatus = 'ok' | 'blocked' | 'full' | 'outdated';

/** A record as it is to be in the store. If the value is undefined, the record is to be removed. */
export interface RecordChange {
  readonly store: StoreName;
  readonly key: string;
  readonly value: unknown;
}

/**
 * One request to the browser. The number distinguishes the write from other writes of the same
 * change.
 */
export interface Write {
  /** Counts from 1 through the writes of all records. */
  readonly number: number;
  readonly change: RecordChange;
}

interface Unwritten {
  readonly change: RecordChange;
  /** The number of the newest write of this record; 0 before the first. */
  readonly newest: number;
  /**
   * How far the newest write is. `under-way`: it runs, or waits for the store to open. `late`: it
   * has had no answer for so long that nobody waits for it. `failed`: it is to be tried again.
   */
  readonly progress: 'under-way' | 'late' | 'failed';
}

export interface StorageState {
  readonly access: 'opening' | 'open' | 'refused';
  readonly status: StorageStatus;
  /** The newest change of every record that is not written, by store and key. */
  readonly unwritten: ReadonlyMap<string, Unwritten>;
  /** How many writes have been started. */
  readonly started: number;
  /** Whether a timer runs, after which failed writes are tried again. */
  readonly isRetryDue: boolean;
}

export type StorageEvent =
  | { readonly type: 'opened' }
  /** The browser does not allow a store, or did not open it in time. */
  | { readonly type: 'refused' }
  | { readonly type: 'outdated' }
  | { readonly type: 'changed'; readonly change: RecordChange }
  | { readonly type: 'written'; readonly write: Write }
  | { readonly type: 'failed'; readonly write: Write; readonly isFull: boolean }
  /** The browser has not answered a write in time; the write goes on. */
  | { readonly type: 'late'; readonly write: Write }
  | { readonly type: 'unreadable' }
  | { readonly type: 'retry' }
  /** The page may be closed before a write has had its turn. */
  | { readonly type: 'flush' };

export type StorageEffect =
  | { readonly do: 'write'; readonly write: Write }
  /** Waits before failed writes are tried again. */
  | { readonly do: 'pause' };

type StorageResult = StepResult<StorageState, StorageEffect>;

export const STORE_OPENING: StorageState = {
  access: 'opening',
  status: 'ok',
  unwritten: new Map(),
  started: 0,
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
      return written(state, event.write);
    case 'failed':
      return notWritten(state, event.write, 'failed', event.isFull ? 'full' : 'blocked');
    case 'late':
      return notWritten(state, event.write, 'late', 'blocked');
    case 'retry':
      return writeThose({ ...state, isRetryDue: false }, hasFailed);
    case 'flush':
      return state.access === 'open' ? writeThose(state, () => true) : [state, []];
  }
}

/** Returns the newest values of a store that are not written, by key; undefined for a removal. */
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
  return unwritten.get(idOfChange(change))?.progress === 'under-way';
}

export function idOfChange({ store, key }: RecordChange): string {
  return `${store} ${key}`;
}

function refused(state: StorageState): StorageState {
  const failed = [...state.unwritten].map(
    ([id, each]) => [id, { ...each, progress: 'failed' }] as const,
  );
  return withStatus({ ...state, access: 'refused', unwritten: new Map(failed) }, 'blocked');
}

/**
 * Notes a change. It is written at once if the store is open and no write of the record is running.
 */
function changed(state: StorageState, change: RecordChange): StorageResult {
  const there = state.unwritten.get(idOfChange(change)) ?? { newest: 0, progress: 'failed' };
  if (state.access === 'opening')
    return [noted(state, { ...there, change, progress: 'under-way' }), []];
  const next = noted(state, { ...there, change });
  if (state.access === 'refused' || there.progress !== 'failed') return [next, []];
  return writeThose(next, (each) => each.change === change);
}

/**
 * If a write of the newest change succeeds, the change is stored, even if another write of the
 * change runs or has failed.
 */
function written(state: StorageState, { number, change }: Write): StorageResult {
  const there = state.unwritten.get(idOfChange(change));
  if (there?.change === change) return withoutWritten(state, change);
  if (there?.newest !== number) return [state, []];
  return writeThose(state, (each) => each === there);
}

/** One write that succeeds shows that the store works, so failed writes are tried again. */
function withoutWritten(state: StorageState, change: RecordChange): StorageResult {
  const unwritten = new Map(state.unwritten);
  unwritten.delete(idOfChange(change));
  const next = { ...state, unwritten };
  return unwritten.size === 0 ? [withStatus(next, 'ok'), []] : writeThose(next, hasFailed);
}

/** An older write does not count: the newest one writes the same value or a newer one. */
function notWritten(
  state: StorageState,
  { number, change }: Write,
  progress: 'late' | 'failed',
  status: StorageStatus,
): StorageResult {
  const there = state.unwritten.get(idOfChange(change));
  if (there?.newest !== number) return [state, []];
  const next = withStatus(noted(state, { ...there, progress }), status);
  if (next.isRetryDue || next.status === 'outdated') return [next, []];
  return [{ ...next, isRetryDue: true }, [{ do: 'pause' }]];
}

function writeThose(state: StorageState, isDue: (each: Unwritten) => boolean): StorageResult {
  const due = [...state.unwritten.values()].filter(isDue);
  const writes = due.map(({ change }, i) => ({ number: state.started + i + 1, change }));
  const next = writes.reduce(
    (all, { number, change }) => noted(all, { change, newest: number, progress: 'under-way' }),
    { ...state, started: state.started + writes.length },
  );
  return [next, writes.map((write) => ({ do: 'write', write }))];
}

function hasFailed({ progress }: Unwritten): boolean {
  return progress === 'failed';
}

function noted(state: StorageState, each: Unwritten): StorageState {
  return { ...state, unwritten: new Map(state.unwritten).set(idOfChange(each.change), each) };
}

/** `outdated` is final, because a newer page never gives the store back. */
function withStatus(state: StorageState, status: StorageStatus): StorageState {
  return state.status === 'outdated' ? state : { ...state, status };
}
