// The state of every line of a board; only lines whose marks have changed are read again, and once
// for all who ask. Clues follow the cells after a moment, in work that React interrupts for
// whatever the player does next.

import { useDeferredValue } from 'react';
import { type Lines, readLines } from '../../board/state/line-states.ts';
import type { Game } from './game-store.ts';
import { useGame, useHelper } from './play-context.ts';

/** What was read last in each game. */
const read = new WeakMap<Game, Lines>();

export function useLines(own: Uint8Array): Lines['states'] {
  const cells = useDeferredValue(own);
  const { game } = useHelper();
  const puzzle = useGame(({ session }) => session.play.puzzle);
  const lines = readLines(puzzle, cells, read.get(game));
  read.set(game, lines);
  return lines.states;
}
