// The moves of a player in the form that the hints take: the candidates of the cells that each move
// changes. There is one entry for each move, so that a number of moves to take back means the same
// to the hints and to the game. Marks made in trials count as marks, and notes as unmarked cells.

import type { History } from '../../../src/explain/model/move-history.ts';
import { maskOf } from './mark.ts';
import type { PlayState } from './play-state.ts';

export function historyOf({ past, puzzle }: PlayState): History {
  const colours = puzzle.palette.length - 1;
  return past.map(({ changes }) =>
    changes.map(({ cell, to }) => ({ cell, candidates: maskOf(to, colours) })),
  );
}
