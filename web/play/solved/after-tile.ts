// How far a mosaic is when one of its tiles has been solved, and which tile comes next.

import type { TilePlace } from '../../../src/packs/tile-place.ts';
import {
  type NumberedMosaic,
  tileIndex,
  tilePlace,
} from '../../puzzle-store/mosaics/tile-index.ts';
import { nextTile, solvedCount, tileStates } from '../../puzzle-store/mosaics/tile-states.ts';
import type { SavedGame } from '../../storage/saved-game.ts';

export interface AfterTile {
  readonly solved: number;
  readonly all: number;
  /** Missing when all tiles are solved. */
  readonly next?: TilePlace;
}

/** The saved game of the tile may be one of before it was solved. */
export function afterTile(
  mosaic: NumberedMosaic,
  saves: ReadonlyMap<string, SavedGame>,
  place: TilePlace,
): AfterTile | undefined {
  const index = tileIndex(mosaic, place);
  if (index === undefined) return undefined;
  const states = tileStates(mosaic, saves).with(index, 'solved');
  const next = nextTile(states, index);
  const counts = { solved: solvedCount(states), all: states.length };
  return next === undefined ? counts : { ...counts, next: tilePlace(mosaic, next) };
}
