// The label of a puzzle says in one word how hard the puzzle is, mostly by the hardest technique
// that it needs. See docs/difficulty.md.

import type { Tier } from '../model/step.ts';

/**
 * The labels in order of difficulty, the easiest first; `ambiguous`, for several solutions, stands
 * outside the order.
 */
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

/** The labels of puzzles with one solution, the easiest first. */
export type UniqueLabel = Exclude<Label, 'ambiguous'>;
export const UNIQUE_LABELS = LABELS.filter((label): label is UniqueLabel => label !== 'ambiguous');

/** A medium puzzle in which more than this share of the steps is of tier 3 counts as hard. */
const MEDIUM_SHARE = 1 / 4;

/**
 * Returns the easiest label of a puzzle that needs steps of these tiers, among others; undefined
 * when the puzzle may still be trivial.
 */
export function leastLabelOf(tiers: readonly Tier[]): Label | undefined {
  const highest = Math.max(1, ...tiers);
  return highest > 1 ? LABELS[highest - 1] : undefined;
}

/**
 * Returns the label of a puzzle whose steps have these tiers; a puzzle without steps is trivial.
 */
export function labelOf(tiers: readonly Tier[]): Label {
  const highest = Math.max(1, ...tiers);
  const third = tiers.filter((tier) => tier === 3).length;
  if (highest === 3 && third > MEDIUM_SHARE * tiers.length) return 'hard';
  return LABELS[highest - 1];
}
