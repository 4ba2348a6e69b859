import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clueOfLengths } from '../../src/puzzle/clue.ts';
import { defined } from '../../src/puzzle/defined.ts';
import { BLACK_AND_WHITE } from '../../src/puzzle/palette.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { noonOf } from '../app/local-date.ts';
import { changeSettings } from '../app/settings.ts';
import { openDatabase } from '../storage/database.ts';
import { photoKeyOf } from '../storage/photo-key.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import { makeStorage } from '../storage/storage.ts';
import { dailyIdOf } from './daily/daily-id.ts';
import { loadDaily } from './daily/daily-puzzles.ts';
import { findDaily } from './daily/find-daily.ts';
import { futureDateOf } from './daily/future-puzzle.ts';
import { gameCopies, keepGameCopy } from './game-copies.ts';
import {
  addOwn,
  builtIns,
  keepDifficulty,
  loadPuzzle,
  ownPuzzles,
  replaceOwn,
} from './library-puzzles.ts';
import { putBack, removeOwn } from './remove-own.ts';
import { lastPlayed, loadSavedGame, putSavedGame, setLastPlayed } from './saved-games.ts';

const storage = makeStorage(openDatabase);

/** Returns a puzzle of one row with one block. */
function bar(length: number, title?: string): Puzzle {
  return {
    width: length,
    height: 1,
    rows: [clueOfLengths([length])],
    columns: Array.from({ length }, () => clueOfLengths([1])),
    palette: BLACK_AND_WHITE,
    meta: defined({ title }),
  };
}

function saveOf(puzzleId: string): SavedGame {
  const times = { elapsed: 1000, changed: 5, progress: 0.5, helps: 0 };
  return { puzzleId, past: [], future: [], solved: false, ...times };
}

afterEach(async () => {
  for (const { id } of await ownPuzzles(storage)) await removeOwn(storage, id);
});

describe('puzzles of the day', () => {
  beforeEach(() => void vi.useFakeTimers({ now: noonOf('2026-11-28'), toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it('open by their date, without their picture', async () => {
    const opened = await loadPuzzle(storage, 'daily-2026-11-28-15x15');
    expect(opened).toMatchObject({ origin: 'daily', puzzle: { width: 15, height: 15 } });
    expect(opened?.puzzle.palette).toHaveLength(4);
    expect(opened?.puzzle).not.toHaveProperty('goal');
    expect(opened?.label).toBe('hard');
  });

  it('are not there before their day, unless their game was begun', async () => {
    const id = 'daily-2026-11-29-5x5';
    const error = await loadPuzzle(storage, id).catch((thrown: unknown) => thrown);
    expect(futureDateOf(error)).toBe('2026-11-29');
    await putSavedGame(storage, saveOf(id));
    expect(await loadPuzzle(storage, id)).toMatchObject({ id, origin: 'daily' });
    await storage.remove('saves', id);
  });

  it('are missing on days before the first', async () => {
    expect(await loadPuzzle(storage, 'daily-2026-10-31-5x5')).toBeUndefined();
  });
});

it.each(['daily-2026-11-27-5x5', 'daily-2026-11-04-15x15', 'mosaic-2-r2c1'])(
  'a link with %s opens that puzzle and adds none',
  async (id) => {
    const opened = await loadPuzzle(storage, id);
    expect(await addOwn(storage, opened!.puzzle, 'shared')).toBe(id);
    expect(await ownPuzzles(storage)).toEqual([]);
  },
);

it('a link from where it is tomorrow is that of the day, also in the next month', async () => {
  const place = { date: '2026-12-01', size: '5x5' } as const;
  const sent = await loadDaily(place);
  expect(await findDaily(sent!.puzzle, '2026-11-30')).toBe(dailyIdOf(place));
});

it('a link with a tile opens it where the puzzles of the day cannot be loaded', async () => {
  const opened = await loadPuzzle(storage, 'mosaic-2-r2c1');
  vi.doMock('./daily/find-daily.ts', () => ({ findDaily: () => Promise.reject(new Error()) }));
  expect(await addOwn(storage, opened!.puzzle, 'shared')).toBe('mosaic-2-r2c1');
  vi.doUnmock('./daily/find-daily.ts');
});

it('a puzzle of somebody with the clues of a day is not that of the day', async () => {
  const { puzzle } = (await loadPuzzle(storage, 'daily-2026-11-27-5x5'))!;
  const other = { ...puzzle, meta: { author: 'Somebody' } };
  expect(await addOwn(storage, other, 'shared')).toMatch(/^own-/);
});

describe('built-in puzzles', () => {
  it('open without their picture', async () => {
    const { width, height, id } = builtIns.find((each) => each.id === 'lock')!;
    const opened = await loadPuzzle(storage, id);
    expect(opened).toMatchObject({ id, origin: 'built-in', puzzle: { width, height } });
    expect(opened?.puzzle).not.toHaveProperty('goal');
  });

  it('have no title and no catalogue id before they are solved', async () => {
    const metaOf = async () => (await loadPuzzle(storage, 'lock'))?.puzzle.meta;
    const bare = { author: 'Crosshatch', licence: 'MIT', source: expect.any(String) };
    expect(await metaOf()).toEqual(bare);
    await putSavedGame(storage, saveOf('lock'));
    expect(await metaOf()).toEqual(bare);
    await putSavedGame(storage, { ...saveOf('lock'), solved: true });
    expect(await metaOf()).toEqual({ ...bare, title: 'Lock' });
    await putSavedGame(storage, { ...saveOf('lock'), best: 5 });
    expect(await metaOf()).toEqual({ ...bare, title: 'Lock' });
    await storage.remove('saves', 'lock');
    changeSettings({ hideTitles: false });
    expect(await metaOf()).toEqual({ ...bare, title: 'Lock' });
    changeSettings({ hideTitles: true });
  });

  it('are different puzzles', () => {
    expect(new Set(builtIns.map(({ fingerprint }) => fingerprint)).size).toBe(builtIns.length);
  });

  it('are found by a link or a file that holds one', async () => {
    const opened = await loadPuzzle(storage, 'lock');
    expect(await addOwn(storage, opened!.puzzle, 'shared')).toBe('lock');
    expect(await addOwn(storage, opened!.puzzle, 'imported')).toBe('lock');
    expect(await addOwn(storage, opened!.puzzle, 'entered')).toMatch(/^own-/);
  });

  it.each(['nothing', 'own-0', '__proto__', 'constructor', ''])('are not %j', async (id) => {
    expect(await loadPuzzle(storage, id)).toBeUndefined();
  });
});

describe('tiles of mosaics', () => {
  it('open without their picture, with their label and the origin of their icons', async () => {
    const opened = await loadPuzzle(storage, 'mosaic-1-r3c4');
    const meta = { author: expect.any(String), licence: expect.any(String) };
    const puzzle = { width: 10, height: 10, meta };
    expect(opened).toMatchObject({ origin: 'mosaic', label: 'trivial', puzzle });
    expect(opened?.puzzle).not.toHaveProperty('goal');
    expect(opened?.puzzle.meta).not.toHaveProperty('title');
  });

  it.each(['mosaic-1-r4c1', 'mosaic-1000-r1c1'])('are not %s', async (id) => {
    expect(await loadPuzzle(storage, id)).toBeUndefined();
  });
});

describe('own puzzles', () => {
  it('get ids that can stand in an address', async () => {
    expect(await addOwn(storage, bar(3), 'entered')).toMatch(/^own-[0-9a-f]{16}$/);
  });

  it('are one when they are added twice', async () => {
    const first = await addOwn(storage, bar(3, 'First'), 'shared');
    expect(await addOwn(storage, bar(3, 'Again'), 'imported')).toBe(first);
    expect(await ownPuzzles(storage)).toHaveLength(1);
    expect((await loadPuzzle(storage, first))?.puzzle.meta.title).toBe('First');
  });

  it('keep their id when they are edited, and what they were can be added beside them', async () => {
    const id = await addOwn(storage, bar(3), 'drawn');
    await replaceOwn(storage, id, bar(4));
    expect(await loadPuzzle(storage, id)).toMatchObject({ made: 'drawn', puzzle: { width: 4 } });
    const beside = await addOwn(storage, bar(3), 'shared');
    expect(beside).toBe(`${id}-2`);
    expect(await addOwn(storage, bar(3), 'shared')).toBe(beside);
  });

  it('come back with their games after they were removed', async () => {
    const id = await addOwn(storage, bar(3), 'entered');
    const copy = { ...saveOf(id), changed: 3 };
    await Promise.all([putSavedGame(storage, saveOf(id)), keepGameCopy(storage, copy)]);
    const found = async () => ({
      puzzle: (await loadPuzzle(storage, id))?.puzzle,
      save: await loadSavedGame(storage, id),
      copies: await gameCopies(storage, id),
    });
    const removed = await removeOwn(storage, id);
    expect(await found()).toEqual({ puzzle: undefined, save: undefined, copies: [] });
    await putBack(storage, removed!);
    expect(await found()).toEqual({ puzzle: bar(3), save: saveOf(id), copies: [copy] });
  });

  it('come back with the photo of their clues after they were removed', async () => {
    const id = await addOwn(storage, bar(3), 'entered');
    await storage.put('drafts', photoKeyOf(id), 'a photo');
    const removed = await removeOwn(storage, id);
    expect(await storage.get('drafts', photoKeyOf(id))).toBeUndefined();
    await putBack(storage, removed!);
    expect(await storage.get('drafts', photoKeyOf(id))).toBe('a photo');
  });

  it('come back with the game that another tab has saved meanwhile', async () => {
    const id = await addOwn(storage, bar(4), 'entered');
    await putSavedGame(storage, saveOf(id));
    const removed = await removeOwn(storage, id);
    const later = { ...saveOf(id), changed: 9 };
    await putSavedGame(storage, later);
    await putBack(storage, removed!);
    expect(await loadSavedGame(storage, id)).toEqual(later);
  });

  it('can be replaced where another tab removed them', async () => {
    const id = await addOwn(storage, bar(3), 'entered');
    await removeOwn(storage, id);
    await replaceOwn(storage, id, bar(5));
    expect((await loadPuzzle(storage, id))?.puzzle.width).toBe(5);
  });

  it('keep their difficulty until they change', async () => {
    const id = await addOwn(storage, bar(3), 'entered');
    const [rated] = await ownPuzzles(storage);
    await keepDifficulty(storage, rated, { difficulty: 'trivial' });
    expect(await ownPuzzles(storage)).toMatchObject([{ difficulty: 'trivial' }]);
    vi.useFakeTimers({ now: Date.now() + 10, toFake: ['Date'] });
    await replaceOwn(storage, id, bar(4));
    vi.useRealTimers();
    await keepDifficulty(storage, rated, { difficulty: 'hard' });
    expect((await ownPuzzles(storage))[0]).not.toHaveProperty('difficulty');
    await removeOwn(storage, id);
    await keepDifficulty(storage, rated, { difficulty: 'hard' });
    expect(await ownPuzzles(storage)).toEqual([]);
  });

  it('stays removed if it is removed while its difficulty is kept', async () => {
    for (let turns = 0; turns < 12; turns++) {
      const id = await addOwn(storage, bar(6), 'entered');
      const rated = (await storage.get('puzzles', id))!;
      const kept = keepDifficulty(storage, rated, { difficulty: 'hard' });
      for (let turn = 0; turn < turns; turn++) await new Promise(setImmediate);
      await Promise.all([storage.remove('puzzles', id), kept]);
      expect(await storage.get('puzzles', id)).toBeUndefined();
    }
  });

  it('are not removed twice', async () => {
    expect(await removeOwn(storage, 'own-0')).toBeUndefined();
  });
});

describe('the puzzle that was played last', () => {
  it('is remembered', async () => {
    expect(await lastPlayed(storage)).toBeUndefined();
    await setLastPlayed(storage, 'lock');
    expect(await lastPlayed(storage)).toBe('lock');
    await storage.put('settings', 'last-played', 7);
    expect(await lastPlayed(storage)).toBeUndefined();
  });
});
