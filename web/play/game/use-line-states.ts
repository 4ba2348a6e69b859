// The state of every line of a board. Only lines whose marks have changed are read again, once for
// all components. The clues are updated a moment after the cells, in work that React interrupts for
// the next input.

import { useDeferredValue } from 'react';
import { type Lines, readLines } from '../../board/state/line-states.ts';
import type { Game } from './game-store.ts';
import { useAskContext, useGame } from './play-context.ts';

/** The last states that were read, for each game. */
const read = new WeakMap<Game, Lines>();

export function useLines(own: Uint8Array): Lines['states'] {
  const cells = useDeferredValue(own);
  const { game } = useAskContext();
  const puzzle = useGame(({ session }) => session.play.puzzle);
  const lines = readLines(puzzle, cells, read.get(game));
  read.set(game, lines);
  return lines.states;
}
