// How far the person has come with a puzzle, for every screen that lists or counts puzzles.

import type { SavedGame } from './saved-game.ts';
import { isByPlayer, solvedByOf } from './solved-by.ts';

/** A puzzle is `solved` by the player, with help or without; `solver` is one that was filled in. */
export const STANDINGS = ['new', 'started', 'solver', 'solved'] as const;
export type Standing = (typeof STANDINGS)[number];

/**
 * A board that was only looked at, or emptied again, is new. A puzzle that the player ever solved
 * stays solved. One that the solver filled in is started again by a game that is not finished.
 */
export function standingOf(save: SavedGame | undefined): Standing {
  if (save === undefined) return 'new';
  const way = solvedByOf(save);
  if (isByPlayer(way)) return 'solved';
  const { progress } = save;
  if (way !== undefined && (progress === 0 || progress === 1)) return 'solver';
  return progress > 0 ? 'started' : 'new';
}

/** Whether the picture was ever complete, whoever filled it in, so that it may be shown. */
export function isPictureKnown(save: SavedGame | undefined): boolean {
  return save !== undefined && solvedByOf(save) !== undefined;
}
