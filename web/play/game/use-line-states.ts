// The state of every line of a board. The clues are updated a moment after the cells, in work that
// React can interrupt for the next input.

import { useDeferredValue } from 'react';
import type { LineState } from '../../board/state/line-states.ts';
import { useGame, usePlaying } from './play-context.ts';

export function useLineStates(own: Uint8Array): readonly LineState[] {
  const cells = useDeferredValue(own);
  const { readLines } = usePlaying();
  const puzzle = useGame(({ game }) => game.play.puzzle);
  return readLines(puzzle, cells);
}
