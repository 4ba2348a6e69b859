// The difficulty of the puzzle, if it is known with it, or else rated in the background.

import { useEffect, useState } from 'react';
import type { Rating } from '../../../src/explain/index.ts';
import { builtInOf, type LibraryPuzzle } from '../../puzzle-store/library-puzzles.ts';
import { longWorker } from '../../workers/task-workers.ts';

/**
 * Seconds for the rating. A puzzle whose label is not found by then is shown with the least label
 * that it can have.
 */
const SECONDS = 10;

/** Returns an empty object as long as nothing is known. */
export function useDifficultyLabel({
  id,
  puzzle,
  label,
}: LibraryPuzzle): Pick<Rating, 'label' | 'atLeast'> {
  const [rated, setRated] = useState<Rating>();
  const listed = builtInOf(id)?.label ?? label;
  useEffect(() => {
    if (listed !== undefined) return;
    const leaving = new AbortController();
    longWorker
      .ask('rate', { puzzle, limits: { seconds: SECONDS } }, { signal: leaving.signal })
      .then(({ value }) => setRated(value))
      // A failure is ignored: the puzzle can be played without a label.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [listed, puzzle]);
  return listed === undefined ? (rated ?? {}) : { label: listed };
}
