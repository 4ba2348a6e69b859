// Keeps the marks of a puzzle through a change of its size or colours. Moves keep their changes of
// the cells that are still there, so that undo goes on working. A mark is removed if its colour is
// not in the new palette.

import { type Colour, isMonochrome, type Palette } from '../../../src/puzzle/palette.ts';
import { cellAt, columnOf, rowOf } from '../../../src/puzzle/places.ts';
import { CROSS, type Mark, NOTE, painted, UNMARKED } from '../../board/state/mark.ts';
import type { PlayedMove } from '../../board/state/play-state.ts';
import type { SavedGame } from '../../storage/saved-game.ts';

interface BoardShape {
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
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
  const colours = coloursAfter(from.palette, to.palette);
  const carry = (move: PlayedMove): PlayedMove[] => {
    const changes = move.changes.flatMap(({ cell, ...change }) => {
      const next = cellAfter(cell, from, to);
      const [was, is] = [markAfter(change.from, colours), markAfter(change.to, colours)];
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

/**
 * Returns the number that each colour of a palette has in the new palette, or 0 for a colour that
 * the new palette does not have. A colour keeps its letter, except when a second colour is added or
 * only one is left. Then the same colour is the one that looks the same.
 */
function coloursAfter(from: Palette, to: Palette): readonly number[] {
  const keepsLetters = isMonochrome(from) === isMonochrome(to);
  const signOf = ({ symbol, rgb }: Colour): string => (keepsLetters ? symbol : rgb);
  const signs = to.slice(1).map(signOf);
  return from.map((colour) => signs.indexOf(signOf(colour)) + 1);
}

function markAfter(mark: Mark, colours: readonly number[]): Mark {
  const [plain, note] = [mark % NOTE, mark & NOTE];
  if (plain <= CROSS) return mark;
  const colour = colours[plain - 1] ?? 0;
  return colour === 0 ? UNMARKED : painted(colour) + note;
}
