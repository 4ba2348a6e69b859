// The browser's store, which may be missing, blocked or full: what cannot be written stays in memory, and the person is
// told. Nothing here rejects.

import type { Records, StoreName } from './records.ts';

export type StorageStatus = 'ok' | 'blocked' | 'full';

export interface Storage {
  get<S extends StoreName>(store: S, key: string): Promise<Records[S] | undefined>;
  /** With their keys. */
  all<S extends StoreName>(store: S): Promise<ReadonlyMap<string, Records[S]>>;
  put<S extends StoreName>(store: S, key: string, value: Records[S]): Promise<void>;
  remove(store: StoreName, key: string): Promise<void>;
  status(): StorageStatus;
  /** Calls back whenever the status changes; returns how to stop that. */
  watch(onChange: () => void): () => void;
}

/** The part that may fail. */
export type Backing = Pick<Storage, 'get' | 'all' | 'put' | 'remove'>;

/** `open` gives the backing, or rejects when the browser does not allow one. */
export function makeStorage(open: () => Promise<Backing>): Storage {
  /** What could not be written, and what was removed where that could not be noted. */
  const unwritten = new Map<StoreName, Map<string, unknown>>();
  const watchers = new Set<() => void>();
  let status: StorageStatus = 'ok';
  const backing = open().catch(() => {
    become('blocked');
    return undefined;
  });

  function become(next: StorageStatus): void {
    if (status === next) return;
    status = next;
    for (const onChange of watchers) onChange();
  }

  function kept(store: StoreName): Map<string, unknown> {
    const map = unwritten.get(store) ?? new Map<string, unknown>();
    unwritten.set(store, map);
    return map;
  }

  async function attempt<T>(work: (own: Backing) => Promise<T>): Promise<T | undefined> {
    const own = await backing;
    if (own === undefined) return undefined;
    try {
      return await work(own);
    } catch {
      become('blocked');
      return undefined;
    }
  }

  return {
    async get<S extends StoreName>(store: S, key: string) {
      if (kept(store).has(key)) return kept(store).get(key) as Records[S] | undefined;
      return attempt((own) => own.get(store, key));
    },
    async all<S extends StoreName>(store: S) {
      const all = new Map(await attempt((own) => own.all(store)));
      for (const [key, value] of kept(store)) {
        if (value === undefined) all.delete(key);
        else all.set(key, value as Records[S]);
      }
      return all;
    },
    async put(store, key, value) {
      // In memory first, so that a read in between has it.
      kept(store).set(key, value);
      const own = await backing;
      try {
        if (own === undefined) return;
        await own.put(store, key, value);
        if (kept(store).get(key) === value) kept(store).delete(key);
        if ([...unwritten.values()].every((map) => map.size === 0)) become('ok');
      } catch (error) {
        become(isFull(error) ? 'full' : 'blocked');
      }
    },
    async remove(store, key) {
      kept(store).set(key, undefined);
      const own = await backing;
      try {
        if (own === undefined) return;
        await own.remove(store, key);
        if (kept(store).get(key) === undefined) kept(store).delete(key);
      } catch {
        become('blocked');
      }
    },
    status: () => status,
    watch(onChange) {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
  };
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
