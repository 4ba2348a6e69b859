// Loads a puzzle of the library by its id.

import { useCallback, useEffect, useState } from 'react';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { loadPuzzle } from '../../puzzle-store/library-puzzles.ts';
import { useStorage } from '../../storage/use-storage.ts';

export type PuzzleLoading =
  | { readonly state: 'waiting' }
  | { readonly state: 'here'; readonly puzzle: Puzzle }
  /** No puzzle has this id. */
  | { readonly state: 'missing' }
  | { readonly state: 'failed'; readonly error: unknown };

const WAITING: PuzzleLoading = { state: 'waiting' };

/** Returns the state of loading, and a function that tries again. */
export function usePuzzle(id: string): readonly [PuzzleLoading, () => void] {
  const storage = useStorage();
  const [loaded, setLoaded] = useState({ id, loading: WAITING });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same again.
  useEffect(() => {
    let isWanted = true;
    const show = (loading: PuzzleLoading): void => {
      if (isWanted) setLoaded({ id, loading });
    };
    show(WAITING);
    loadPuzzle(storage, id).then(
      (found) => show(found ? { state: 'here', puzzle: found.puzzle } : { state: 'missing' }),
      (error: unknown) => show({ state: 'failed', error }),
    );
    return () => {
      isWanted = false;
    };
  }, [storage, id, tries]);
  const again = useCallback(() => setTries((count) => count + 1), []);
  return [loaded.id === id ? loaded.loading : WAITING, again];
}
