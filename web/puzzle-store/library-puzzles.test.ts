import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clueOfLengths } from '../../src/puzzle/clue.ts';
import { BLACK_AND_WHITE } from '../../src/puzzle/palette.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { storage } from '../storage/page-storage.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import {
  addOwn,
  builtIns,
  keepDifficulty,
  loadPuzzle,
  ownPuzzles,
  putBack,
  removeOwn,
  replaceOwn,
} from './library-puzzles.ts';
import { lastPlayed, loadSavedGame, putSavedGame, setLastPlayed } from './saved-games.ts';

/** Returns a puzzle of one row with one block. */
function bar(length: number, title?: string): Puzzle {
  return {
    width: length,
    height: 1,
    rows: [clueOfLengths([length])],
    columns: Array.from({ length }, () => clueOfLengths([1])),
    palette: BLACK_AND_WHITE,
    meta: title === undefined ? {} : { title },
  };
}

function saveOf(puzzleId: string): SavedGame {
  const times = { elapsed: 1000, changed: 5, progress: 0.5, helps: 0 };
  return { puzzleId, past: [], future: [], solved: false, ...times };
}

afterEach(async () => {
  for (const { id } of await ownPuzzles()) await removeOwn(id);
});

describe('built-in puzzles', () => {
  it('open without their picture', async () => {
    const { width, height, id } = builtIns.find((each) => each.id === 'lock')!;
    const opened = await loadPuzzle(id);
    expect(opened).toMatchObject({ id, origin: 'built-in', puzzle: { width, height } });
    expect(opened?.puzzle).not.toHaveProperty('goal');
  });

  it('are different puzzles', () => {
    expect(new Set(builtIns.map(({ fingerprint }) => fingerprint)).size).toBe(builtIns.length);
  });

  it('are found by a link or a file that holds one', async () => {
    const opened = await loadPuzzle('lock');
    expect(await addOwn(opened!.puzzle, 'shared')).toBe('lock');
    expect(await addOwn(opened!.puzzle, 'imported')).toBe('lock');
    expect(await addOwn(opened!.puzzle, 'entered')).toMatch(/^own-/);
  });

  it.each(['nothing', 'own-0', '__proto__', 'constructor', ''])('are not %j', async (id) => {
    expect(await loadPuzzle(id)).toBeUndefined();
  });
});

describe('own puzzles', () => {
  it('get ids that can stand in an address', async () => {
    expect(await addOwn(bar(3), 'entered')).toMatch(/^own-[0-9a-f]{16}$/);
  });

  it('are one when they are added twice', async () => {
    const first = await addOwn(bar(3, 'First'), 'shared');
    expect(await addOwn(bar(3, 'Again'), 'imported')).toBe(first);
    expect(await ownPuzzles()).toHaveLength(1);
    expect((await loadPuzzle(first))?.puzzle.meta.title).toBe('First');
  });

  it('keep their id when they are edited, and what they were can be added beside them', async () => {
    const id = await addOwn(bar(3), 'drawn');
    await replaceOwn(id, bar(4));
    expect(await loadPuzzle(id)).toMatchObject({ made: 'drawn', puzzle: { width: 4 } });
    const beside = await addOwn(bar(3), 'shared');
    expect(beside).toBe(`${id}-2`);
    expect(await addOwn(bar(3), 'shared')).toBe(beside);
  });

  it('come back with their marks after they were removed', async () => {
    const id = await addOwn(bar(3), 'entered');
    await putSavedGame(saveOf(id));
    const removed = await removeOwn(id);
    expect([await loadPuzzle(id), await loadSavedGame(id)]).toEqual([undefined, undefined]);
    await putBack(removed!);
    expect([(await loadPuzzle(id))?.puzzle, await loadSavedGame(id)]).toEqual([bar(3), saveOf(id)]);
  });

  it('can be replaced where another tab removed them', async () => {
    const id = await addOwn(bar(3), 'entered');
    await removeOwn(id);
    await replaceOwn(id, bar(5));
    expect((await loadPuzzle(id))?.puzzle.width).toBe(5);
  });

  it('keep their difficulty until they change', async () => {
    const id = await addOwn(bar(3), 'entered');
    const [rated] = await ownPuzzles();
    await keepDifficulty(rated, 'trivial');
    expect(await ownPuzzles()).toMatchObject([{ difficulty: 'trivial' }]);
    vi.useFakeTimers({ now: Date.now() + 10, toFake: ['Date'] });
    await replaceOwn(id, bar(4));
    vi.useRealTimers();
    await keepDifficulty(rated, 'hard');
    expect((await ownPuzzles())[0]).not.toHaveProperty('difficulty');
    await removeOwn(id);
    await keepDifficulty(rated, 'hard');
    expect(await ownPuzzles()).toEqual([]);
  });

  it('are not removed twice', async () => {
    expect(await removeOwn('own-0')).toBeUndefined();
  });
});

describe('the puzzle that was played last', () => {
  it('is remembered', async () => {
    expect(await lastPlayed()).toBeUndefined();
    await setLastPlayed('lock');
    expect(await lastPlayed()).toBe('lock');
    await storage.put('settings', 'last-played', 7);
    expect(await lastPlayed()).toBeUndefined();
  });
});
