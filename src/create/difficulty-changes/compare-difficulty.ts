// Compares how hard two puzzles are by their ratings.

import { LABELS } from '../../explain/rate/label.ts';
import type { Rating } from '../../explain/rate/rate.ts';

/**
 * Returns a negative number if `a` is easier, a positive one if `a` is harder: by the label and,
 * with the same label, by the number of steps. Returns 0 if a puzzle has several solutions or no
 * label.
 */
export function compareDifficulty(a: Rating, b: Rating): number {
  if (a.verdict !== 'unique' || b.verdict !== 'unique') return 0;
  if (a.label === undefined || b.label === undefined) return 0;
  const byLabel = LABELS.indexOf(a.label) - LABELS.indexOf(b.label);
  return byLabel || (a.steps?.steps ?? 0) - (b.steps?.steps ?? 0);
}
