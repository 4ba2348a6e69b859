// How a puzzle was solved. A puzzle may be solved several times; the best of all ways counts.

import type { SavedGame } from './saved-game.ts';

/**
 * The ways, the best first: without any help, after a hint, a check or a solution that was undone,
 * or with marks that the solver wrote.
 */
export const SOLVED_BY = ['me', 'me-with-help', 'solver'] as const;
export type SolvedBy = (typeof SOLVED_BY)[number];

/** Whether a way counts as solved: what the solver filled in does not, wherever it is counted. */
export function isByPlayer(way: SolvedBy | undefined): boolean {
  return way !== undefined && way !== 'solver';
}

export function betterSolvedBy(known: SolvedBy | undefined, next: SolvedBy): SolvedBy {
  return SOLVED_BY.find((each) => each === known || each === next) ?? next;
}

/**
 * Returns undefined if the puzzle of the save was never solved. Saves of earlier versions tell at
 * most that it was solved; a best time, or a solved board without help, then shows that the player
 * solved it alone.
 */
export function solvedByOf(save: Omit<SavedGame, 'puzzleId'>): SolvedBy | undefined {
  const { solvedBy, solved, best, helps, progress } = save;
  if (solvedBy !== undefined) return solvedBy;
  if (best !== undefined) return 'me';
  if (!solved) return undefined;
  return helps === 0 && progress === 1 ? 'me' : 'me-with-help';
}

/** Returns the saved game of a puzzle whose clues have changed, so that no result holds for it. */
export function withoutResults(save: SavedGame): SavedGame {
  const { best: _, solvedBy: __, finishedBy: ___, first: ____, ...rest } = save;
  return { ...rest, solved: false };
}
