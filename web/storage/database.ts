// IndexedDB as the backing of the storage.

import { type IDBPDatabase, type IDBPObjectStore, type IDBPTransaction, openDB } from 'idb';
import { GAME_COPY } from './merge-games.ts';
import { packGame, unpackGame } from './packed-game.ts';
import type { StoreName } from './records.ts';
import type { SavedGame } from './saved-game.ts';
import type { Backing } from './storage.ts';

type Upgrading = IDBPTransaction<unknown, string[], 'versionchange'>;

/**
 * The upgrades from each version to the next. A published upgrade never changes; new upgrades are
 * added at the end.
 */
const UPGRADES: readonly ((
  database: IDBPDatabase,
  transaction: Upgrading,
) => void | Promise<void>)[] = [
  (database) => makeStores(database, ['settings', 'puzzles', 'saves', 'drafts']),
  (database) => makeStores(database, ['solves']),
  (_, transaction) => removeStrayCopies(transaction),
];

/** Tests pass other values for `name` and `upgrades`. */
export async function openDatabase(
  onOutdated: () => void,
  name = 'crosshatch',
  upgrades = UPGRADES,
): Promise<Backing> {
  const database = await openDB(name, upgrades.length, {
    async upgrade(opened, from, _, transaction) {
      for (const step of upgrades.slice(from)) await step(opened, transaction);
    },
    // A newer page in another tab waits for the database, so this page closes it.
    blocking() {
      onOutdated();
      database.close();
    },
  });
  return backingOf(database);
}

/** Records are stored beside their key: { key, value }. */
function backingOf(database: IDBPDatabase): Backing {
  return {
    get: async (store, key) => valueFrom(store, (await database.get(store, key))?.value),
    all: async (store) =>
      new Map(
        (await database.getAll(store)).map(({ key, value }) => [key, valueFrom(store, value)]),
      ),
    put: (store, key, value) =>
      write(database, store, (records) => records.put(recordOf(store, key, value))),
    remove: (store, key) => write(database, store, (records) => records.delete(key)),
    update: (store, key, next) => update(database, store, key, next),
  };
}

type Records = IDBPObjectStore<unknown, [StoreName], StoreName, 'readwrite'>;

/**
 * Commits at once: if the page waited for the request to succeed first and was closed meanwhile,
 * the write would be lost.
 */
async function write(
  database: IDBPDatabase,
  store: StoreName,
  change: (records: Records) => Promise<unknown>,
): Promise<void> {
  const transaction = database.transaction(store, 'readwrite');
  const done = Promise.all([change(transaction.store), transaction.done]);
  transaction.commit();
  await done;
}

/** Transactions that write to the same store run one after another, those of other tabs, too. */
async function update(
  database: IDBPDatabase,
  store: StoreName,
  key: string,
  next: (before: unknown) => unknown,
): Promise<unknown> {
  const transaction = database.transaction(store, 'readwrite');
  const before = valueFrom(store, (await transaction.store.get(key))?.value);
  const after = next(before);
  const written =
    after === undefined
      ? transaction.store.delete(key)
      : transaction.store.put(recordOf(store, key, after));
  // Both fail if the store is full, and both failures have to be heard.
  await Promise.all([written, transaction.done]);
  return before;
}

function recordOf(store: StoreName, key: string, value: unknown) {
  return { key, value: store === 'saves' ? packGame(value as SavedGame) : value };
}

function valueFrom(store: StoreName, value: unknown): unknown {
  return store === 'saves' ? unpackGame(value) : value;
}

/**
 * Removes the kept copies of games whose puzzle is gone: earlier versions left them when the person
 * deleted the puzzle. Only keys count, so that the copies of a puzzle that this version cannot read
 * stay. Built-in puzzles are never gone; the ids of all others begin with `own-`.
 */
async function removeStrayCopies(transaction: Upgrading): Promise<void> {
  const drafts = transaction.objectStore('drafts');
  const there = new Set(await transaction.objectStore('puzzles').getAllKeys());
  for (const key of await drafts.getAllKeys()) {
    const [id] = String(key).slice(GAME_COPY.length).split(' ');
    const isCopy = String(key).startsWith(`${GAME_COPY}own-`);
    if (isCopy && !there.has(id)) await drafts.delete(key);
  }
}

function makeStores(database: IDBPDatabase, names: readonly StoreName[]): void {
  for (const name of names) database.createObjectStore(name, { keyPath: 'key' });
}
