// The browser's store, which may be missing, blocked, full or taken over by a newer page: what
// cannot be written stays in memory, is tried again, and the person is told. Nothing here rejects,
// and nothing waits longer than `patience`.
//
// Two tabs share the store, and the last write of a record wins: each write is a whole record, so
// that what is kept is what one of them had, never a mix. Tabs that play the same puzzle tell each
// other (storage/shared-document).

import { knownRecord } from './known-record.ts';
import type { Records, StoreName } from './records.ts';

/** `outdated`: a newer version of the page has the store, in another tab. */
export type StorageStatus = 'ok' | 'blocked' | 'full' | 'outdated';

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

export function makeStorage(open: OpenBacking, { patience, pause }: Times = TIMES): Storage {
  /** What is not written yet, by store and key; undefined for what is to be removed. */
  const unwritten = new Map<StoreName, Map<string, unknown>>();
  /** One write of a record at a time: of what comes meanwhile only the newest is written. */
  const writing = new Map<string, Promise<boolean>>();
  const watchers = new Set<() => void>();
  let status: StorageStatus = 'ok';
  let isRetryDue = false;

  function become(next: StorageStatus): void {
    if (status === next || status === 'outdated') return;
    status = next;
    for (const onChange of watchers) onChange();
  }

  // A store that opens later than that is not used: nothing was read from it, so that writing could
  // undo what it holds.
  const backing = within(
    patience,
    open(() => become('outdated')),
  ).catch(fail);

  function fail(): undefined {
    become('blocked');
  }

  function waiting(store: StoreName): Map<string, unknown> {
    const map = unwritten.get(store) ?? new Map<string, unknown>();
    unwritten.set(store, map);
    return map;
  }

  async function read<T>(work: (own: Backing) => Promise<T>): Promise<T | undefined> {
    const own = await backing;
    if (own === undefined) return undefined;
    return within(patience, work(own)).catch(fail);
  }

  /** Notes the change in memory first, so that a read in between has it. */
  async function change(store: StoreName, key: string, value: unknown): Promise<void> {
    waiting(store).set(key, value);
    const isWritten = await within(patience, write(store, key)).catch(() => give(undefined));
    if (isWritten && hasUnwritten()) await within(patience, writeAll()).catch(give);
  }

  function write(store: StoreName, key: string): Promise<boolean> {
    const id = `${store} ${key}`;
    const running = writing.get(id);
    if (running !== undefined) return running;
    const work = writeRecord(store, key).finally(() => writing.delete(id));
    writing.set(id, work);
    return work;
  }

  async function writeRecord(store: StoreName, key: string): Promise<boolean> {
    const own = await backing;
    if (own === undefined) return false;
    const map = waiting(store);
    try {
      while (map.has(key)) await writeNewest(own, store, map, key);
    } catch (error) {
      return give(error);
    }
    if (!hasUnwritten()) become('ok');
    return true;
  }

  /** Gives up for now. */
  function give(error: unknown): false {
    become(isFull(error) ? 'full' : 'blocked');
    if (!isRetryDue && status !== 'outdated') {
      isRetryDue = true;
      setTimeout(retry, pause);
    }
    return false;
  }

  function retry(): void {
    isRetryDue = false;
    void writeAll();
  }

  async function writeAll(): Promise<void> {
    for (const [store, map] of unwritten) {
      for (const key of [...map.keys()]) await write(store, key);
    }
  }

  /** Without turns. */
  async function writeAtOnce(): Promise<void> {
    const own = await backing;
    if (own === undefined) return;
    const writes = [...unwritten].flatMap(([store, map]) =>
      [...map.keys()].map((key) => writeNewest(own, store, map, key)),
    );
    await Promise.all(writes).catch(give);
    if (!hasUnwritten()) become('ok');
  }

  function hasUnwritten(): boolean {
    return [...unwritten.values()].some((map) => map.size > 0);
  }

  return {
    async get(store, key) {
      const inMemory = waiting(store);
      const found = inMemory.has(key)
        ? inMemory.get(key)
        : await read((own) => own.get(store, key));
      return knownRecord(store, key, found);
    },
    async all<S extends StoreName>(store: S) {
      const found = new Map(await read((own) => own.all(store)));
      for (const [key, value] of waiting(store)) found.set(key, value);
      const all = new Map<string, Records[S]>();
      for (const [key, value] of found) {
        const record = knownRecord(store, key, value);
        if (record !== undefined) all.set(key, record);
      }
      return all;
    },
    put: change,
    remove: (store, key) => change(store, key, undefined),
    flush: () => void writeAtOnce(),
    status: () => status,
    watch(onChange) {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
  };
}

async function writeNewest(
  own: Backing,
  store: StoreName,
  unwritten: Map<string, unknown>,
  key: string,
): Promise<void> {
  const value = unwritten.get(key);
  await (value === undefined ? own.remove(store, key) : own.put(store, key, value));
  if (unwritten.get(key) === value) unwritten.delete(key);
}

/** Rejects when `work` takes longer than that; `work` goes on. */
function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the browser did not answer')), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function isFull(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError';
}
