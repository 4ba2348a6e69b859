// Finds where in a history the marks went wrong, and how many moves to take back until nothing is
// known to be wrong. The set of marks that were made up to a move and never taken back only grows
// from move to move, so a binary search finds the first move with which this set is wrong. No state
// after that move can be right, because each of these states contains the set. The state before
// that move may also have been wrong, in marks that were corrected later; then more moves have to
// be taken back. Cost: log2(moves) questions, and one for each state that is looked at before that
// move.

import type { Puzzle } from '../../puzzle/puzzle.ts';
import { fitsSome, type KnownSolutions } from '../engine-questions/known-solutions.ts';
import type { LineReader } from '../engine-questions/line-reader.ts';
import { type History, marksAfter, marksHeldFrom } from '../model/move-history.ts';
import { hasBrokenLine } from './broken-lines.ts';

export interface MovesToUndo {
  /** The move, from 0, with which the marks that still stand became wrong. */
  readonly move: number;
  /** How many moves lead back to a board on which nothing is known to be wrong. */
  readonly takeBack: number;
}

/**
 * Finds the move that made the marks wrong, and how many moves to take back. The marks at the end
 * of `history` must be known to be wrong. Without `solutions`, or when the clues have no solution,
 * lines alone decide what is wrong.
 */
export async function findMovesToUndo(
  puzzle: Puzzle,
  history: History,
  check: LineReader,
  solutions: KnownSolutions | undefined,
): Promise<MovesToUndo> {
  const isWrong = async (marks: Int32Array): Promise<boolean> =>
    hasBrokenLine(puzzle, check, marks) ||
    (solutions !== undefined &&
      solutions.verdict !== 'none' &&
      (await fitsSome(solutions, marks)) === false);
  let [right, wrong] = [0, history.length];
  while (wrong - right > 1) {
    const middle = (right + wrong) >> 1;
    if (await isWrong(marksHeldFrom(puzzle, history, middle))) wrong = middle;
    else right = middle;
  }
  let kept = wrong - 1;
  while (kept > 0 && (await isWrong(marksAfter(puzzle, history, kept)))) kept--;
  return { move: wrong - 1, takeBack: history.length - kept };
}
