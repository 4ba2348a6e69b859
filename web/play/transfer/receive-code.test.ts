import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../../src/engine/random.ts';
import { randomPuzzle } from '../../../test/boards.ts';
import { gameCopies } from '../../puzzle-store/game-copies.ts';
import { loadSavedGame } from '../../puzzle-store/saved-games.ts';
import { addressesOf, partOf } from '../../share/game-code/code-part.ts';
import { codesOfGame } from '../../share/game-code/game-code.ts';
import { openDatabase } from '../../storage/database.ts';
import type { SavedGame } from '../../storage/saved-game.ts';
import { makeStorage } from '../../storage/storage.ts';
import { chooseGame, forgetParts, GAME_PLACES, receiveCode } from './receive-code.ts';

const PUZZLE = randomPuzzle(makeRandom(1), 5, 5, 1, 0.5);

function saveOf(cell: number, changed: number): Omit<SavedGame, 'puzzleId'> {
  const past = [{ kind: 'paint', changes: [{ cell, from: 0, to: 1 }], at: 100 }] as const;
  return { past, future: [], elapsed: 100, changed, progress: 0, solved: false, helps: 0 };
}

async function codeOf(cell: number, changed = 1000): Promise<string> {
  const { text } = await codesOfGame({ puzzle: PUZZLE, save: saveOf(cell, changed) }, '');
  return text?.addresses[0] ?? '';
}

async function partsOf(cell: number, count: number): Promise<readonly string[]> {
  const part = partOf(await codeOf(cell));
  return typeof part === 'string' ? [] : addressesOf(part.piece, count);
}

const newStorage = () => makeStorage(() => Promise.reject(new Error('memory alone')));

describe('a code that is received', () => {
  it('is stored if there is no game of its puzzle, and opens again without a question', async () => {
    const storage = newStorage();
    const code = await codeOf(3);
    const received = await receiveCode(storage, code);
    if (received.kind !== 'stored') throw new Error(received.kind);
    expect(await loadSavedGame(storage, received.id)).toMatchObject({
      ...saveOf(3, 1000),
      puzzleId: received.id,
    });
    expect(await receiveCode(storage, code)).toEqual(received);
  });

  it('waits for its parts, and says if one belongs to another game', async () => {
    const storage = newStorage();
    const [one, two, three] = await partsOf(3, 3);
    expect(await receiveCode(storage, three)).toMatchObject({ kind: 'partial', part: 3 });
    expect(await receiveCode(storage, one)).toMatchObject({ kind: 'partial', part: 1 });
    const [other] = await partsOf(4, 3);
    expect(await receiveCode(storage, other)).toEqual({ kind: 'other-game', code: other });
    expect(await receiveCode(storage, two)).toMatchObject({ kind: 'stored' });
    expect(await receiveCode(storage, other)).toMatchObject({ kind: 'partial' });
    await forgetParts(storage);
    expect(await receiveCode(storage, one)).toMatchObject({ kind: 'partial' });
  });

  it('comes together from parts that tabs open at once, in any order', async () => {
    const orders = [
      [0, 1, 2],
      [2, 0, 1],
      [1, 2, 0],
    ];
    for (const [at, order] of orders.entries()) {
      const tabs = order.map(() => makeStorage((onOld) => openDatabase(onOld, `parts ${at}`)));
      const parts = await partsOf(3, 3);
      const received = await Promise.all(order.map((i) => receiveCode(tabs[i], parts[i])));
      const kinds = received.map(({ kind }) => kind);
      expect(kinds.toSorted()).toEqual(['partial', 'partial', 'stored']);
    }
  });

  it('asks if there is another game, and loses neither', async () => {
    const storage = newStorage();
    await receiveCode(storage, await codeOf(3, 1000));
    const received = await receiveCode(storage, await codeOf(4, 500));
    if (received.kind !== 'two-games') throw new Error(received.kind);
    const { here, there } = received;
    const id = here.puzzleId;
    expect([here.changed, there.changed]).toEqual([1000, 500]);
    expect(await loadSavedGame(storage, id)).toEqual(here);
    await chooseGame(storage, received, 'there');
    expect((await loadSavedGame(storage, id))?.past).toEqual(there.past);
    expect(await gameCopies(storage, id)).toEqual([here]);
    await chooseGame(storage, { here: there, there: here }, 'there');
    expect((await loadSavedGame(storage, id))?.past).toEqual(here.past);
    expect(await gameCopies(storage, id)).toMatchObject([{ past: there.past }]);
  });

  it.each(GAME_PLACES)('keeps what another tab played before the choice of %s', async (place) => {
    const storage = newStorage();
    await receiveCode(storage, await codeOf(3, 1000));
    const received = await receiveCode(storage, await codeOf(4, 500));
    if (received.kind !== 'two-games') throw new Error(received.kind);
    const { here, there } = received;
    const later = { ...here, ...saveOf(7, 2000) };
    await storage.put('saves', here.puzzleId, later);
    await chooseGame(storage, received, place);
    const [chosen, other] = place === 'here' ? [later, there] : [there, later];
    expect((await loadSavedGame(storage, here.puzzleId))?.past).toEqual(chosen.past);
    expect(await gameCopies(storage, here.puzzleId)).toEqual([other]);
    if (place === 'there') await chooseGame(storage, received, place);
    expect(await gameCopies(storage, here.puzzleId)).toEqual([other]);
  });

  it('keeps both of two games that were changed at the same moment', async () => {
    const storage = newStorage();
    await receiveCode(storage, await codeOf(3, 1000));
    const received = await receiveCode(storage, await codeOf(4, 1000));
    if (received.kind !== 'two-games') throw new Error(received.kind);
    const { here } = received;
    await chooseGame(storage, received, 'there');
    expect(await gameCopies(storage, here.puzzleId)).toEqual([here]);
  });

  it('replaces an empty game by a newer record, and comes from no time to come', async () => {
    const storage = newStorage();
    const code = await codeOf(3, 1000);
    const first = await receiveCode(storage, code);
    if (first.kind !== 'stored') throw new Error(first.kind);
    const empty = { ...saveOf(3, 5000), puzzleId: first.id, past: [] };
    await storage.put('saves', first.id, empty);
    await receiveCode(storage, code);
    expect(await loadSavedGame(storage, first.id)).toMatchObject({
      past: saveOf(3, 1000).past,
      changed: 5001,
    });
    await storage.remove('saves', first.id);
    await receiveCode(storage, await codeOf(3, 1e17));
    const { changed } = (await loadSavedGame(storage, first.id)) ?? {};
    expect(changed).toBeLessThanOrEqual(Date.now());
  });

  it.each([
    ['nothing', ''],
    ['nothing', '#g='],
    ['problem', 'hello'],
    ['problem', '#g=1115'],
    ['problem', '#g=9'],
  ])('is %s: %j', async (kind, text) => {
    expect(await receiveCode(newStorage(), text)).toMatchObject({ kind });
  });
});
