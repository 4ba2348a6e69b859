// Guards the entrance of whatever needs the lengths of all blocks.

import { type Clue, isExactClue } from './clue.ts';
import { columnOfLine, isRowLine } from './places.ts';
import { describeWhere, failure, type Outcome, success, type Where } from './problem.ts';
import { type ExactPuzzle, hasExactClues, type Puzzle } from './puzzle.ts';

/**
 * Returns the puzzle if all its clues are exact. If not, returns a problem that names the first
 * unknown line or blotted block, rows before columns, and ends with `reason`: who needs the lengths
 * and what to do.
 */
export function requireExactClues(puzzle: Puzzle, reason: string): Outcome<ExactPuzzle> {
  if (hasExactClues(puzzle)) return success(puzzle);
  const clues = [...puzzle.rows, ...puzzle.columns];
  const line = clues.findIndex((clue) => !isExactClue(clue));
  const axis = isRowLine(line, puzzle.height)
    ? { row: line + 1 }
    : { column: columnOfLine(line, puzzle.height) + 1 };
  const where = openPlace(clues[line] ?? null, axis);
  const state = where.block === undefined ? 'unknown' : 'blotted';
  return failure({
    code: 'no-inexact',
    message: `${describeWhere(where)} is ${state}: ${reason}`,
    where,
  });
}

/** Adds to the place of a line that of its first blotted block; an unknown line has none. */
function openPlace(clue: Clue, line: Where): Where {
  if (clue === null) return line;
  return { ...line, block: 1 + clue.findIndex(({ length }) => length === null) };
}
