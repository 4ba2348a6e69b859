import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { describe, expect, it, vi } from 'vitest';
import { openDatabase } from './database.ts';
import { makeStorage } from './storage.ts';

const addStore = (name: string) => (database: { createObjectStore(name: string): unknown }) => {
  database.createObjectStore(name);
};

describe('the database', () => {
  it('keeps what typed arrays hold', async () => {
    const backing = await openDatabase(() => {}, 'arrays');
    const cells = Int32Array.of(1, -2, 1 << 30);
    await backing.put('drafts', 'draw', { cells });
    expect(await backing.get('drafts', 'draw')).toEqual({ cells });
    expect(await backing.all('drafts')).toEqual(new Map([['draw', { cells }]]));
    await backing.remove('drafts', 'draw');
    expect(await backing.get('drafts', 'draw')).toBeUndefined();
  });

  it('commits what is written before it is heard of, for a page that may be left at once', async () => {
    const backing = await openDatabase(() => {}, 'left');
    const commit = vi.spyOn(IDBTransaction.prototype, 'commit');
    const writes = [backing.put('settings', 'a', 1), backing.remove('settings', 'a')];
    expect(commit).toHaveBeenCalledTimes(2);
    await Promise.all(writes);
    expect(await backing.get('settings', 'a')).toBeUndefined();
    commit.mockRestore();
  });

  it('is shared by tabs: the last write of a record wins', async () => {
    const [one, two] = [0, 1].map(() => makeStorage((onOld) => openDatabase(onOld, 'tabs')));
    await one.put('settings', 'a', 'one');
    await two.put('settings', 'a', 'two');
    expect(await one.get('settings', 'a')).toBe('two');
    await one.put('settings', 'a', 'one again');
    expect(await two.get('settings', 'a')).toBe('one again');
  });

  it('lets tabs update a record at once, and loses nothing', async () => {
    const tabs = [0, 1].map(() => makeStorage((onOld) => openDatabase(onOld, 'updates')));
    const add = (tab: number, value: number) =>
      tabs[tab].update('settings', 'a', (before = []) => [...(before as number[]), value]);
    expect(await add(0, 0)).toBeUndefined();
    await Promise.all([1, 2, 3, 4, 5, 6].map((value) => add(value % 2, value)));
    const all = (await tabs[0].get('settings', 'a')) as number[];
    expect(all.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(await tabs[1].update('settings', 'a', () => undefined)).toEqual(all);
    expect(await tabs[0].get('settings', 'a')).toBeUndefined();
  });

  it('passes on that a record could not be updated', async () => {
    const backing = await openDatabase(() => {}, 'full');
    const { put } = IDBObjectStore.prototype;
    const putting = vi.spyOn(IDBObjectStore.prototype, 'put');
    putting.mockImplementation(function (this: IDBObjectStore, value) {
      const request = put.call(this, value);
      this.transaction.abort();
      return request;
    });
    await expect(backing.update('settings', 'a', () => 1)).rejects.toThrow();
    putting.mockRestore();
    expect(await backing.update('settings', 'a', () => 1)).toBeUndefined();
  });

  it('updates a saved game', async () => {
    const storage = makeStorage((onOld) => openDatabase(onOld, 'game'));
    const facts = { elapsed: 1, changed: 1, progress: 0, solved: false, helps: 0 };
    const save = { puzzleId: 'a', past: [], future: [], ...facts };
    await storage.put('saves', 'a', save);
    await storage.update('saves', 'a', (before) => before && { ...before, helps: 3 });
    expect(await storage.get('saves', 'a')).toEqual({ ...save, helps: 3 });
  });

  it('goes to a newer page, with what it holds, and tells the older one', async () => {
    const onOutdated = vi.fn();
    const older = await openDatabase(onOutdated, 'versions', [addStore('old')]);
    const newer = await openDB('versions', 2, {
      upgrade: (database, from) => {
        expect(from).toBe(1);
        addStore('new')(database);
      },
    });
    expect(onOutdated).toHaveBeenCalledTimes(1);
    expect([...newer.objectStoreNames]).toEqual(['new', 'old']);
    await expect(older.get('settings', 'a')).rejects.toThrow();
  });

  it('takes every step from the version that is there', async () => {
    const steps = ['a', 'b', 'c'].map(addStore);
    await openDatabase(() => {}, 'steps', steps.slice(0, 1));
    await openDatabase(() => {}, 'steps', steps);
    const opened = await openDB('steps');
    expect([opened.version, ...opened.objectStoreNames]).toEqual([3, 'a', 'b', 'c']);
  });

  it('loses the copies of games that earlier versions left of deleted puzzles', async () => {
    const earlier = await openDB('copies', 2, {
      upgrade(database) {
        for (const name of ['settings', 'puzzles', 'saves', 'drafts', 'solves'])
          database.createObjectStore(name, { keyPath: 'key' });
      },
    });
    const kept = ['copy arrow 5', 'copy own-ab-2 5', 'draw own-ab', 'unread own-ab 5'];
    for (const key of ['copy own-ab 5', 'copy own-ab 6', ...kept])
      await earlier.put('drafts', { key, value: 1 });
    await earlier.put('puzzles', { key: 'own-ab-2', value: 'of a later version' });
    earlier.close();
    const backing = await openDatabase(() => {}, 'copies');
    expect([...(await backing.all('drafts')).keys()]).toEqual(kept);
  });

  it('is refused to a page that is older than what is kept', async () => {
    (await openDB('future', 9)).close();
    const storage = makeStorage((onOld) => openDatabase(onOld, 'future'));
    await storage.put('settings', 'a', 1);
    expect([storage.status(), await storage.get('settings', 'a')]).toEqual(['blocked', 1]);
  });
});
