// How hard the puzzle is: from the list where it came with the page, else rated in the background.

import { useEffect, useState } from 'react';
import type { Label } from '../../../src/explain/rate/label.ts';
import { builtIns, type LibraryPuzzle } from '../../puzzles/library-puzzles.ts';
import { long } from '../../solver/solvers.ts';

/** A puzzle that takes longer is shown without a label. */
const SECONDS = 10;

export function useLabel({ id, puzzle }: LibraryPuzzle): Label | undefined {
  const [rated, setRated] = useState<Label>();
  const listed = builtIns.find((each) => each.id === id)?.label;
  useEffect(() => {
    if (listed !== undefined) return;
    const leaving = new AbortController();
    long
      .ask('rate', { puzzle, limits: { seconds: SECONDS } }, { signal: leaving.signal })
      .then(({ value }) => setRated(value.label))
      // Without a label the puzzle is played all the same.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [listed, puzzle]);
  return listed ?? rated;
}
