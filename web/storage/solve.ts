// A finished game in the log of all finished games, from which the statistics are made. The log
// outlives the games: a puzzle that is played again or deleted stays in it.

import type { Difficulty } from './records.ts';
import type { SolvedBy } from './solved-by.ts';

export interface Solve {
  readonly puzzleId: string;
  readonly width: number;
  readonly height: number;
  /** Number of colours, without the background. */
  readonly colours: number;
  readonly solvedBy: SolvedBy;
  /** Playing time in milliseconds. */
  readonly elapsed: number;
  /** Whether the time is not that of the whole puzzle, because saved marks were taken over. */
  readonly partial?: true;
  /** When the game was finished, in milliseconds since 1970. */
  readonly finished: number;
  /** Missing until the puzzle is rated. */
  readonly difficulty?: Difficulty;
  /** The techniques of the easiest way to the solution; missing until the puzzle is rated. */
  readonly techniques?: readonly string[];
}

/** The most finished games that the log keeps; the oldest make room for new ones. */
export const MAX_SOLVES = 20_000;

/** Returns the key of a finished game, the same in every browser. Keys sort by time. */
export function solveKey({ finished, puzzleId }: Pick<Solve, 'finished' | 'puzzleId'>): string {
  return `${String(finished).padStart(15, '0')} ${puzzleId}`;
}

/** Returns the keys that are too many, the oldest. */
export function surplusSolves(keys: Iterable<string>): readonly string[] {
  const all = [...keys].sort();
  return all.slice(0, Math.max(0, all.length - MAX_SOLVES));
}
