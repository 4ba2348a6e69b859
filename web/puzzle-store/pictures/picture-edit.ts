// Tells whether the page knows a picture of a puzzle, so that it can be edited on the Draw screen:
// the goal, or the solution on the board. Whoever still wants to solve the puzzle must not come
// upon the solution there, so the entries that lead there name it.

import type { Made } from '../../storage/records.ts';
import type { SavedGame } from '../../storage/saved-game.ts';
import { isPictureKnown } from '../../storage/standing.ts';

/** `reveals` if the picture gives away a solution that the person has not found yet. */
export type PictureEdit = 'plain' | 'reveals';

/** Whether the board is solved as it is, or was in a game that has been started anew since. */
type SolvedWhen = 'now' | 'earlier' | 'never';

interface EditedPuzzle {
  readonly made?: Made;
  readonly hasGoal: boolean;
}

/** Returns undefined if the page knows no picture. */
export function pictureEdit(
  { made, hasGoal }: EditedPuzzle,
  solved: SolvedWhen,
): PictureEdit | undefined {
  // A drawing whose clues were edited may still have its picture as a draft.
  if (made === 'drawn' || solved === 'now') return 'plain';
  if (!hasGoal) return undefined;
  return solved === 'never' ? 'reveals' : 'plain';
}

/** A board whose clues have changed since is not solved, whatever its progress says. */
export function solvedWhen(save: SavedGame | undefined): SolvedWhen {
  if (!isPictureKnown(save)) return 'never';
  return save?.progress === 1 ? 'now' : 'earlier';
}
