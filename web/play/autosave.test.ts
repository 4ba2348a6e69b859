import { describe, expect, it } from 'vitest';
import { clueOfLengths } from '../../src/puzzle/clue.ts';
import { BLACK_AND_WHITE } from '../../src/puzzle/palette.ts';
import type { Save } from '../board/save.ts';
import { keepSaved } from './autosave.ts';
import { makeGame, mark } from './game.ts';
import { comeBack, goAway, openSession } from './session.ts';

const PUZZLE = {
  width: 3,
  height: 1,
  rows: [clueOfLengths([3])],
  columns: [clueOfLengths([1]), clueOfLengths([1]), clueOfLengths([1])],
  palette: BLACK_AND_WHITE,
  meta: {},
};

function table() {
  const game = makeGame(openSession('test', PUZZLE, undefined));
  const written: Save[] = [];
  const pending: (() => void)[] = [];
  const keeper = keepSaved(game, (save) => {
    written.push(save);
    return new Promise((resolve) => pending.push(resolve));
  });
  /** Lets the write that is under way end. */
  const settle = async (): Promise<void> => {
    pending.shift()?.();
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  const paint = (cell: number): void => mark(game, [{ cell, from: 0, to: 2 }], false);
  return { game, keeper, written, settle, paint };
}

describe('keepSaved', () => {
  it('writes every move, one write at a time, the last state last', async () => {
    const { written, settle, paint } = table();
    for (const cell of [0, 1, 2]) paint(cell);
    expect(written.map(({ past }) => past.length)).toEqual([1]);
    await settle();
    expect(written.map(({ past }) => past.length)).toEqual([1, 3]);
    await settle();
    expect(written).toHaveLength(2);
    expect(written[1]).toMatchObject({ puzzleId: 'test', progress: 1, solved: true });
  });

  it('does not write for the clock alone, but with the rest when asked', async () => {
    const { game, keeper, written, settle, paint } = table();
    game.setState(({ session }) => ({ session: comeBack(session, 0) }));
    keeper.flush();
    expect(written).toEqual([]);
    paint(0);
    await settle();
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
