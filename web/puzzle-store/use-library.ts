// The person's own puzzles, and which puzzles were ever solved, as they are when a screen opens.

import { useEffect, useState } from 'react';
import type { OwnPuzzle } from '../storage/records.ts';
import { useStorage } from '../storage/use-storage.ts';
import { ownPuzzles } from './library-puzzles.ts';
import { allSavedGames, isEverSolved } from './saved-games.ts';

interface Library {
  readonly own: readonly OwnPuzzle[];
  readonly isSolved: (id: string) => boolean;
}

const NOT_READ: Library = { own: [], isSolved: () => false };

/** Returns a library without own puzzles until it is read. */
export function useLibrary(): Library {
  const storage = useStorage();
  const [library, setLibrary] = useState(NOT_READ);
  useEffect(() => {
    let isWanted = true;
    void Promise.all([ownPuzzles(storage), allSavedGames(storage)]).then(([own, saves]) => {
      if (isWanted) setLibrary({ own, isSolved: (id) => isEverSolved(saves.get(id)) });
    });
    return () => {
      isWanted = false;
    };
  }, [storage]);
  return library;
}
