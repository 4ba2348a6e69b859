// Loads the mosaics and their tiles. All mosaics come together when a screen needs one of them.

import type { UniqueLabel } from '../../../src/explain/rate/label.ts';
import { type Mosaic, puzzleOfTile } from '../../../src/packs/mosaic.ts';
import { type TilePlace, tileIdOf } from '../../../src/packs/tile-place.ts';
import { defined } from '../../../src/puzzle/defined.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { DamagedPuzzle } from '../damaged-puzzle.ts';
import { withoutSolutions } from '../without-solutions.ts';
import type { RankedMosaic } from './ranked-mosaic.ts';
import { tileIndex } from './tile-index.ts';

/** Returns the mosaics in the order of their numbers; throws if they cannot be loaded. */
export async function loadMosaics(): Promise<readonly RankedMosaic[]> {
  return (await import('virtual:mosaics')).mosaics;
}

/** Returns undefined if there is no such mosaic; throws if it cannot be loaded. */
export async function loadMosaic(number: number): Promise<RankedMosaic | undefined> {
  return (await loadMosaics()).find((mosaic) => mosaic.number === number);
}

interface LoadedTile {
  /** The puzzle without its picture. */
  readonly puzzle: Puzzle;
  readonly label: UniqueLabel;
}

/**
 * Returns undefined if there is no such tile. Throws if it cannot be loaded, `DamagedPuzzle` if it
 * is damaged.
 */
export async function loadTile(place: TilePlace): Promise<LoadedTile | undefined> {
  const mosaic = await loadMosaic(place.mosaic);
  const index = mosaic && tileIndex(mosaic, place);
  if (mosaic === undefined || index === undefined) return undefined;
  const tile = mosaic.tiles[index];
  const outcome = puzzleOfTile(mosaic, tile, originOf(mosaic));
  if (!outcome.ok) throw new DamagedPuzzle(`${tileIdOf(place)}: ${outcome.problems[0].message}`);
  return { puzzle: withoutSolutions(outcome.value), label: tile.label };
}

function originOf({ sets }: Mosaic) {
  const listOf = (key: 'author' | 'copyright' | 'licence') =>
    [...new Set(sets.flatMap((set) => set[key] ?? []))].join(', ');
  const source = sets.map(({ name, url }) => `${name}, ${url}`).join('; ');
  const copyright = listOf('copyright') || undefined;
  return {
    author: listOf('author'),
    licence: listOf('licence'),
    source,
    ...defined({ copyright }),
  };
}
