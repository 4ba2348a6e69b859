import { expect, it, vi } from 'vitest';
import { puzzleOfLengths } from '../../../test/boards.ts';
import { openSession, withHelp } from './game.ts';
import { makeGame, mark } from './game-store.ts';
import { offerOnce } from './undo-offers.ts';

const newGame = () => makeGame(openSession('test', puzzleOfLengths([[1]], [[1]]), undefined));

it('an offer stands until the board changes', () => {
  const game = newGame();
  const remove = vi.fn();
  offerOnce(game, remove);
  game.setState(({ session }) => ({ session: withHelp(session) }));
  expect(remove).not.toHaveBeenCalled();
  mark(game, [{ cell: 0, from: 0, to: 1 }], false);
  mark(game, [{ cell: 0, from: 1, to: 2 }], false);
  expect(remove).toHaveBeenCalledOnce();
});

it('an offer that is withdrawn hears no more', () => {
  const game = newGame();
  const remove = vi.fn();
  offerOnce(game, remove)();
  mark(game, [{ cell: 0, from: 0, to: 1 }], false);
  expect(remove).toHaveBeenCalledOnce();
});
