// IndexedDB as the backing of the storage.

import { type IDBPDatabase, openDB } from 'idb';
import { STORES } from './records.ts';
import { type Backing, makeStorage, type Storage } from './storage.ts';

/** 1: settings, puzzles, saves, drafts. */
const VERSION = 1;

export async function openDatabase(name = 'crosshatch'): Promise<Backing> {
  const database: IDBPDatabase = await openDB(name, VERSION, {
    upgrade(opened) {
      for (const store of STORES) opened.createObjectStore(store, { keyPath: 'key' });
    },
    // Another tab needs a newer version: let it have it.
    blocking: () => database.close(),
  });
  return {
    get: async (store, key) => (await database.get(store, key))?.value,
    all: async (store) =>
      new Map((await database.getAll(store)).map(({ key, value }) => [key, value])),
    put: async (store, key, value) => {
      await database.put(store, { key, value });
    },
    remove: (store, key) => database.delete(store, key),
  };
}

/** The storage of this page. */
export const storage: Storage = makeStorage(openDatabase);
