// Compares how hard two puzzles are by their ratings.

import type { Technique } from '../../explain/model/step.ts';
import { tierOf } from '../../explain/next-step/technique-tier.ts';
import { LABELS } from '../../explain/rate/label.ts';
import type { Rating } from '../../explain/rate/rate.ts';

/**
 * Returns a negative number if `a` is easier, a positive one if `a` is harder: by the label and,
 * with the same label, by the number of steps. Returns 0 if a puzzle has several solutions or no
 * label.
 */
export function compareDifficulty(a: Rating, b: Rating): number {
  return compareLabels(a, b) ?? stepsIn(a) - stepsIn(b);
}

/**
 * Compares like `compareDifficulty`, but with the same label by the number of the hardest steps
 * first: the label gets easier when there are none of them.
 */
export function compareHardestSteps(a: Rating, b: Rating): number {
  return compareLabels(a, b) ?? (hardestStepsIn(a) - hardestStepsIn(b) || stepsIn(a) - stepsIn(b));
}

/** Returns undefined if both have the same label. */
function compareLabels(a: Rating, b: Rating): number | undefined {
  if (a.verdict !== 'unique' || b.verdict !== 'unique') return 0;
  if (a.label === undefined || b.label === undefined) return 0;
  const difference = LABELS.indexOf(a.label) - LABELS.indexOf(b.label);
  return difference === 0 ? undefined : difference;
}

export function stepsIn({ steps }: Rating): number {
  return steps?.steps ?? 0;
}

/** Returns how many steps are of the highest tier that occurs. */
function hardestStepsIn(rating: Rating): number {
  const shares = Object.entries(rating.steps?.shares ?? {});
  const tiers = shares.map(([technique, share]) => [tierOf(technique as Technique), share]);
  const highest = Math.max(...tiers.map(([tier]) => tier));
  const share = tiers.reduce((sum, [tier, own]) => (tier === highest ? sum + own : sum), 0);
  // A share of the steps times the steps misses a whole number by a rounding error.
  return Math.round(share * stepsIn(rating));
}
