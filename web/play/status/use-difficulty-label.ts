// The difficulty of the puzzle: from the list of built-in puzzles, or else rated in the background.

import { useEffect, useState } from 'react';
import type { Label } from '../../../src/explain/rate/label.ts';
import { builtInOf, type LibraryPuzzle } from '../../puzzle-store/library-puzzles.ts';
import { longWorker } from '../../workers/task-workers.ts';

/** Seconds for the rating. A puzzle whose label is not found by then is shown without a label. */
const SECONDS = 10;

export function useDifficultyLabel({ id, puzzle }: LibraryPuzzle): Label | undefined {
  const [rated, setRated] = useState<Label>();
  const listed = builtInOf(id)?.label;
  useEffect(() => {
    if (listed !== undefined) return;
    const leaving = new AbortController();
    longWorker
      .ask('rate', { puzzle, limits: { seconds: SECONDS } }, { signal: leaving.signal })
      .then(({ value }) => setRated(value.label))
      // A failure is ignored: the puzzle can be played without a label.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [listed, puzzle]);
  return listed ?? rated;
}
