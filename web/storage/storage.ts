// The browser's store, which may be missing, blocked, full or taken over by a newer page. Records
// that cannot be written stay in memory, are tried again, and the person is informed. Nothing here
// rejects, and nothing waits longer than `patience`.
//
// Two tabs share the store, and the last write of a record wins: each write is a whole record, so
// that the stored record is one that a tab had, never a mix. Tabs with the same game or drawing
// send each other messages (storage/shared-document).

import { createStore } from 'zustand/vanilla';
import { knownRecord } from './known-record.ts';
import type { Records, StoreName } from './records.ts';
import {
  NOTHING_UNWRITTEN,
  type StorageStatus,
  type Unwritten,
  unwrittenIn,
  withStatus,
} from './unwritten.ts';
import { within } from './with-timeout.ts';
import { changeRecord, type Writer, writeAtOnce } from './write-records.ts';

export interface Storage {
  /** Returns undefined for a damaged record, too. */
  get<S extends StoreName>(store: S, key: string): Promise<Records[S] | undefined>;
  /** Returns all records of a store by their keys. */
  all<S extends StoreName>(store: S): Promise<ReadonlyMap<string, Records[S]>>;
  put<S extends StoreName>(store: S, key: string, value: Records[S]): Promise<void>;
  remove(store: StoreName, key: string): Promise<void>;
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
}

/**
 * Opens the backing, or rejects if the browser does not allow one; calls `onOutdated` when a newer
 * page takes it over.
 */
export type OpenBacking = (onOutdated: () => void) => Promise<Backing>;

export interface Times {
  /** Milliseconds within which the browser has to answer. */
  readonly patience: number;
  /** Milliseconds until failed writes are tried again. */
  readonly pause: number;
}

const TIMES: Times = { patience: 10_000, pause: 15_000 };

export function makeStorage(open: OpenBacking, times: Times = TIMES): Storage {
  const memory = createStore<Unwritten>(() => NOTHING_UNWRITTEN);
  const become = (status: StorageStatus): void => memory.setState((own) => withStatus(own, status));
  const fail = (): undefined => void become('blocked');
  // A store that opens later than that is not used: nothing was read from it, so a write could
  // overwrite newer records in it.
  const backing = within(
    times.patience,
    open(() => become('outdated')),
  ).catch(fail);
  const writer: Writer = { memory, backing, writing: new Map(), times };
  const read = async <T>(work: (own: Backing) => Promise<T>): Promise<T | undefined> => {
    const own = await backing;
    return own && within(times.patience, work(own)).catch(fail);
  };
  return {
    async get(store, key) {
      const inMemory = unwrittenIn(memory.getState(), store);
      const found = inMemory.has(key)
        ? inMemory.get(key)
        : await read((own) => own.get(store, key));
      return knownRecord(store, key, found);
    },
    async all(store) {
      const found = await read((own) => own.all(store));
      return knownRecords(store, [...(found ?? []), ...unwrittenIn(memory.getState(), store)]);
    },
    put: (store, key, value) => changeRecord(writer, store, key, value),
    remove: (store, key) => changeRecord(writer, store, key, undefined),
    flush: () => void writeAtOnce(writer),
    status: () => memory.getState().status,
    watch: (onChange) =>
      memory.subscribe(({ status }, before) => {
        if (status !== before.status) onChange();
      }),
  };
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
