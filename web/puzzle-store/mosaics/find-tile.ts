// Finds the tile of a mosaic that a link or a game code carries, by its clues.

import { puzzleOfTile } from '../../../src/packs/mosaic.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { fingerprintOf } from '../../storage/fingerprint.ts';
import { loadMosaics } from './load-mosaics.ts';
import { tileId } from './tile-index.ts';

/** Returns undefined if it is none. Throws if the mosaics cannot be loaded. */
export async function findTile(puzzle: Puzzle): Promise<string | undefined> {
  const fingerprint = fingerprintOf(puzzle);
  for (const mosaic of await loadMosaics()) {
    if (mosaic.tileWidth !== puzzle.width || mosaic.tileHeight !== puzzle.height) continue;
    const tile = mosaic.tiles.findIndex((each) => {
      const outcome = puzzleOfTile(mosaic, each);
      return outcome.ok && fingerprintOf(outcome.value) === fingerprint;
    });
    if (tile >= 0) return tileId(mosaic, tile);
  }
  return undefined;
}
