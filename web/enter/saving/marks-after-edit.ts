// Keeps the marks of a puzzle through a change of its size or colours. Moves keep their changes of
// the cells that are still there, so that undo goes on working. A mark is removed if its colour was
// removed.

import { cellAt, columnOf, rowOf } from '../../../src/puzzle/places.ts';
import { colourOfMark, type Mark, NOTE, painted, UNMARKED } from '../../board/state/mark.ts';
import type { PlayedMove } from '../../board/state/play-state.ts';
import type { SavedGame } from '../../storage/saved-game.ts';

interface BoardSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the moves of a saved game as moves on a board of the size `to`. `coloursNow` has the new
 * number of each colour, or 0 if the colour was removed. Moves without any change left are dropped,
 * except those of trials.
 */
export function movesAfterEdit(
  { past, future }: Pick<SavedGame, 'past' | 'future'>,
  from: BoardSize,
  to: BoardSize,
  coloursNow: readonly number[],
): Pick<SavedGame, 'past' | 'future'> {
  const carry = (move: PlayedMove): PlayedMove[] => {
    const changes = move.changes.flatMap(({ cell, ...change }) => {
      const next = cellAfter(cell, from, to);
      const [was, is] = [markAfter(change.from, coloursNow), markAfter(change.to, coloursNow)];
      return next === undefined || was === is ? [] : [{ cell: next, from: was, to: is }];
    });
    const isTrial = move.kind.startsWith('trial');
    return changes.length > 0 || isTrial ? [{ ...move, changes }] : [];
  };
  return { past: past.flatMap(carry), future: future.flatMap(carry) };
}

function cellAfter(cell: number, from: BoardSize, to: BoardSize): number | undefined {
  const [row, column] = [rowOf(cell, from.width), columnOf(cell, from.width)];
  return row < to.height && column < to.width ? cellAt(row, column, to.width) : undefined;
}

function markAfter(mark: Mark, coloursNow: readonly number[]): Mark {
  const note = mark & NOTE;
  const colour = colourOfMark(mark - note);
  if (colour === 0) return mark;
  const now = coloursNow[colour] ?? 0;
  return now === 0 ? UNMARKED : painted(now) + note;
}
