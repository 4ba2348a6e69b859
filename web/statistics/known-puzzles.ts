// The size and the difficulty of every puzzle that the person may have played, for games that the
// log does not have.

import { cellsOfDailySize } from '../../src/packs/daily-day.ts';
import type { Mosaic } from '../../src/packs/mosaic.ts';
import { defined } from '../../src/puzzle/defined.ts';
import { dailyPlaceOf } from '../puzzle-store/daily/daily-id.ts';
import { loadDay } from '../puzzle-store/daily/daily-puzzles.ts';
import { knownBuiltIns } from '../puzzle-store/library-puzzles.ts';
import { loadMosaics } from '../puzzle-store/mosaics/load-mosaics.ts';
import { tileId } from '../puzzle-store/mosaics/tile-index.ts';
import type { OwnPuzzle } from '../storage/records.ts';
import type { KnownPuzzle } from './results.ts';

type Known = readonly [id: string, puzzle: KnownPuzzle];

/** `ids` are those of the games; of the puzzles of the day, only these are looked up. */
export async function knownPuzzles(
  own: readonly OwnPuzzle[],
  ids: Iterable<string>,
): Promise<ReadonlyMap<string, KnownPuzzle>> {
  const [builtIns, mosaics, days] = await Promise.all([
    knownBuiltIns(),
    loadMosaics().catch(() => []),
    Promise.all(Array.from(ids, knownDaily)),
  ]);
  return new Map([
    ...builtIns.map(
      ({ id, width, height, label }): Known => [
        id,
        { width, height, ...defined({ difficulty: label }) },
      ],
    ),
    ...mosaics.flatMap(knownTiles),
    ...days.flat(),
    ...own.map(
      ({ id, puzzle: { width, height }, difficulty }): Known => [
        id,
        { width, height, ...defined({ difficulty }) },
      ],
    ),
  ]);
}

function knownTiles(mosaic: Mosaic): readonly Known[] {
  const { tileWidth: width, tileHeight: height, tiles } = mosaic;
  return tiles.map(({ label: difficulty }, tile) => [
    tileId(mosaic, tile),
    { width, height, difficulty },
  ]);
}

/** Returns nothing for other puzzles; a day that cannot be loaded has its size alone. */
async function knownDaily(id: string): Promise<readonly Known[]> {
  const place = dailyPlaceOf(id);
  if (place === undefined) return [];
  const day = await loadDay(place.date).catch(() => undefined);
  const difficulty = day?.puzzles[place.size].label;
  return [[id, { ...cellsOfDailySize(place.size), ...defined({ difficulty }) }]];
}
