// The numbers of the Statistics screen, computed from the results.

import { LABELS } from '../../src/explain/rate/label.ts';
import { dailyPlaceOf } from '../puzzle-store/daily/daily-id.ts';
import { SIZES, type SizeClass, sizeClassOf } from '../puzzle-store/size-class.ts';
import type { Difficulty } from '../storage/records.ts';
import { isByPlayer, SOLVED_BY, type SolvedBy } from '../storage/solved-by.ts';
import { bestByPuzzle, type GameResult, timeOf } from './results.ts';
import { type TechniqueCount, techniquesOf } from './technique-counts.ts';

/** How many puzzles were solved in each way. */
export type WayCounts = Readonly<Record<SolvedBy, number>>;

export interface Row<Key extends string> {
  readonly key: Key;
  readonly ways: WayCounts;
}

export interface Statistics {
  /** Puzzles, each by the best way in which it was solved. */
  readonly puzzles: WayCounts;
  readonly bySize: readonly Row<SizeClass>[];
  readonly byDifficulty: readonly Row<Difficulty | 'unrated'>[];
  /** How many puzzles of the day the person solved. */
  readonly dailies: number;
  /** Local days on which the person solved a puzzle. */
  readonly days: number;
  /** Milliseconds of all finished games whose time is known. */
  readonly played: number;
  /** The times of games without help, by size. */
  readonly times: readonly SizeTimes[];
  readonly techniques: readonly TechniqueCount[];
}

export interface SizeTimes {
  readonly size: SizeClass;
  readonly best: number;
  readonly median: number;
  /** Times with a date, the oldest first. */
  readonly trend: readonly Timed[];
}

export interface Timed {
  readonly elapsed: number;
  readonly finished: number;
}

const DIFFICULTY_KEYS = [...LABELS, 'unrated'] as const;

/** `shown` has the techniques that help showed, once for each puzzle. */
export function statisticsOf(
  results: readonly GameResult[],
  shown: readonly string[] = [],
): Statistics {
  const puzzles = bestByPuzzle(results);
  return {
    puzzles: waysOf(puzzles),
    bySize: rowsOf(SIZES, puzzles, sizeClassOf),
    byDifficulty: rowsOf(DIFFICULTY_KEYS, puzzles, difficultyOf),
    dailies: puzzles.filter(isOwnDaily).length,
    days: daysOf(results),
    played: results.reduce(
      (sum, { finished, elapsed }) => sum + (finished === undefined ? 0 : (elapsed ?? 0)),
      0,
    ),
    times: SIZES.flatMap((size) => timesOf(size, results)),
    techniques: techniquesOf(puzzles, shown),
  };
}

function isOwnDaily({ puzzleId, solvedBy }: GameResult): boolean {
  return isByPlayer(solvedBy) && dailyPlaceOf(puzzleId) !== undefined;
}

function waysOf(results: readonly GameResult[]): WayCounts {
  const countOf = (way: SolvedBy): number =>
    results.filter(({ solvedBy }) => solvedBy === way).length;
  return Object.fromEntries(SOLVED_BY.map((way) => [way, countOf(way)])) as Record<
    SolvedBy,
    number
  >;
}

/** Returns the number of puzzles that were finished in any way. */
export function totalOf(ways: WayCounts): number {
  return SOLVED_BY.reduce((sum, way) => sum + ways[way], 0);
}

/** Returns the number of puzzles that count as solved. */
export function solvedOf(ways: WayCounts): number {
  return SOLVED_BY.filter(isByPlayer).reduce((sum, way) => sum + ways[way], 0);
}

/** Leaves out keys without any puzzle. */
function rowsOf<Key extends string>(
  keys: readonly Key[],
  puzzles: readonly GameResult[],
  keyOf: (result: GameResult) => Key,
): readonly Row<Key>[] {
  return keys
    .map((key) => ({ key, ways: waysOf(puzzles.filter((each) => keyOf(each) === key)) }))
    .filter(({ ways }) => totalOf(ways) > 0);
}

function difficultyOf({ difficulty }: GameResult): (typeof DIFFICULTY_KEYS)[number] {
  return DIFFICULTY_KEYS.find((each) => each === difficulty) ?? 'unrated';
}

function daysOf(results: readonly GameResult[]): number {
  const solved = results.filter(({ solvedBy }) => isByPlayer(solvedBy));
  const dates = solved.flatMap(({ finished }) => (finished === undefined ? [] : [finished]));
  return new Set(dates.map((date) => new Date(date).toDateString())).size;
}

function timesOf(size: SizeClass, results: readonly GameResult[]): readonly SizeTimes[] {
  const own = results
    .filter((each) => each.solvedBy === 'me' && sizeClassOf(each) === size)
    .flatMap((each) => {
      const elapsed = timeOf(each);
      return elapsed === undefined ? [] : [{ elapsed, finished: each.finished }];
    });
  if (own.length === 0) return [];
  const all = own.map(({ elapsed }) => elapsed);
  const trend = own
    .flatMap(({ elapsed, finished }) => (finished === undefined ? [] : [{ elapsed, finished }]))
    .toSorted((a, b) => a.finished - b.finished);
  return [{ size, best: Math.min(...all), median: medianOf(all), trend }];
}

/** Returns the middle value, or the mean of the two in the middle. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
