// Loads mosaics and their tiles. The index is loaded when a screen needs it first, and a mosaic
// when it or one of its tiles is opened.

import { type Mosaic, puzzleOfTile } from '../../../src/packs/mosaic.ts';
import { type TilePlace, tileIdOf } from '../../../src/packs/tile-place.ts';
import { defined } from '../../../src/puzzle/defined.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { DamagedPuzzle, loadScript } from '../damaged-puzzle.ts';
import { withoutSolutions } from '../without-solutions.ts';
import type { ListedMosaic } from './listed-mosaic.ts';
import { tileIndex } from './tile-index.ts';

/** Throws if the index cannot be loaded. */
export async function loadMosaicIndex(): Promise<readonly ListedMosaic[]> {
  return (await import('virtual:mosaics')).mosaics;
}

/** Returns undefined if there is no such mosaic; throws if it cannot be loaded. */
export async function loadMosaic(number: number): Promise<Mosaic | undefined> {
  const { loaders } = await import('virtual:mosaics');
  if (!Object.hasOwn(loaders, number)) return undefined;
  return loadScript(scriptOf(number), loaders[number]);
}

/**
 * Returns a tile as a puzzle, without its picture; undefined if there is no such tile. Throws
 * `DamagedPuzzle` if the tile is damaged.
 */
export async function loadTile(place: TilePlace): Promise<Puzzle | undefined> {
  const mosaic = await loadMosaic(place.mosaic);
  const index = mosaic && tileIndex(mosaic, place);
  if (mosaic === undefined || index === undefined) return undefined;
  const outcome = puzzleOfTile(mosaic, mosaic.tiles[index], originOf(mosaic));
  if (!outcome.ok) {
    const message = `${tileIdOf(place)}: ${outcome.problems[0].message}`;
    throw new DamagedPuzzle(message, scriptOf(place.mosaic));
  }
  return withoutSolutions(outcome.value);
}

function scriptOf(mosaic: number): string {
  return `pack-mosaic-${mosaic}`;
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
