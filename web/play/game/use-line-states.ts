// The state of every line of a board. Only lines whose marks have changed are read again, once for
// all components. The clues are updated a moment after the cells, in work that React interrupts for
// the next input.

import { useDeferredValue } from 'react';
import { type LineStates, readLines } from '../../board/state/line-states.ts';
import type { GameStore } from './game-store.ts';
import { useAskContext, useGame } from './play-context.ts';

/** The last states that were read, for each game. */
const read = new WeakMap<GameStore, LineStates>();

export function useLines(own: Uint8Array): LineStates['states'] {
  const cells = useDeferredValue(own);
  const { store } = useAskContext();
  const puzzle = useGame(({ game }) => game.play.puzzle);
  const lines = readLines(puzzle, cells, read.get(store));
  read.set(store, lines);
  return lines.states;
}
