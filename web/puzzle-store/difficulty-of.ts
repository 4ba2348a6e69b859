// The difficulty to store after a rating.

import type { Rating } from '../../src/explain/index.ts';
import { defined } from '../../src/puzzle/defined.ts';
import type { RatedFields } from '../storage/records.ts';

export function difficultyOf({
  verdict,
  label,
  atLeast,
}: Pick<Rating, 'verdict' | 'label' | 'atLeast'>): RatedFields {
  if (verdict === 'none') return { difficulty: 'none' };
  return { difficulty: label ?? 'unknown', ...defined({ atLeast }) };
}
