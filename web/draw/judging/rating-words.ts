// Says how hard a puzzle is, in a few words.

import type { Rating } from '../../../src/explain/index.ts';
import type { Text } from '../../app/texts.ts';

/** `rating` is undefined as long as it is worked on. */
export function ratingWords(text: Text, rating: Rating | undefined): string {
  if (rating === undefined) return text('draw.rating.working');
  const { label, atLeast, steps } = rating;
  if (atLeast !== undefined) return text('draw.rating.least', { label: atLeast });
  if (label === undefined) return text('draw.rating.none');
  return text('draw.rating', {
    label: text(`library.difficulty.${label}`),
    steps: steps?.steps ?? 0,
  });
}
