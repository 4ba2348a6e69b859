// Games that were begun of puzzles that the library does not list one by one: puzzles of the day
// and tiles of mosaics.

import { tilePlaceOf } from '../../../src/packs/tile-place.ts';
import { dailyPlaceOf } from '../../puzzle-store/daily/daily-id.ts';
import type { SavedGame } from '../../storage/saved-game.ts';
import { standingOf } from '../../storage/standing.ts';

/** Returns those that are not finished. */
export function begunApart(saves: Iterable<SavedGame>): readonly SavedGame[] {
  return [...saves].filter((save) => isApart(save) && standingOf(save) === 'started');
}

function isApart({ puzzleId }: SavedGame): boolean {
  return dailyPlaceOf(puzzleId) !== undefined || tilePlaceOf(puzzleId) !== undefined;
}
