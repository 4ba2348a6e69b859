// The puzzle that follows in a series when one of its puzzles is left.

import { tileIdOf } from '../../../src/packs/tile-place.ts';
import { dailyResults, leftOnDay } from '../../puzzle-store/daily/daily-results.ts';
import { loadMosaic } from '../../puzzle-store/mosaics/load-mosaics.ts';
import type { SavedGame } from '../../storage/saved-game.ts';
import { afterTile } from './after-tile.ts';
import type { PuzzleSeries } from './series.ts';
import { type LeftPuzzle, seriesProgress } from './series-progress.ts';

/** Returns the id of a puzzle that is not solved; undefined if there is no other one. */
export async function nextInSeries(
  series: PuzzleSeries,
  left: LeftPuzzle,
  saves: ReadonlyMap<string, SavedGame>,
): Promise<string | undefined> {
  switch (series.kind) {
    case 'mosaic': {
      const { place } = series;
      const mosaic = await loadMosaic(place.mosaic).catch(() => undefined);
      const next = mosaic && afterTile(mosaic, saves, place, left.standing)?.next;
      return next && tileIdOf(next);
    }
    case 'day':
      return leftOnDay(dailyResults(series.place.date, saves), series.place.size)[0]?.id;
    case 'ladder':
    case 'pack':
      return (await seriesProgress(series, left, saves)).next;
  }
}
