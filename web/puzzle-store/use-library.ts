// The person's own puzzles, and of which puzzles the picture is known, as they are when a screen
// opens.

import { useEffect, useState } from 'react';
import type { OwnPuzzle } from '../storage/records.ts';
import { isPictureKnown } from '../storage/standing.ts';
import { useStorage } from '../storage/use-storage.ts';
import { ownPuzzles } from './library-puzzles.ts';
import { allSavedGames } from './saved-games.ts';

interface Library {
  readonly own: readonly OwnPuzzle[];
  readonly isKnown: (id: string) => boolean;
}

const NOT_READ: Library = { own: [], isKnown: () => false };

/** Returns a library without own puzzles until it is read. */
export function useLibrary(): Library {
  const storage = useStorage();
  const [library, setLibrary] = useState(NOT_READ);
  useEffect(() => {
    let isWanted = true;
    void Promise.all([ownPuzzles(storage), allSavedGames(storage)]).then(([own, saves]) => {
      if (isWanted) setLibrary({ own, isKnown: (id) => isPictureKnown(saves.get(id)) });
    });
    return () => {
      isWanted = false;
    };
  }, [storage]);
  return library;
}
