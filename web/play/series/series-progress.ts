// How far a pack or the ladder is when one of its puzzles is left, and which puzzle comes next.

import { defined } from '../../../src/puzzle/defined.ts';
import { CLASSICS } from '../../puzzle-store/built-in.ts';
import { knownBuiltIns } from '../../puzzle-store/library-puzzles.ts';
import { inPackOrder } from '../../puzzle-store/packs/pack-order.ts';
import type { SavedGame } from '../../storage/saved-game.ts';
import { type Standing, standingOf } from '../../storage/standing.ts';
import type { LadderSeries, PackSeries } from './series.ts';

export interface SeriesProgress {
  /** How many are solved of the rung or the pack. */
  readonly solved: number;
  readonly all: number;
  /** Whether all are solved, on the ladder those of all rungs. */
  readonly isWhole: boolean;
  /** The id of the next puzzle, never the one that is left; missing if no other is left. */
  readonly next?: string;
}

/** A puzzle that is left, with its standing: its saved game may be one of before its finish. */
export interface LeftPuzzle {
  readonly id: string;
  readonly standing: Standing;
}

export async function seriesProgress(
  series: PackSeries | LadderSeries,
  { id, standing }: LeftPuzzle,
  saves: ReadonlyMap<string, SavedGame>,
): Promise<SeriesProgress> {
  const isSolved = (other: string): boolean =>
    (other === id ? standing : standingOf(saves.get(other))) === 'solved';
  const [own, others] = series.kind === 'ladder' ? idsOnLadder(series) : [await idsInPack(series)];
  const next = nextInList(own, id, isSolved) ?? nextInList(others ?? [], id, isSolved);
  return {
    ...{ solved: own.filter(isSolved).length, all: own.length },
    isWhole: next === undefined && isSolved(id),
    ...defined({ next }),
  };
}

/** The rung, and all rungs: after a rung come the rungs above it, and then those below. */
function idsOnLadder({ ladder, technique }: LadderSeries): (readonly string[])[] {
  return [ladder[technique] ?? [], Object.values(ladder).flat()];
}

async function idsInPack(series: PackSeries): Promise<readonly string[]> {
  const all = await knownBuiltIns();
  const own = all.filter(({ pack = CLASSICS }) => pack === series.pack);
  return inPackOrder(own).map(({ id }) => id);
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
