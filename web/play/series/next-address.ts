// The address of what to play after a puzzle that is left unfinished: the next puzzle of its
// series, or one of the library that is like it.

import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { builtInOf, knownBuiltIns } from '../../puzzle-store/library-puzzles.ts';
import { addressOf } from '../../puzzle-store/puzzle-address.ts';
import { allSavedGames } from '../../puzzle-store/saved-games.ts';
import { standingOf } from '../../storage/standing.ts';
import type { Storage } from '../../storage/storage.ts';
import { factsOf, nextPuzzles } from '../solved/next-puzzles.ts';
import { nextInSeries } from './next-in-series.ts';
import { addressInSeries, type PuzzleSeries, seriesAddress, seriesOf } from './series.ts';

interface LeftGame {
  readonly id: string;
  readonly puzzle: Puzzle;
  readonly isFromLadder: boolean;
}

/** Returns the address of the mosaic, the day or the library where no puzzle is left. */
export async function nextAddress(storage: Storage, left: LeftGame): Promise<string> {
  const { id, puzzle, isFromLadder } = left;
  const [series, saves] = await Promise.all([seriesOf(id, isFromLadder), allSavedGames(storage)]);
  const standing = standingOf(saves.get(id));
  const inSeries = series && (await nextInSeries(series, { id, standing }, saves));
  if (series && inSeries !== undefined) return addressInSeries(series, inSeries);
  if (series && isGathered(series)) return seriesAddress(series);
  const facts = factsOf(id, puzzle, builtInOf(id)?.label);
  const isSolved = (other: string): boolean => standingOf(saves.get(other)) === 'solved';
  const [next] = nextPuzzles(await knownBuiltIns(), facts, isSolved);
  return next === undefined ? '/library' : addressOf('play', next.puzzle.id);
}

/** Whether there is more to see of a series than its puzzles when they are all solved. */
function isGathered({ kind }: PuzzleSeries): boolean {
  return kind === 'mosaic' || kind === 'day';
}
