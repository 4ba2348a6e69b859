import { describe, expect, it } from 'vitest';
import { clueOfLengths } from '../../../src/puzzle/clue.ts';
import { BLACK_AND_WHITE } from '../../../src/puzzle/palette.ts';
import type { SavedGame } from '../../storage/saved-game.ts';
import { openSession } from '../game/game.ts';
import { type Game, makeGame, mark, undoMove } from '../game/game-store.ts';
import { keepSaved } from './autosave.ts';
import { joinTabs, type TabChannel, type TabMessage, type Tabs } from './other-tabs.ts';

const PUZZLE = {
  width: 3,
  height: 1,
  rows: [clueOfLengths([2])],
  columns: [clueOfLengths([1]), clueOfLengths([1]), clueOfLengths([])],
  palette: BLACK_AND_WHITE,
  meta: {},
};

/** A store and the tabs that share it; `isDeaf` tabs hear nothing. */
function browser() {
  let kept: SavedGame | undefined;
  let time = 0;
  const writes: string[] = [];
  const listeners = new Map<string, (event: { data: TabMessage }) => void>();
  const channelOf = (name: string, isDeaf: boolean): TabChannel => ({
    postMessage: (data) => {
      for (const [other, listen] of listeners) if (other !== name) listen({ data });
    },
    addEventListener: (_, listen) => {
      if (!isDeaf) listeners.set(name, listen);
    },
    close: () => listeners.delete(name),
  });
  /** Reads the game; what it gives joins the others. */
  const read = (name: string, isDeaf = false) => {
    const game = makeGame(openSession('test', PUZZLE, kept));
    const known = kept?.changed;
    return () => join(name, isDeaf, game, known);
  };
  const join = (name: string, isDeaf: boolean, game: Game, known: number | undefined) => {
    let tabs: Tabs | undefined;
    const keeper = keepSaved(game, async (given) => {
      const save = { ...given, changed: ++time };
      tabs?.writes(save);
      kept = save;
      writes.push(name);
      tabs?.wrote(save);
    });
    tabs = joinTabs(game, keeper, channelOf(name, isDeaf), async () => kept, known);
    const paint = (cell: number): void => mark(game, [{ cell, from: 0, to: 2 }], false);
    const cells = (): string => game.getState().session.play.cells.join('');
    return { game, tabs, paint, cells };
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
    undoMove(a.game);
    await settle();
    expect(b.cells()).toBe('200');
    expect(writes).toEqual(['a', 'b', 'a']);
  });

  it('are one game, too, when one was opening while the other was played on', async () => {
    const { read, open, kept } = browser();
    const a = open('a');
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
    const join = read('b');
    a.paint(0);
    const b = join();
    b.paint(1);
    await settle();
    expect([a.cells(), b.cells(), writes]).toEqual(['200', '020', ['a']]);
    b.game.getState().elsewhere?.takeOver();
    await settle();
    expect(b.cells()).toBe('200');
  });

  it('ask whose marks are to stay when one that slept is played on at once', async () => {
    const { open, writes, kept } = browser();
    const [a, b] = [open('a', true), open('b')];
    b.paint(2);
    await settle();
    const looking = a.tabs.look();
    a.paint(0);
    await looking;
    expect([a.cells(), writes]).toEqual(['200', ['b']]);
    a.paint(1);
    await settle();
    expect(kept()?.past).toHaveLength(1);
    a.game.getState().elsewhere?.takeOver();
    await settle();
    expect([a.cells(), writes, a.game.getState().elsewhere]).toEqual(['002', ['b'], undefined]);
  });

  it('go on with the marks of the one that says so', async () => {
    const { open, kept } = browser();
    const [a, b] = [open('a', true), open('b')];
    b.paint(2);
    await settle();
    const looking = a.tabs.look();
    a.paint(0);
    await looking;
    a.game.getState().elsewhere?.goOn();
    await settle();
    expect(kept()?.past[0]?.changes).toEqual([{ cell: 0, from: 0, to: 2 }]);
    expect([a.cells(), b.cells()]).toEqual(['200', '200']);
  });

  it('write on after a look that found nothing', async () => {
    const { open, kept } = browser();
    const a = open('a');
    const looking = a.tabs.look();
    a.paint(0);
    expect(kept()).toBeUndefined();
    await looking;
    expect(kept()?.past).toHaveLength(1);
  });
});

describe('a tab that leaves the puzzle', () => {
  it('tells of the write under way before it closes its channel', () => {
    const { game } = browser().open('one');
    const said: string[] = [];
    const channel: TabChannel = {
      postMessage: ({ puzzleId }) => said.push(puzzleId),
      addEventListener: () => {},
      close: () => said.push('closed'),
    };
    const keeper = keepSaved(game, async () => {});
    const tabs = joinTabs(game, keeper, channel, async () => undefined);
    const save = { puzzleId: 'test', changed: 1 } as SavedGame;
    tabs.writes(save);
    tabs.stop();
    expect(said).toEqual([]);
    tabs.wrote(save);
    expect(said).toEqual(['test', 'closed']);
  });
});
