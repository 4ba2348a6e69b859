// Rates own puzzles in the background, one after another, while the library is open. The result is
// stored with the puzzle; a rating that ends early because the screen is left starts again the next
// time.

import { useEffect, useRef, useState } from 'react';
import { difficultyOf } from '../puzzle-store/difficulty-of.ts';
import { keepDifficulty } from '../puzzle-store/library-puzzles.ts';
import { withoutSolutions } from '../puzzle-store/without-solutions.ts';
import type { OwnPuzzle, RatedFields } from '../storage/records.ts';
import type { Storage } from '../storage/storage.ts';
import { useStorage } from '../storage/use-storage.ts';
import { longWorker } from '../workers/task-workers.ts';
import type { Entry } from './entry.ts';
import { type RatingNow, ratingOf, shareOf } from './rating-now.ts';
import type { Entries } from './use-entries.ts';

/** The most seconds that the rating of a puzzle takes. */
const LONGEST = 30;
/**
 * The most cells of a puzzle that is rated: nobody plays larger puzzles by hand or waits for the
 * rating of one.
 */
const LARGEST = 250_000;

/** Rates own puzzles one after another; returns the rating that is running, or undefined. */
export function useRating(
  entries: readonly Entry[] | undefined,
  onRated: Entries['setDifficulty'],
): RatingNow | undefined {
  const storage = useStorage();
  const [now, setNow] = useState<RatingNow>();
  /** Puzzles whose rating failed are not tried again before the screen is opened again. */
  const failed = useRef(new Set<string>());
  const next = entries?.find(
    ({ own, difficulty }) => own && difficulty === undefined && !failed.current.has(own.id),
  )?.own;
  const key = next && `${next.id} ${next.changed}`;
  const current = useRef(next);
  current.current = next;
  useEffect(() => {
    const own = current.current;
    if (key === undefined || own === undefined) return;
    const controller = new AbortController();
    const show = (share: number): void => setNow({ id: own.id, share });
    rateOwn(storage, own, controller.signal, show)
      .then((fields) => onRated(own, fields))
      .catch(() => {
        if (!controller.signal.aborted) failed.current.add(own.id);
      })
      .finally(() => {
        if (!controller.signal.aborted) setNow(undefined);
      });
    return () => controller.abort();
  }, [storage, key, onRated]);
  return ratingOf(now, next?.id);
}

/** Rates a puzzle and stores the result. */
async function rateOwn(
  storage: Storage,
  own: OwnPuzzle,
  signal: AbortSignal,
  onShare: (share: number) => void,
): Promise<RatedFields> {
  const fields = await difficultyFound(own, signal, onShare);
  await keepDifficulty(storage, own, fields);
  return fields;
}

async function difficultyFound(
  own: OwnPuzzle,
  signal: AbortSignal,
  onShare: (share: number) => void,
): Promise<RatedFields> {
  const puzzle = withoutSolutions(own.puzzle);
  if (puzzle.width * puzzle.height > LARGEST) return { difficulty: 'unknown' };
  onShare(0);
  const onProgress = (progress: Parameters<typeof shareOf>[0]): void => onShare(shareOf(progress));
  const limits = { seconds: LONGEST };
  const { value: rating } = await longWorker.ask(
    'rate',
    { puzzle, limits },
    { signal, onProgress },
  );
  return difficultyOf(rating);
}
