// The mosaics, and the saved games that say how far the person is with their tiles.

import { useCallback } from 'react';
import { loadMosaics } from '../puzzle-store/mosaics/load-mosaics.ts';
import type { RankedMosaic } from '../puzzle-store/mosaics/ranked-mosaic.ts';
import { allSavedGames } from '../puzzle-store/saved-games.ts';
import { type Loadable, useLoaded } from '../puzzle-store/use-loaded.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import { useStorage } from '../storage/use-storage.ts';

export type Saves = ReadonlyMap<string, SavedGame>;

export interface Mosaics {
  readonly mosaics: readonly RankedMosaic[];
  readonly saves: Saves;
}

export function useMosaics(): Loadable<Mosaics> {
  const storage = useStorage();
  const load = useCallback(async () => {
    const [mosaics, saves] = await Promise.all([loadMosaics(), allSavedGames(storage)]);
    return { mosaics, saves };
  }, [storage]);
  return useLoaded(load);
}
