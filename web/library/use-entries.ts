// The current puzzles of the library: they are read when the screen opens, after each change, and
// when the person comes back to the tab, because another tab may have changed them.

import { useCallback, useEffect, useMemo, useState } from 'react';
import { knownBuiltIns, ownPuzzles } from '../puzzle-store/library-puzzles.ts';
import { allSavedGames } from '../puzzle-store/saved-games.ts';
import { usePuzzleNames } from '../puzzle-store/use-puzzle-names.ts';
import type { OwnPuzzle, RatedFields } from '../storage/records.ts';
import { useStorage } from '../storage/use-storage.ts';
import { type Entry, entriesOf, withDifficulty, withRatingsOf } from './entry.ts';
import { type NamedEntry, namedEntries } from './named-entry.ts';

export interface Entries {
  /** Undefined until the puzzles are read. */
  readonly entries: readonly NamedEntry[] | undefined;
  readonly reload: () => Promise<void>;
  /** Updates one puzzle without reading all others again. */
  readonly setDifficulty: (rated: OwnPuzzle, fields: RatedFields) => void;
}

export function useEntries(): Entries {
  const storage = useStorage();
  const [entries, setEntries] = useState<readonly Entry[]>();
  const reload = useCallback(async () => {
    const [builtIns, own, saves] = await Promise.all([
      knownBuiltIns(),
      ownPuzzles(storage),
      allSavedGames(storage),
    ]);
    setEntries((before) => withRatingsOf(before, entriesOf(builtIns, own, saves)));
  }, [storage]);
  useEffect(() => {
    const reloadWhenSeen = (): void => {
      if (document.visibilityState === 'visible') void reload();
    };
    void reload();
    document.addEventListener('visibilitychange', reloadWhenSeen);
    return () => document.removeEventListener('visibilitychange', reloadWhenSeen);
  }, [reload]);
  const setDifficulty = useCallback((rated: OwnPuzzle, fields: RatedFields) => {
    setEntries((before) => before && withDifficulty(before, rated, fields));
  }, []);
  const names = usePuzzleNames(true);
  const named = useMemo(() => entries && namedEntries(entries, names), [entries, names]);
  return { entries: named, reload, setDifficulty };
}
