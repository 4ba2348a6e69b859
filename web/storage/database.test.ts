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

  it('is refused to a page that is older than what is kept', async () => {
    (await openDB('future', 9)).close();
    const storage = makeStorage((onOld) => openDatabase(onOld, 'future'));
    await storage.put('settings', 'a', 1);
    expect([storage.status(), await storage.get('settings', 'a')]).toEqual(['blocked', 1]);
  });
});
