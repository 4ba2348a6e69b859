import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clueOfLengths } from '../../../src/puzzle/clue.ts';
import { BLACK_AND_WHITE } from '../../../src/puzzle/palette.ts';
import type { SavedGame } from '../../storage/saved-game.ts';
import type { TabChannel } from '../../storage/shared-document/run-effect.ts';
import { runClock } from '../game/clock.ts';
import { leaveGame, openGame } from '../game/game.ts';
import { type GameStore, makeGameStore, markStroke, undoMove } from '../game/game-store.ts';
import { type SavedGames, shareGame, type TabMessage } from './shared-game.ts';

const PUZZLE = {
  width: 3,
  height: 1,
  rows: [clueOfLengths([2])],
  columns: [clueOfLengths([1]), clueOfLengths([1]), clueOfLengths([])],
  palette: BLACK_AND_WHITE,
  meta: {},
};

const NO_CHANNEL: TabChannel<TabMessage> = {
  postMessage: () => undefined,
  addEventListener: () => undefined,
  close: () => undefined,
};

// Each move has a time of its own.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 1000 }));
afterEach(() => void vi.useRealTimers());

function paint(store: GameStore, cell: number): void {
  vi.setSystemTime(Date.now() + 1);
  markStroke(store, [{ cell, from: 0, to: 2 }], false);
}

/**
 * Makes the storage of a browser, and the tabs that share this storage. A tab with `isDeaf`
 * receives no messages.
 */
function browser() {
  let kept: SavedGame | undefined;
  const writes: string[] = [];
  const listeners = new Map<string, (event: { data: TabMessage }) => void>();
  const channelOf = (name: string, isDeaf: boolean): TabChannel<TabMessage> => ({
    postMessage: (data) => {
      for (const [other, listen] of listeners) if (other !== name) listen({ data });
    },
    addEventListener: (_, listen) => {
      if (!isDeaf) listeners.set(name, listen);
    },
    close: () => listeners.delete(name),
  });
  /** Reads the game in a tab; the returned function joins this tab to the other tabs. */
  const read = (name: string, isDeaf = false) => {
    const known = kept;
    const store = makeGameStore(openGame('test', PUZZLE, known));
    return () => join(name, isDeaf, store, known);
  };
  const join = (name: string, isDeaf: boolean, store: GameStore, known: SavedGame | undefined) => {
    const saves: SavedGames = {
      load: async () => kept,
      put: async (save) => {
        kept = save;
        writes.push(name);
      },
    };
    const shared = shareGame(store, saves, channelOf(name, isDeaf), known);
    const cells = (): string => store.getState().game.play.cells.join('');
    return { store, shared, paint: (cell: number) => paint(store, cell), cells };
  };
  const open = (name: string, isDeaf = false) => read(name, isDeaf)();
  return { read, open, writes, kept: () => kept };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('two tabs', () => {
  it('are one game, with what can be undone, and neither writes what it was told', async () => {
    const { open, writes } = browser();
    const [a, b] = [open('a'), open('b')];
    a.paint(0);
    await settle();
    expect(b.cells()).toBe('200');
    b.paint(2);
    await settle();
    expect(a.cells()).toBe('202');
    vi.setSystemTime(Date.now() + 1);
    undoMove(a.store);
    await settle();
    expect(b.cells()).toBe('200');
    expect(writes).toEqual(['a', 'b', 'a']);
  });

  it('are one game, too, when one was opening while the other was played on', async () => {
    const { read, open, kept } = browser();
    const a = open('a');
    await settle();
    const join = read('b');
    a.paint(0);
    const b = join();
    await settle();
    expect(b.cells()).toBe('200');
    b.paint(1);
    await settle();
    expect([a.cells(), kept()?.past.length]).toEqual(['220', 2]);
  });

  it('ask whose marks are to stay when one is played on before it knows of the other', async () => {
    const { read, open, writes } = browser();
    const a = open('a');
    await settle();
    const join = read('b');
    a.paint(0);
    const b = join();
    b.paint(1);
    await settle();
    expect([a.cells(), b.cells(), writes]).toEqual(['200', '020', ['a']]);
    b.store.getState().elsewhere?.takeOver();
    await settle();
    expect(b.cells()).toBe('200');
  });

  it('ask whose marks are to stay when one that slept is played on at once', async () => {
    const { open, writes, kept } = browser();
    const [a, b] = [open('a', true), open('b')];
    b.paint(2);
    await settle();
    a.shared.wake();
    a.paint(0);
    await settle();
    expect([a.cells(), writes]).toEqual(['200', ['b']]);
    a.paint(2);
    await settle();
    expect(kept()?.past).toHaveLength(1);
    a.store.getState().elsewhere?.takeOver();
    await settle();
    expect([a.cells(), writes, a.store.getState().elsewhere]).toEqual(['002', ['b'], undefined]);
  });

  it('go on with the marks of the one that says so', async () => {
    const { open, kept } = browser();
    const [a, b] = [open('a', true), open('b')];
    b.paint(2);
    await settle();
    a.shared.wake();
    a.paint(0);
    await settle();
    vi.setSystemTime(Date.now() + 1);
    a.store.getState().elsewhere?.goOn();
    await settle();
    expect(kept()?.past[0]?.changes).toEqual([{ cell: 0, from: 0, to: 2 }]);
    expect([a.cells(), b.cells()]).toEqual(['200', '200']);
  });

  it('go on with the results of both', async () => {
    const { open, kept } = browser();
    const [a, b] = [open('a', true), open('b')];
    for (const cell of [0, 1]) b.paint(cell);
    await settle();
    a.shared.wake();
    a.paint(2);
    await settle();
    a.store.getState().elsewhere?.goOn();
    await settle();
    expect([a.cells(), b.cells()]).toEqual(['002', '002']);
    expect(kept()).toMatchObject({ solved: true, solvedBy: 'me', best: 1 });
  });

  it('take over a game without losing the results of their own', async () => {
    const { open, kept } = browser();
    const [a, b] = [open('a', true), open('b')];
    b.paint(2);
    await settle();
    a.shared.wake();
    for (const cell of [0, 1]) a.paint(cell);
    await settle();
    a.store.getState().elsewhere?.takeOver();
    await settle();
    expect([a.cells(), b.cells()]).toEqual(['002', '002']);
    expect(kept()?.past).toHaveLength(1);
    expect(kept()).toMatchObject({ solved: true, solvedBy: 'me', best: 1, first: { by: 'me' } });
  });

  it('write on after a look that found nothing', async () => {
    const { open, kept } = browser();
    const a = open('a');
    a.shared.wake();
    a.paint(0);
    expect(kept()).toBeUndefined();
    await settle();
    expect(kept()?.past).toHaveLength(1);
  });
});

/** Makes a game in one tab, with a store whose writes end when the test says so. */
async function tab() {
  const store = makeGameStore(openGame('test', PUZZLE, undefined));
  const written: SavedGame[] = [];
  const said: string[] = [];
  const writes: (() => void)[] = [];
  const put = (save: SavedGame): Promise<void> => {
    written.push(save);
    return new Promise((resolve) => writes.push(resolve));
  };
  const channel: TabChannel<TabMessage> = {
    ...NO_CHANNEL,
    postMessage: ({ puzzleId }) => said.push(puzzleId),
    close: () => said.push('closed'),
  };
  const shared = shareGame(store, { load: async () => undefined, put }, channel, undefined);
  await settle();
  return { store, shared, written, said, writes, paint: (cell: number) => paint(store, cell) };
}

describe('the game of a tab', () => {
  it('is saved at every move, also while the store is slow', async () => {
    const { written, paint } = await tab();
    for (const cell of [0, 1]) paint(cell);
    expect(written.map(({ past }) => past.length)).toEqual([1, 2]);
    expect(written[1]).toMatchObject({ puzzleId: 'test', progress: 1, solved: true });
  });

  it('is not saved for the clock alone, but with the rest when the page is hidden', async () => {
    const { store, shared, written, paint } = await tab();
    store.setState(({ game }) => ({ game: { ...game, clock: runClock(game.clock, 0) } }));
    shared.hide();
    expect(written).toEqual([]);
    paint(0);
    store.setState(({ game }) => ({ game: leaveGame(game, Date.now()) }));
    expect(written).toHaveLength(1);
    shared.hide();
    expect(written).toHaveLength(2);
  });

  it('is saved no more once the tab has left it', async () => {
    const { shared, written, paint } = await tab();
    shared.leave();
    paint(0);
    expect(written).toEqual([]);
  });

  it('is told of before the channel closes', async () => {
    const { shared, said, writes, paint } = await tab();
    paint(0);
    shared.leave();
    expect(said).toEqual([]);
    writes[0]();
    await settle();
    expect(said).toEqual(['test', 'closed']);
  });
});
