import { expect, it, vi } from 'vitest';
import { puzzleOfLengths } from '../../../test/boards.ts';
import { openGame, withHelp } from './game.ts';
import { makeGameStore, markStroke } from './game-store.ts';
import { offerOnce } from './undo-offers.ts';

const newStore = () => makeGameStore(openGame('test', puzzleOfLengths([[1]], [[1]]), undefined));

it('an offer stands until the board changes', () => {
  const store = newStore();
  const remove = vi.fn();
  offerOnce(store, remove);
  store.setState(({ game }) => ({ game: withHelp(game) }));
  expect(remove).not.toHaveBeenCalled();
  markStroke(store, [{ cell: 0, from: 0, to: 1 }], false);
  markStroke(store, [{ cell: 0, from: 1, to: 2 }], false);
  expect(remove).toHaveBeenCalledOnce();
});

it('an offer that is withdrawn hears no more', () => {
  const store = newStore();
  const remove = vi.fn();
  offerOnce(store, remove)();
  markStroke(store, [{ cell: 0, from: 0, to: 1 }], false);
  expect(remove).toHaveBeenCalledOnce();
});
