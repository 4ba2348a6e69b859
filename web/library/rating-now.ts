// The rating that is shown while it runs.

import { RATE_PHASES, type RateProgress } from '../../src/explain/rate/rate-phases.ts';

export interface RatingNow {
  readonly id: string;
  /** The progress from 0 to 1. */
  readonly share: number;
}

/**
 * Returns the running rating if it is that of the next puzzle to rate. A rating may run on for a
 * moment after its difficulty was stored. If the entries are read anew meanwhile, the rating is no
 * longer shown.
 */
export function ratingOf(
  now: RatingNow | undefined,
  nextId: string | undefined,
): RatingNow | undefined {
  return now?.id === nextId ? now : undefined;
}

/** Returns the progress from 0 to 1. */
export function shareOf({ phase, knownCells, cells }: RateProgress): number {
  return (RATE_PHASES.indexOf(phase) + knownCells / cells) / RATE_PHASES.length;
}
