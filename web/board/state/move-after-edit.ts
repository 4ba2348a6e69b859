// Keeps a move through a change of its puzzle, as far as the change has left something of it.

import { sameClue } from '../../../src/puzzle/clue.ts';
import { indexOfLine, isRowLine, lineOfColumn } from '../../../src/puzzle/places.ts';
import { clueOfLine, type Puzzle } from '../../../src/puzzle/puzzle.ts';
import type { MarkChange, PlayedMove } from './play-state.ts';
import { type BlockPlace, hasBlock } from './strikes.ts';
import { isOfTrial } from './trials.ts';

/**
 * Returns the move with the changes of marks that are left of it. A strike is kept if its line has
 * the same clue. Returns undefined if nothing is left; trials and cleared boards are moves without
 * changes, too.
 */
export function moveAfterEdit(
  move: PlayedMove,
  changes: readonly MarkChange[],
  from: Puzzle,
  to: Puzzle,
): PlayedMove | undefined {
  if (move.block) {
    const block = strikeAfterEdit(move.block, from, to);
    return block && { ...move, block };
  }
  const isLeft = changes.length > 0 || isOfTrial(move) || move.kind === 'reset';
  return isLeft ? { ...move, changes } : undefined;
}

function strikeAfterEdit(place: BlockPlace, from: Puzzle, to: Puzzle): BlockPlace | undefined {
  if (!hasBlock(from, place)) return undefined;
  const isRow = isRowLine(place.line, from.height);
  const index = indexOfLine(place.line, from.height);
  if (index >= (isRow ? to.height : to.width)) return undefined;
  const line = isRow ? index : lineOfColumn(index, to.height);
  const isSame = sameClue(clueOfLine(from, place.line), clueOfLine(to, line));
  return isSame ? { line, block: place.block } : undefined;
}
