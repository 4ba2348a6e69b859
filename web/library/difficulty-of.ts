// The difficulty to store after a rating, and the progress of a rating.

import type { Rating } from '../../src/explain/index.ts';
import { RATE_PHASES, type RateProgress } from '../../src/explain/rate/rate-phases.ts';
import type { Difficulty } from '../storage/records.ts';

export function difficultyOf({ verdict, label }: Pick<Rating, 'verdict' | 'label'>): Difficulty {
  if (verdict === 'none') return 'none';
  return label ?? 'unknown';
}

/** Returns the progress from 0 to 1. */
export function shareOf({ phase, knownCells, cells }: RateProgress): number {
  return (RATE_PHASES.indexOf(phase) + knownCells / cells) / RATE_PHASES.length;
}
