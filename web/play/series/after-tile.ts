// How far a mosaic is when one of its tiles has been finished, and which tile comes next.

import type { TilePlace } from '../../../src/packs/tile-place.ts';
import { nextTile } from '../../puzzle-store/mosaics/next-tile.ts';
import type { RankedMosaic } from '../../puzzle-store/mosaics/ranked-mosaic.ts';
import {
  type NumberedMosaic,
  tileIndex,
  tilePlace,
} from '../../puzzle-store/mosaics/tile-index.ts';
import { isWhole, solvedCount, tileStates } from '../../puzzle-store/mosaics/tile-states.ts';
import type { SavedGame } from '../../storage/saved-game.ts';
import type { Standing } from '../../storage/standing.ts';

export interface AfterTile {
  readonly solved: number;
  readonly all: number;
  /** Whether every tile shows its picture. */
  readonly isWhole: boolean;
  /** Missing when all tiles are solved. */
  readonly next?: TilePlace;
}

/** `own` is the standing of the tile, because its saved game may be one of before its finish. */
export function afterTile(
  mosaic: NumberedMosaic & Pick<RankedMosaic, 'order'>,
  saves: ReadonlyMap<string, SavedGame>,
  place: TilePlace,
  own: Standing,
): AfterTile | undefined {
  const index = tileIndex(mosaic, place);
  if (index === undefined) return undefined;
  const states = tileStates(mosaic, saves).with(index, own);
  const next = nextTile(mosaic, states.with(index, 'solved'));
  const isFinished = own === 'solved' || own === 'solver';
  const counts = {
    solved: solvedCount(states),
    all: states.length,
    isWhole: isWhole(mosaic, saves, isFinished ? index : undefined),
  };
  return next === undefined ? counts : { ...counts, next: tilePlace(mosaic, next) };
}
