// The current puzzles of the library: they are read when the screen opens, after each change, and
// when the person comes back to the tab, because another tab may have changed them.

import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Text, useLanguage, useText } from '../app/texts.ts';
import { allPacks, builtIns, ownPuzzles } from '../puzzle-store/library-puzzles.ts';
import { type Ladder, loadLadder, type Pack } from '../puzzle-store/packs/pack-index.ts';
import { allSavedGames } from '../puzzle-store/saved-games.ts';
import { usePuzzleNames } from '../puzzle-store/use-puzzle-names.ts';
import type { OwnPuzzle, RatedFields } from '../storage/records.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import { useStorage } from '../storage/use-storage.ts';
import { begunApart } from './continue/begun-apart.ts';
import { type Entry, entriesOf, withDifficulty, withRatingsOf } from './entry.ts';
import { type NamedEntry, namedEntries } from './named-entry.ts';
import { isNamedByText } from './packs/pack-id.ts';

export interface Entries extends ThemePacks {
  /** Undefined until the puzzles are read. */
  readonly entries: readonly NamedEntry[] | undefined;
  /** Begun games of puzzles that are not among the entries. */
  readonly apart: readonly SavedGame[];
  /** Resolves to whether the packs could be loaded. */
  readonly reload: () => Promise<boolean>;
  /** Updates one puzzle without reading all others again. */
  readonly setDifficulty: (rated: OwnPuzzle, fields: RatedFields) => void;
}

/** The packs by theme and what is made of them; the classics and the own puzzles need none. */
interface ThemePacks {
  readonly packs: readonly Pack[];
  readonly ladder: Ladder;
  /** Whether the packs could not be loaded. */
  readonly isMissing: boolean;
}

const NO_PACKS: ThemePacks = { packs: [], ladder: {}, isMissing: false };

export function useEntries(): Entries {
  const storage = useStorage();
  const [entries, setEntries] = useState<readonly Entry[]>();
  const [apart, setApart] = useState<readonly SavedGame[]>([]);
  const [themes, setThemes] = useState(NO_PACKS);
  const reload = useCallback(async () => {
    const [themes, own, saves] = await Promise.all([
      loadThemes(),
      ownPuzzles(storage),
      allSavedGames(storage),
    ]);
    const all = [...builtIns, ...themes.packs.flatMap(({ puzzles }) => puzzles)];
    setThemes(themes);
    setApart(begunApart(saves.values()));
    setEntries((before) => withRatingsOf(before, entriesOf(all, own, saves)));
    return !themes.isMissing;
  }, [storage]);
  useReload(reload, themes.isMissing);
  const setDifficulty = useCallback((rated: OwnPuzzle, fields: RatedFields) => {
    setEntries((before) => before && withDifficulty(before, rated, fields));
  }, []);
  return { entries: useNamed(entries, themes.packs), apart, reload, setDifficulty, ...themes };
}

async function loadThemes(): Promise<ThemePacks> {
  try {
    const [packs, ladder] = await Promise.all([allPacks(), loadLadder()]);
    return { packs, ladder, isMissing: false };
  } catch {
    return { ...NO_PACKS, isMissing: true };
  }
}

/** Packs that are missing are also tried again when the network is back. */
function useReload(reload: () => Promise<boolean>, isMissing: boolean): void {
  useEffect(() => {
    const reloadWhenSeen = (): void => {
      if (document.visibilityState === 'visible') void reload();
    };
    void reload();
    document.addEventListener('visibilitychange', reloadWhenSeen);
    return () => document.removeEventListener('visibilitychange', reloadWhenSeen);
  }, [reload]);
  useEffect(() => {
    if (!isMissing) return;
    const reloadOnline = (): void => void reload();
    addEventListener('online', reloadOnline);
    return () => removeEventListener('online', reloadOnline);
  }, [reload, isMissing]);
}

function useNamed(
  entries: readonly Entry[] | undefined,
  packs: readonly Pack[],
): readonly NamedEntry[] | undefined {
  const text = useText();
  const language = useLanguage();
  const names = usePuzzleNames(true);
  return useMemo(() => {
    const named = new Map(
      packs.map(({ id, titles, words }) => [
        id,
        { title: titles[language], words: words[language] },
      ]),
    );
    return (
      entries &&
      namedEntries(
        entries,
        names,
        (id) => named.get(id) ?? { title: titleInTexts(id, text), words: '' },
      )
    );
  }, [entries, packs, names, text, language]);
}

function titleInTexts(id: string, text: Text): string {
  return isNamedByText(id) ? text(`library.pack.${id}`) : id;
}
