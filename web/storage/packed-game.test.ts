import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { MOVE_KINDS } from '../board/state/play-state.ts';
import { openDatabase } from './database.ts';
import { knownRecord } from './known-record.ts';
import { packGame, unpackGame } from './packed-game.ts';
import type { SavedGame } from './saved-game.ts';

const some = (count: number) =>
  Array.from({ length: count }, (_, k) => ({ cell: 70_000 + k, from: 0, to: 33 + k }));

const SAVE: SavedGame = {
  puzzleId: 'lock',
  past: MOVE_KINDS.map((kind, i) => ({
    kind,
    at: 1000.5 * i,
    ...(kind === 'strike'
      ? { changes: [], block: { line: 150, block: 3 } }
      : { changes: some(i % 3) }),
  })),
  future: [{ kind: 'paint', at: 9000, changes: [{ cell: 3, from: 2, to: 1 }] }],
  elapsed: 9000,
  changed: 1,
  progress: 0.5,
  solved: false,
  helps: 2,
  best: 7,
  solvedBy: 'me',
  finishedBy: 'solver',
};

describe('a packed save', () => {
  it('comes back as it was', () => {
    expect(unpackGame(structuredClone(packGame(SAVE)))).toEqual(SAVE);
  });

  it('holds its moves as flat arrays', () => {
    const { past } = packGame(SAVE) as { past: Record<string, ArrayLike<number>> };
    expect(Object.values(past).every((part) => ArrayBuffer.isView(part))).toBe(true);
  });

  it('is no save when nobody can have solved it so', () => {
    expect(knownRecord('saves', 'lock', SAVE)).toBe(SAVE);
    const shown = [{ technique: 'glue', at: 1 }];
    expect(knownRecord('saves', 'lock', { ...SAVE, shown })).toEqual({ ...SAVE, shown });
    expect(knownRecord('saves', 'lock', { ...SAVE, shown: ['glue'] })).toBeUndefined();
    expect(knownRecord('saves', 'lock', { ...SAVE, solvedBy: 'luck' })).toBeUndefined();
  });

  it('is no save when its arrays do not fit each other', () => {
    const packed = packGame(SAVE) as { past: object };
    const damaged = { ...packed, past: { ...packed.past, sizes: Uint32Array.of(1) } };
    expect(knownRecord('saves', 'lock', unpackGame(damaged))).toBeUndefined();
  });

  it('is no save when a strike has no block', () => {
    const packed = packGame({ ...SAVE, past: [{ kind: 'strike', at: 0, changes: [] }] });
    expect(knownRecord('saves', 'lock', unpackGame(packed))).toBeUndefined();
  });

  it('keeps the changes of a move that has a block without being a strike', () => {
    const past = [{ ...SAVE.future[0], block: { line: 1, block: 1 } }];
    expect(unpackGame(packGame({ ...SAVE, past }))).toMatchObject({ past: SAVE.future });
  });

  it('may have been written without packing', () => {
    expect(unpackGame(SAVE)).toEqual(SAVE);
    expect(unpackGame(undefined)).toBeUndefined();
  });

  it('is what the database writes, and not what it gives', async () => {
    const backing = await openDatabase(() => {}, 'packed');
    await backing.put('saves', 'lock', SAVE);
    expect(await backing.get('saves', 'lock')).toEqual(SAVE);
    expect(await backing.all('saves')).toEqual(new Map([['lock', SAVE]]));
  });
});
