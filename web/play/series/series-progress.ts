// How far a series is when one of its puzzles has been solved, and which puzzle comes next.

import { tileIdOf } from '../../../src/packs/tile-place.ts';
import { defined } from '../../../src/puzzle/defined.ts';
import { CLASSICS } from '../../puzzle-store/built-in.ts';
import { dailyResults, leftOnDay } from '../../puzzle-store/daily/daily-results.ts';
import { knownBuiltIns } from '../../puzzle-store/library-puzzles.ts';
import { loadMosaic } from '../../puzzle-store/mosaics/load-mosaics.ts';
import { inPackOrder } from '../../puzzle-store/packs/pack-order.ts';
import type { SavedGame } from '../../storage/saved-game.ts';
import { type Standing, standingOf } from '../../storage/standing.ts';
import { afterTile } from './after-tile.ts';
import type { LadderSeries, PuzzleSeries } from './series.ts';

type Saves = ReadonlyMap<string, SavedGame>;

export interface SeriesProgress {
  /** How many are solved of the mosaic, the day, the rung or the pack. */
  readonly solved: number;
  readonly all: number;
  /** The id of the next puzzle; missing when all are solved, on the ladder those of all rungs. */
  readonly next?: string;
}

/** A puzzle that is left, with its standing: its saved game may be one of before its finish. */
interface LeftPuzzle {
  readonly id: string;
  readonly standing: Standing;
}

/** The puzzle that is left is never the next one. */
export async function seriesProgress(
  series: PuzzleSeries,
  { id, standing }: LeftPuzzle,
  saves: Saves,
): Promise<SeriesProgress | undefined> {
  const isSolved = (other: string): boolean =>
    (other === id ? standing : standingOf(saves.get(other))) === 'solved';
  switch (series.kind) {
    case 'mosaic': {
      const mosaic = await loadMosaic(series.place.mosaic).catch(() => undefined);
      const after = mosaic && afterTile(mosaic, saves, series.place, standing);
      if (after === undefined) return undefined;
      const { next, solved, all } = after;
      return { solved, all, ...defined({ next: next && tileIdOf(next) }) };
    }
    case 'day': {
      const results = dailyResults(series.place.date, saves);
      const left = leftOnDay(results, series.place.size);
      const counts = { solved: results.length - left.length, all: results.length };
      return { ...counts, ...defined({ next: left[0]?.id }) };
    }
    case 'ladder':
      return ladderProgress(series, id, isSolved);
    case 'pack': {
      const all = await knownBuiltIns();
      const own = all.filter(({ pack = CLASSICS }) => pack === series.pack);
      return listProgress(
        inPackOrder(own).map((each) => each.id),
        id,
        isSolved,
      );
    }
  }
}

/** After a rung come the rungs above it, and then those below. */
function ladderProgress(
  { ladder, technique }: LadderSeries,
  id: string,
  isSolved: (id: string) => boolean,
): SeriesProgress {
  const own = listProgress(ladder[technique] ?? [], id, isSolved);
  const next = own.next ?? nextInList(Object.values(ladder).flat(), id, isSolved);
  return { ...own, ...defined({ next }) };
}

function listProgress(
  ids: readonly string[],
  id: string,
  isSolved: (id: string) => boolean,
): SeriesProgress {
  const counts = { solved: ids.filter(isSolved).length, all: ids.length };
  return { ...counts, ...defined({ next: nextInList(ids, id, isSolved) }) };
}

/** Returns the first puzzle after `id` that is not solved, or else the first one before it. */
function nextInList(
  ids: readonly string[],
  id: string,
  isSolved: (id: string) => boolean,
): string | undefined {
  const at = ids.indexOf(id);
  return [...ids.slice(at + 1), ...ids.slice(0, Math.max(0, at))].find((other) => !isSolved(other));
}
