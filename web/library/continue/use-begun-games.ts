// Loads the puzzles of the games that were played last, because nothing else tells the size and the
// colours of a tile.

import { useEffect, useState } from 'react';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { useText } from '../../app/texts.ts';
import { loadPuzzle } from '../../puzzle-store/library-puzzles.ts';
import { openedName } from '../../puzzle-store/opened-name.ts';
import type { SavedGame } from '../../storage/saved-game.ts';
import type { Storage } from '../../storage/storage.ts';
import { useStorage } from '../../storage/use-storage.ts';
import type { PlayedEntry } from '../entry.ts';

export interface BegunGame extends PlayedEntry {
  readonly name: string;
}

/** Returns nothing until they are loaded; games whose puzzles cannot be loaded are left out. */
export function useBegunGames(saves: readonly SavedGame[], most: number): readonly BegunGame[] {
  const storage = useStorage();
  const text = useText();
  const [loaded, setLoaded] = useState<readonly LoadedGame[]>([]);
  useEffect(() => {
    let isWanted = true;
    const latest = saves.toSorted((a, b) => b.changed - a.changed).slice(0, most);
    void Promise.all(latest.map((save) => loadGame(storage, save))).then((games) => {
      if (isWanted) setLoaded(games.filter((game) => game !== undefined));
    });
    return () => {
      isWanted = false;
    };
  }, [storage, saves, most]);
  return loaded.map(({ save, puzzle }) => {
    const { puzzleId: id } = save;
    const { width, height, palette } = puzzle;
    const name = openedName({ id, puzzle }, text);
    return { id, name, width, height, colours: palette.length - 1, state: 'started', save };
  });
}

interface LoadedGame {
  readonly save: SavedGame;
  readonly puzzle: Puzzle;
}

async function loadGame(storage: Storage, save: SavedGame): Promise<LoadedGame | undefined> {
  const loaded = await loadPuzzle(storage, save.puzzleId).catch(() => undefined);
  return loaded && { save, puzzle: loaded.puzzle };
}
