// The mosaics, and the saved games that say how far the person is with their tiles.

import { useCallback } from 'react';
import type { ListedMosaic } from '../puzzle-store/mosaics/listed-mosaic.ts';
import { loadMosaicIndex } from '../puzzle-store/mosaics/load-mosaics.ts';
import { allSavedGames } from '../puzzle-store/saved-games.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import { useStorage } from '../storage/use-storage.ts';
import { type Loadable, useLoaded } from './use-loaded.ts';

export type Saves = ReadonlyMap<string, SavedGame>;

export interface Mosaics {
  readonly index: readonly ListedMosaic[];
  readonly saves: Saves;
}

export function useMosaics(): Loadable<Mosaics> {
  const storage = useStorage();
  const load = useCallback(async () => {
    const [index, saves] = await Promise.all([loadMosaicIndex(), allSavedGames(storage)]);
    return { index, saves };
  }, [storage]);
  return useLoaded(load);
}
