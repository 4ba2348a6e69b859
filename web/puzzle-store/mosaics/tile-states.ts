// How far a person is with the tiles of a mosaic.

import type { SavedGame } from '../../storage/saved-game.ts';
import { isPictureKnown, type Standing, standingOf } from '../../storage/standing.ts';
import { type NumberedMosaic, tileId } from './tile-index.ts';

type Saves = ReadonlyMap<string, SavedGame>;

/** Returns how far the person is with each tile, row by row. */
export function tileStates(mosaic: NumberedMosaic, saves: Saves): readonly Standing[] {
  return savesOfTiles(mosaic, saves).map(standingOf);
}

/**
 * Whether the picture of every tile is there, whoever filled it in. The saved game of a tile that
 * was finished just now may be older.
 */
export function isWhole(mosaic: NumberedMosaic, saves: Saves, finished?: number): boolean {
  return savesOfTiles(mosaic, saves).every(
    (save, index) => index === finished || isPictureKnown(save),
  );
}

function savesOfTiles(mosaic: NumberedMosaic, saves: Saves): readonly (SavedGame | undefined)[] {
  return Array.from({ length: mosaic.columns * mosaic.rows }, (_, index) =>
    saves.get(tileId(mosaic, index)),
  );
}

export function solvedCount(states: readonly Standing[]): number {
  return states.filter((state) => state === 'solved').length;
}
