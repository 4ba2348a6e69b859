// Rates the drawing as a suggestion would leave it, unless the search has rated it. When another
// suggestion is shown, the rating of the previous one is cancelled.

import { useEffect, useState } from 'react';
import { withChanges } from '../../../src/create/repair/change.ts';
import type { Rating } from '../../../src/explain/index.ts';
import { longWorker } from '../../workers/task-workers.ts';
import { type Picture, puzzleOfPicture } from '../drawing/picture.ts';
import type { OfferedChanges } from './suggestion-list.ts';

const SECONDS = 20;

export type SuggestionRating =
  | { readonly kind: 'working' }
  | { readonly kind: 'rated'; readonly rating: Rating }
  | { readonly kind: 'failed'; readonly message: string };

export function useSuggestionRating(
  picture: Picture,
  { changes, rating: known }: OfferedChanges,
): SuggestionRating {
  const [answer, setAnswer] = useState<{ readonly of: string; readonly is: SuggestionRating }>();
  const isKnown = known !== undefined;
  // The worker tells the same changes again and again, as new objects.
  const key = changes.map(({ cell, to }) => `${cell}:${to}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the changes.
  useEffect(() => {
    if (isKnown) return;
    const controller = new AbortController();
    const { signal } = controller;
    const drawing = withChanges(picture.drawing, changes);
    const puzzle = puzzleOfPicture({ ...picture, drawing });
    longWorker
      .ask('rate', { puzzle, limits: { seconds: SECONDS } }, { signal })
      .then(({ value }): SuggestionRating => ({ kind: 'rated', rating: value }))
      .catch((error: Error): SuggestionRating => ({ kind: 'failed', message: error.message }))
      .then((is) => signal.aborted || setAnswer({ of: key, is }));
    return () => controller.abort();
  }, [picture, key, isKnown]);
  if (known !== undefined) return { kind: 'rated', rating: known };
  return answer?.of === key ? answer.is : { kind: 'working' };
}
