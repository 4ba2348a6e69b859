// Tests that a backup holds everything that the browser keeps: a store, a setting or another place
// for data that is added later and forgotten here makes a test fail.

import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDB } from 'idb';
import { describe, expect, it } from 'vitest';
import { puzzleOfLengths } from '../../test/boards.ts';
import { filesBelow, ROOT } from '../../test/source-files.ts';
import { knownOf, useSettings } from '../app/settings.ts';
import { readAll, readBackup, writeBackup } from './backup.ts';
import { openDatabase } from './database.ts';
import { importBackup } from './merge.ts';
import { gameCopyKey } from './merge-games.ts';
import { type Records, STORES, type StoreName } from './records.ts';
import type { SavedGame } from './saved-game.ts';
import { SERVER_KEY } from './server-key.ts';
import { type Solve, solveKey } from './solve.ts';
import { makeStorage } from './storage.ts';

type Samples = { readonly [S in StoreName]: Readonly<Record<string, Records[S]>> };

const PUZZLE = puzzleOfLengths([[2]], [[1], [1]]);
const GRID = { width: 2, height: 1, cells: Int32Array.of(2, 2) };
const SAVE: Required<SavedGame> = {
  puzzleId: 'own-1',
  past: [
    { kind: 'paint', changes: [{ cell: 0, from: 0, to: 2 }], at: 1 },
    { kind: 'strike', changes: [], at: 2, block: { line: 0, block: 0 } },
  ],
  future: [{ kind: 'paint', changes: [{ cell: 1, from: 0, to: 2 }], at: 3 }],
  elapsed: 10,
  changed: 20,
  progress: 0.5,
  solved: true,
  solvedBy: 'me',
  finishedBy: 'me-with-help',
  first: { by: 'me-with-help', elapsed: 10, at: 8 },
  helps: 2,
  best: 9,
  shown: [{ technique: 'full-line', at: 12 }],
};
const SOLVE: Required<Solve> = {
  ...{ puzzleId: 'own-1', width: 2, height: 1, colours: 1, solvedBy: 'me', elapsed: 9 },
  ...{ finished: 15, partial: true, difficulty: 'trivial', techniques: ['full-line'] },
};

/** One record or more of every store; a new store has to be added for the types to be right. */
const SAMPLES: Samples = {
  settings: {
    'last-played': 'own-1',
    'game-code-parts': { stamp: 'a', parts: 2, pieces: ['x', null] },
    'moved from draw': ['own-1'],
    'new-puzzle': { width: 10, height: 10, difficulty: 'easy' },
    'generated-count': 12,
    daily: { '2026-11-27': ['5x5'] },
  },
  puzzles: {
    'own-2': {
      ...{ id: 'own-2', made: 'generated', created: 1, changed: 1, difficulty: 'easy' },
      ...{ puzzle: PUZZLE, choices: { width: 2, height: 1, look: 'blobs' } },
    },
    'own-1': {
      ...{ id: 'own-1', made: 'drawn', created: 1, changed: 2, difficulty: 'easy' },
      puzzle: { ...PUZZLE, meta: { title: 'Bar' }, goal: GRID, saved: [GRID], given: GRID },
    },
  },
  saves: { 'own-1': SAVE },
  drafts: {
    draw: { cells: Uint8Array.of(1, 2) },
    'enter/own-1': { version: 1, draft: { rows: ['2'] } },
    'photo/own-1': { version: 1, photo: { name: 'b.jpg', file: Uint8Array.of(255, 217) } },
    photo: { version: 1, photo: { name: 'a.jpg', file: Uint8Array.of(255, 216) } },
    [gameCopyKey({ ...SAVE, changed: 7 })]: { ...SAVE, changed: 7 },
    'unread own-1 3': { ...SAVE, changed: 3 },
  },
  solves: { [solveKey(SOLVE)]: SOLVE },
};

describe('a backup of everything', () => {
  it('has every store of the database', async () => {
    await openDatabase(() => {}, 'stores');
    const opened = await openDB('stores');
    expect([...opened.objectStoreNames].toSorted()).toEqual(STORES.toSorted());
    expect(Object.keys(SAMPLES).toSorted()).toEqual(STORES.toSorted());
  });

  it('brings every record of every store to an empty browser', async () => {
    const [from, to] = ['full', 'empty'].map((name) =>
      makeStorage((onOld) => openDatabase(onOld, name)),
    );
    for (const store of STORES)
      for (const [key, value] of Object.entries(SAMPLES[store])) await from.put(store, key, value);
    const read = readBackup(writeBackup(await readAll(from), 5));
    if (!read.ok) throw new Error(read.problems[0].message);
    await importBackup(to, read.value);
    for (const store of STORES)
      expect(Object.fromEntries(await to.all(store)), store).toEqual(SAMPLES[store]);
  });

  it('has no key of a server, and brings none', async () => {
    const [from, to] = ['secret', 'other'].map((name) =>
      makeStorage((onOld) => openDatabase(onOld, name)),
    );
    await from.put('settings', SERVER_KEY, 'secret');
    const records = await readAll(from);
    expect(writeBackup(records, 5)).not.toContain('secret');
    const settings = new Map([[SERVER_KEY, 'secret']]);
    const read = readBackup(writeBackup({ ...records, settings }, 5));
    if (!read.ok) throw new Error(read.problems[0].message);
    expect(read.value.damaged).toBe(0);
    await importBackup(to, read.value);
    expect(await to.get('settings', SERVER_KEY)).toBeUndefined();
  });

  it('has every setting', () => {
    const defaults = useSettings.getState();
    expect(Object.keys(defaults).length).toBeGreaterThan(10);
    expect(knownOf(JSON.parse(JSON.stringify(defaults)))).toEqual(defaults);
  });

  it('needs no other place, because the page keeps nothing elsewhere', () => {
    const places = /\b(localStorage|sessionStorage|indexedDB|openDB\(|document\.cookie)\b/;
    const files = filesBelow(['web'], /(?<!\.test)\.(tsx?|js)$/);
    expect(files.length).toBeGreaterThan(300);
    const using = files.filter((file) => places.test(readFileSync(join(ROOT, file), 'utf8')));
    expect(using).toEqual(['web/storage/database.ts']);
  });
});
