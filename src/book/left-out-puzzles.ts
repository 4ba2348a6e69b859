// The puzzles that a book leaves out: those too large for paper, those without a solution and, if
// that is wished, all that are not known to have just one.

import type { Verdict } from '../puzzle/verdict.ts';
import { isDrawable } from '../vector/board-plan.ts';
import type { BookWish } from './book-wish.ts';
import type { BookEntry } from './numbered-puzzle.ts';

export type LeftOutReason = 'too-large' | Exclude<Verdict, 'unique'>;

/** Returns undefined for a puzzle that is printed. */
export function leftOutReason(
  { puzzle, verdict }: BookEntry,
  { onlyUnique }: BookWish,
): LeftOutReason | undefined {
  if (!isDrawable(puzzle)) return 'too-large';
  if (verdict === 'unique') return undefined;
  return verdict === 'none' || onlyUnique ? verdict : undefined;
}
