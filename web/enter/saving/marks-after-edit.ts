// Keeps the marks of a puzzle through a change of its size or colours. Moves keep their changes of
// the cells that are still there, so that undo goes on working. A mark is removed if the new
// palette has no colour with its number.

import { cellAt, columnOf, rowOf } from '../../../src/puzzle/places.ts';
import { type Mark, NOTE, UNMARKED } from '../../board/state/mark.ts';
import type { PlayedMove } from '../../board/state/play-state.ts';
import type { SavedGame } from '../../storage/saved-game.ts';

interface BoardShape {
  readonly width: number;
  readonly height: number;
  readonly palette: { readonly length: number };
}

/**
 * Returns the moves of a saved game as moves on a board of the shape `to`. Moves without any change
 * left are dropped, except those of trials.
 */
export function movesAfterEdit(
  { past, future }: Pick<SavedGame, 'past' | 'future'>,
  from: BoardShape,
  to: BoardShape,
): Pick<SavedGame, 'past' | 'future'> {
  const carry = (move: PlayedMove): PlayedMove[] => {
    const changes = move.changes.flatMap(({ cell, ...change }) => {
      const next = cellAfter(cell, from, to);
      const [was, is] = [markAfter(change.from, to), markAfter(change.to, to)];
      return next === undefined || was === is ? [] : [{ cell: next, from: was, to: is }];
    });
    const isTrial = move.kind.startsWith('trial');
    return changes.length > 0 || isTrial ? [{ ...move, changes }] : [];
  };
  return { past: past.flatMap(carry), future: future.flatMap(carry) };
}

function cellAfter(cell: number, from: BoardShape, to: BoardShape): number | undefined {
  const [row, column] = [rowOf(cell, from.width), columnOf(cell, from.width)];
  return row < to.height && column < to.width ? cellAt(row, column, to.width) : undefined;
}

function markAfter(mark: Mark, { palette }: BoardShape): Mark {
  return mark % NOTE > palette.length ? UNMARKED : mark;
}
