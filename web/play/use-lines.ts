// The state of every line of a board; only lines whose marks have changed are read again.

import { useMemo, useRef } from 'react';
import { type Lines, readLines } from '../board/lines.ts';
import { useGame } from './play-context.ts';

export function useLines(cells: Uint8Array): Lines['states'] {
  const puzzle = useGame(({ session }) => session.play.puzzle);
  const last = useRef<Lines>(undefined);
  return useMemo(() => {
    last.current = readLines(puzzle, cells, last.current);
    return last.current.states;
  }, [puzzle, cells]);
}
