// Keeps the marks of a puzzle through a change of its size, colours, clues or given cells. Moves
// keep their changes of the cells that are still there, so that undo goes on working. A mark is
// removed if its colour was removed, or if its cell is given now. A strike is removed if its clue
// was changed.

import { cellOf, isInside, placeOf, type Size } from '../../../src/puzzle/places.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { isGiven } from '../../board/state/given-marks.ts';
import { colourOfMark, type Mark, NOTE, painted, UNMARKED } from '../../board/state/mark.ts';
import { moveAfterEdit } from '../../board/state/move-after-edit.ts';
import type { PlayedMove } from '../../board/state/play-state.ts';
import type { SavedGame } from '../../storage/saved-game.ts';

/**
 * Returns the moves of a saved game as moves on the puzzle `to`, whose given cells nobody marks.
 * `coloursNow` has the new number of each colour, or 0 if the colour was removed. Moves of which
 * nothing is left are dropped.
 */
export function movesAfterEdit(
  { past, future }: Pick<SavedGame, 'past' | 'future'>,
  from: Puzzle,
  to: Puzzle,
  coloursNow: readonly number[],
): Pick<SavedGame, 'past' | 'future'> {
  const carry = (move: PlayedMove): PlayedMove | readonly [] => {
    const changes = move.changes.flatMap(({ cell, ...change }) => {
      const next = cellAfter(cell, from, to);
      const [was, is] = [markAfter(change.from, coloursNow), markAfter(change.to, coloursNow)];
      return next === undefined || was === is ? [] : [{ cell: next, from: was, to: is }];
    });
    return moveAfterEdit(move, changes, from, to) ?? [];
  };
  return { past: past.flatMap(carry), future: future.flatMap(carry) };
}

/** Returns undefined for a cell that is no longer there, or that is given now. */
function cellAfter(cell: number, from: Size, to: Puzzle): number | undefined {
  const place = placeOf(from, cell);
  if (!isInside(to, place)) return undefined;
  const next = cellOf(to, place);
  return isGiven(to, next) ? undefined : next;
}

function markAfter(mark: Mark, coloursNow: readonly number[]): Mark {
  const note = mark & NOTE;
  const colour = colourOfMark(mark - note);
  if (colour === 0) return mark;
  const now = coloursNow[colour] ?? 0;
  return now === 0 ? UNMARKED : painted(now) + note;
}
