import { describe, expect, it } from 'vitest';
import { clueOfLengths } from '../../../src/puzzle/clue.ts';
import { BLACK_AND_WHITE } from '../../../src/puzzle/palette.ts';
import type { SavedGame } from '../../storage/saved-game.ts';
import { comeBack, goAway, openSession } from '../game/game.ts';
import { makeGame, mark } from '../game/game-store.ts';
import { keepSaved } from './autosave.ts';

const PUZZLE = {
  width: 3,
  height: 1,
  rows: [clueOfLengths([3])],
  columns: [clueOfLengths([1]), clueOfLengths([1]), clueOfLengths([1])],
  palette: BLACK_AND_WHITE,
  meta: {},
};

/** With a store that never answers. */
function table() {
  const game = makeGame(openSession('test', PUZZLE, undefined));
  const written: SavedGame[] = [];
  const keeper = keepSaved(game, (save) => {
    written.push(save);
    return new Promise(() => {});
  });
  const paint = (cell: number): void => mark(game, [{ cell, from: 0, to: 2 }], false);
  return { game, keeper, written, paint };
}

describe('keepSaved', () => {
  it('hands every move to the store, also while that is slow', () => {
    const { written, paint } = table();
    for (const cell of [0, 1, 2]) paint(cell);
    expect(written.map(({ past }) => past.length)).toEqual([1, 2, 3]);
    expect(written[2]).toMatchObject({ puzzleId: 'test', progress: 1, solved: true });
  });

  it('does not write for the clock alone, but with the rest when asked', () => {
    const { game, keeper, written, paint } = table();
    game.setState(({ session }) => ({ session: comeBack(session, 0) }));
    keeper.flush();
    expect(written).toEqual([]);
    paint(0);
    game.setState(({ session }) => ({ session: goAway(session, Date.now()) }));
    expect(written).toHaveLength(1);
    keeper.flush();
    expect(written).toHaveLength(2);
  });

  it('stops', () => {
    const { keeper, written, paint } = table();
    keeper.stop();
    paint(0);
    expect(written).toEqual([]);
  });
});
