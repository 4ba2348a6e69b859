// The end of a game, as a value for whatever follows from it: the announcement, the statistics.

import type { SolvedBy } from '../../storage/solved-by.ts';
import { type Game, hasSavedMarks } from './game.ts';

export interface Finish {
  readonly puzzleId: string;
  /** How this game was solved; earlier games of the same puzzle do not count. */
  readonly solvedBy: SolvedBy;
  /** Playing time in milliseconds. */
  readonly elapsed: number;
  /** When the game was solved, in milliseconds since 1970. */
  readonly at: number;
  /** Whether the time is not that of the whole puzzle, because saved marks were taken over. */
  readonly isPartial: boolean;
  /** Whether it is the first finish of the puzzle, and no game that was played again. */
  readonly isFirst: boolean;
}

/**
 * Returns the finish if the game was solved between the two states, otherwise undefined. A game has
 * one finish, however often its last moves are undone and made again. Only a player who undoes what
 * the solver wrote, and then solves the puzzle by hand, finishes the game twice.
 */
export function finishOf(before: Game, after: Game, at: number): Finish | undefined {
  const { id, play, finishedBy, clock } = after;
  if (finishedBy === undefined || finishedBy === before.finishedBy) return undefined;
  const isPartial = hasSavedMarks(play);
  const isFirst = after.first !== before.first;
  return { puzzleId: id, solvedBy: finishedBy, elapsed: clock.total, at, isPartial, isFirst };
}
