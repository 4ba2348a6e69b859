// The moves of a player as the hints know them: what each cell may still be after each move. One
// for each move, so that "take back three moves" means the same here and there; marks made in
// trials are marks, notes are open cells.

import type { History } from '../../../src/explain/model/move-history.ts';
import { maskOf } from './mark.ts';
import type { PlayState } from './play-state.ts';

export function historyOf({ past, puzzle }: PlayState): History {
  const colours = puzzle.palette.length - 1;
  return past.map(({ changes }) =>
    changes.map(({ cell, to }) => ({ cell, candidates: maskOf(to, colours) })),
  );
}
