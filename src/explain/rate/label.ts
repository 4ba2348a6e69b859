// The label of a puzzle: the hardest technique that it needs, in one word. See docs/difficulty.md.

import type { Tier } from '../model/step.ts';

/** Labels by rising difficulty; `ambiguous`, for several solutions, stands outside the order. */
export const LABELS = [
  'trivial',
  'easy',
  'medium',
  'hard',
  'expert',
  'extreme',
  'ambiguous',
] as const;
export type Label = (typeof LABELS)[number];

/** A medium puzzle in which more than this share of the steps is of tier 3 counts as hard. */
const MEDIUM_SHARE = 1 / 4;

/** The label of a puzzle whose steps have these tiers; without any step it is trivial. */
export function labelOf(tiers: readonly Tier[]): Label {
  const highest = Math.max(1, ...tiers);
  const third = tiers.filter((tier) => tier === 3).length;
  if (highest === 3 && third > MEDIUM_SHARE * tiers.length) return 'hard';
  return LABELS[highest - 1];
}
