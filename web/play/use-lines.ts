// The state of every line of a board; only lines whose marks have changed are read again, and once for all who ask.

import { type Lines, readLines } from '../board/lines.ts';
import type { Game } from './game.ts';
import { useGame, useHelper } from './play-context.ts';

/** What was read last in each game. */
const read = new WeakMap<Game, Lines>();

export function useLines(cells: Uint8Array): Lines['states'] {
  const { game } = useHelper();
  const puzzle = useGame(({ session }) => session.play.puzzle);
  const lines = readLines(puzzle, cells, read.get(game));
  read.set(game, lines);
  return lines.states;
}
