// The browser's store, which may be missing, blocked, full or taken over by a newer page: what
// cannot be written stays in memory, is tried again, and the person is told. Nothing here rejects,
// and nothing waits longer than `patience`.
//
// Two tabs share the store, and the last write of a record wins: each write is a whole record, so
// that what is kept is what one of them had, never a mix. Tabs with the same game or drawing tell
// each other (storage/shared-document).

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
import { within } from './within.ts';
import { changeRecord, type Writer, writeAtOnce } from './write-records.ts';

export interface Storage {
  /** A record that is damaged is none. */
  get<S extends StoreName>(store: S, key: string): Promise<Records[S] | undefined>;
  /** With their keys. */
  all<S extends StoreName>(store: S): Promise<ReadonlyMap<string, Records[S]>>;
  put<S extends StoreName>(store: S, key: string, value: Records[S]): Promise<void>;
  remove(store: StoreName, key: string): Promise<void>;
  /**
   * Hands the browser all that is not written, now: the page may be gone before a write has had its
   * turn.
   */
  flush(): void;
  status(): StorageStatus;
  /** Calls back whenever the status changes; returns how to stop that. */
  watch(onChange: () => void): () => void;
}

/**
 * The part that may fail. Reads see the writes that were asked for before them, as IndexedDB has
 * it.
 */
export interface Backing {
  get(store: StoreName, key: string): Promise<unknown>;
  all(store: StoreName): Promise<ReadonlyMap<string, unknown>>;
  put(store: StoreName, key: string, value: unknown): Promise<void>;
  remove(store: StoreName, key: string): Promise<void>;
}

/**
 * Gives the backing, or rejects when the browser does not allow one; calls `onOutdated` when a
 * newer page takes it.
 */
export type OpenBacking = (onOutdated: () => void) => Promise<Backing>;

export interface Times {
  /** Milliseconds that the browser has to answer. */
  readonly patience: number;
  /** Milliseconds until what could not be written is tried again. */
  readonly pause: number;
}

const TIMES: Times = { patience: 10_000, pause: 15_000 };

export function makeStorage(open: OpenBacking, times: Times = TIMES): Storage {
  const memory = createStore<Unwritten>(() => NOTHING_UNWRITTEN);
  const become = (status: StorageStatus): void => memory.setState((own) => withStatus(own, status));
  const fail = (): undefined => void become('blocked');
  // A store that opens later than that is not used: nothing was read from it, so that writing could
  // undo what it holds.
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

/** The last value of a key counts. */
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
