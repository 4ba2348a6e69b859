// The address of what to play after a puzzle that is left unfinished: the next tile of the same
// mosaic, another puzzle of the same day, or one of the library that is like it.

import { type TilePlace, tileIdOf, tilePlaceOf } from '../../../src/packs/tile-place.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { dailyPlaceOf } from '../../puzzle-store/daily/daily-id.ts';
import { dailyResults, isSolvedByPerson } from '../../puzzle-store/daily/daily-results.ts';
import { builtInOf, knownBuiltIns } from '../../puzzle-store/library-puzzles.ts';
import { loadMosaic } from '../../puzzle-store/mosaics/load-mosaics.ts';
import { addressOf } from '../../puzzle-store/puzzle-address.ts';
import { allSavedGames } from '../../puzzle-store/saved-games.ts';
import type { SavedGame } from '../../storage/saved-game.ts';
import { standingOf } from '../../storage/standing.ts';
import type { Storage } from '../../storage/storage.ts';
import { afterTile } from './after-tile.ts';
import { factsOf, nextPuzzles } from './next-puzzles.ts';

type Saves = ReadonlyMap<string, SavedGame>;

/** Returns the address of the mosaic, the day or the library where no puzzle is left. */
export async function nextAddress(storage: Storage, id: string, puzzle: Puzzle): Promise<string> {
  const saves = await allSavedGames(storage);
  const tile = tilePlaceOf(id);
  if (tile !== undefined) return sameMosaic(tile, saves);
  const day = dailyPlaceOf(id);
  if (day !== undefined) return sameDay(day.date, id, saves);
  const facts = factsOf(id, puzzle, builtInOf(id)?.label);
  const isSolved = (other: string): boolean => standingOf(saves.get(other)) === 'solved';
  const [next] = nextPuzzles(await knownBuiltIns(), facts, isSolved);
  return next === undefined ? '/library' : addressOf('play', next.puzzle.id);
}

async function sameMosaic(place: TilePlace, saves: Saves): Promise<string> {
  const mosaic = await loadMosaic(place.mosaic).catch(() => undefined);
  const own = standingOf(saves.get(tileIdOf(place)));
  const next = mosaic && afterTile(mosaic, saves, place, own)?.next;
  return next === undefined ? `/mosaic/${place.mosaic}` : addressOf('play', tileIdOf(next));
}

function sameDay(date: string, id: string, saves: Saves): string {
  const left = dailyResults(date, saves).filter((each) => !isSolvedByPerson(each));
  const next = left.find((each) => each.id !== id);
  return next === undefined ? `/daily/${date}` : addressOf('play', next.id);
}
