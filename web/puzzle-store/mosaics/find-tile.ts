// Finds the tile of a mosaic that a link or a game code carries, by its clues. Only the mosaics
// with tiles of the same size are loaded.

import { puzzleOfTile } from '../../../src/packs/mosaic.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { fingerprintOf } from '../../storage/fingerprint.ts';
import { loadMosaic, loadMosaicIndex } from './load-mosaics.ts';
import { tileId } from './tile-index.ts';

/** Returns undefined if it is none. Throws if a mosaic cannot be loaded. */
export async function findTile(puzzle: Puzzle): Promise<string | undefined> {
  const fingerprint = fingerprintOf(puzzle);
  for (const listed of await loadMosaicIndex()) {
    if (listed.tileWidth !== puzzle.width || listed.tileHeight !== puzzle.height) continue;
    const mosaic = await loadMosaic(listed.number);
    const tile = mosaic?.tiles.findIndex((each) => {
      const outcome = puzzleOfTile(mosaic, each);
      return outcome.ok && fingerprintOf(outcome.value) === fingerprint;
    });
    if (tile !== undefined && tile >= 0) return tileId(listed, tile);
  }
  return undefined;
}
