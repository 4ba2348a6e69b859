// The puzzle of an id, once it is loaded.

import { useEffect, useState } from 'react';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { loadPuzzle } from '../shelf/shelf.ts';

/** `missing` when there is no such puzzle, undefined while it loads. */
export function usePuzzle(id: string): Puzzle | 'missing' | undefined {
  const [loaded, setLoaded] = useState<{ readonly id: string; readonly puzzle?: Puzzle }>();
  useEffect(() => {
    let isWanted = true;
    void loadPuzzle(id).then((found) => {
      if (isWanted) setLoaded({ id, ...(found && { puzzle: found.puzzle }) });
    });
    return () => {
      isWanted = false;
    };
  }, [id]);
  return loaded?.id === id ? (loaded.puzzle ?? 'missing') : undefined;
}
