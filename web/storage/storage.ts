// The browser's store, which may be missing, blocked, full or taken over by a newer page. Records
// that cannot be written stay in memory and are tried again, and the person is informed. Nothing
// here rejects, and nothing waits longer than twice `patience`: a read may wait for the store to
// open and then for its answer. storage-step.ts decides what is written and when; this file reads
// and writes.
//
// Two tabs share the store, and the last write of a record wins: each write is a whole record, so
// that the stored record is one that a tab had, never a mix. Tabs with the same game or drawing
// send each other messages (storage/shared-document).

import type { StoreApi } from 'zustand/vanilla';
import { type Dispatch, makeStepHost } from '../app/step-host.ts';
import { knownRecord } from './known-record.ts';
import type { Records, StoreName } from './records.ts';
import {
  isUnderWay,
  type RecordChange,
  STORE_OPENING,
  type StorageEffect,
  type StorageEvent,
  type StorageStatus,
  storageStep,
  unwrittenIn,
  type Write,
} from './storage-step.ts';
import { within } from './with-timeout.ts';

export interface Storage {
  /** Returns undefined if the record is missing, damaged or cannot be read. */
  get<S extends StoreName>(store: S, key: string): Promise<Records[S] | undefined>;
  /** Returns all records of a store by their keys, without damaged ones. */
  all<S extends StoreName>(store: S): Promise<ReadonlyMap<string, Records[S]>>;
  /**
   * Resolves when the record is written or cannot be written for now, but after `patience` at the
   * latest, even if newer values of the record keep coming.
   */
  put<S extends StoreName>(store: S, key: string, value: Records[S]): Promise<void>;
  remove(store: StoreName, key: string): Promise<void>;
  /**
   * Replaces a record by what `next` makes of it, or removes it if that is undefined. No other tab
   * writes in between, unless the browser cannot write for now. Returns the record before.
   */
  update<S extends StoreName>(
    store: S,
    key: string,
    next: (before: Records[S] | undefined) => Records[S] | undefined,
  ): Promise<Records[S] | undefined>;
  /**
   * Passes all unwritten records to the browser at once, because the page may be closed before a
   * write had its turn.
   */
  flush(): void;
  status(): StorageStatus;
  /** Calls back whenever the status changes; returns a function that stops this. */
  watch(onChange: () => void): () => void;
}

/**
 * The part that may fail. Reads see the writes that were requested before them, as in IndexedDB.
 */
export interface Backing {
  get(store: StoreName, key: string): Promise<unknown>;
  all(store: StoreName): Promise<ReadonlyMap<string, unknown>>;
  put(store: StoreName, key: string, value: unknown): Promise<void>;
  remove(store: StoreName, key: string): Promise<void>;
  /** Reads and writes in one transaction; returns the value before. */
  update(store: StoreName, key: string, next: (before: unknown) => unknown): Promise<unknown>;
}

/**
 * Opens the backing, or rejects if the browser does not allow one; calls `onOutdated` when a newer
 * page takes it over.
 */
type OpenBacking = (onOutdated: () => void) => Promise<Backing>;

interface Times {
  /** Milliseconds within which the browser has to answer. */
  readonly patience: number;
  /** Milliseconds until failed writes are tried again. */
  readonly pause: number;
}

const TIMES: Times = { patience: 10_000, pause: 15_000 };

export function makeStorage(open: OpenBacking, times: Times = TIMES): Storage {
  const { store: memory, dispatch } = makeStepHost(
    STORE_OPENING,
    storageStep,
    (effect: StorageEffect, next) => run(effect, { backing, times }, next),
  );
  // A store that opens later than `patience` is not used: nothing was read from it, so a write
  // could overwrite newer records in it.
  const backing = within(
    times.patience,
    open(() => void dispatch({ type: 'outdated' })),
  );
  backing.then(
    () => dispatch({ type: 'opened' }),
    () => dispatch({ type: 'refused' }),
  );
  const read = async <T>(work: (own: Backing) => Promise<T>): Promise<T | undefined> => {
    try {
      const own = await backing;
      return await within(times.patience, work(own));
    } catch {
      await dispatch({ type: 'unreadable' });
      return undefined;
    }
  };
  const change = async (newest: RecordChange): Promise<void> => {
    void dispatch({ type: 'changed', change: newest });
    await until(memory, times.patience, (state) => !isUnderWay(state, newest));
  };
  const get = async (store: StoreName, key: string): Promise<unknown> => {
    const inMemory = unwrittenIn(memory.getState(), store);
    return inMemory.has(key) ? inMemory.get(key) : await read((own) => own.get(store, key));
  };
  return {
    get: async (store, key) => knownRecord(store, key, await get(store, key)),
    async all(store) {
      const found = await read((own) => own.all(store));
      return knownRecords(store, [...(found ?? []), ...unwrittenIn(memory.getState(), store)]);
    },
    put: (store, key, value) => change({ store, key, value }),
    remove: (store, key) => change({ store, key, value: undefined }),
    async update(store, key, next) {
      const known = (value: unknown) => knownRecord(store, key, value);
      const work = (own: Backing) => own.update(store, key, (value) => next(known(value)));
      const isWritten = !unwrittenIn(memory.getState(), store).has(key);
      const updated = isWritten && (await read(async (own) => ({ before: await work(own) })));
      if (updated) return known(updated.before);
      const before = known(await get(store, key));
      await change({ store, key, value: next(before) });
      return before;
    },
    flush: () => void dispatch({ type: 'flush' }),
    status: () => memory.getState().status,
    watch: (onChange) =>
      memory.subscribe(({ status }, before) => {
        if (status !== before.status) onChange();
      }),
  };
}

interface Browser {
  readonly backing: Promise<Backing>;
  readonly times: Times;
}

async function run(
  effect: StorageEffect,
  { backing, times }: Browser,
  dispatch: Dispatch<StorageEvent>,
): Promise<void> {
  if (effect.do === 'pause') {
    setTimeout(() => void dispatch({ type: 'retry' }), times.pause);
    return;
  }
  const { write } = effect;
  const end = endOf(write, backing);
  const inTime = await within(times.patience, end).catch(() => undefined);
  if (inTime === undefined) void end.then(dispatch);
  await dispatch(inTime ?? { type: 'late', write });
}

/** Writes, and returns how that ended. */
async function endOf(write: Write, backing: Promise<Backing>): Promise<StorageEvent> {
  const { store, key, value } = write.change;
  try {
    const own = await backing;
    await (value === undefined ? own.remove(store, key) : own.put(store, key, value));
    return { type: 'written', write };
  } catch (error) {
    return { type: 'failed', write, isFull: isFull(error) };
  }
}

function isFull(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError';
}

/** Resolves when the state fulfils `holds`, or when `milliseconds` have passed. */
function until<S>(
  store: StoreApi<S>,
  milliseconds: number,
  holds: (state: S) => boolean,
): Promise<void> {
  return new Promise((resolve) => {
    if (holds(store.getState())) return resolve();
    const end = (): void => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    const stop = store.subscribe((state) => {
      if (holds(state)) end();
    });
  });
}

/** If a key occurs several times, its last value counts. */
function knownRecords<S extends StoreName>(
  store: S,
  found: readonly (readonly [string, unknown])[],
): ReadonlyMap<string, Records[S]> {
  const all = new Map<string, Records[S]>();
  for (const [key, value] of new Map(found)) {
    const record = knownRecord(store, key, value);
    if (record !== undefined) all.set(key, record);
  }
  return all;
}
