// The saved game of a puzzle: all that a reload needs to continue where the person was.

import type { PlayedMove } from '../board/state/play-state.ts';
import type { FirstFinish } from './first-finish.ts';
import type { SolvedBy } from './solved-by.ts';

/** A technique that help showed to the player. */
export interface ShowOfTechnique {
  readonly technique: string;
  /** When it was shown first, in milliseconds since 1970. */
  readonly at: number;
}

export interface SavedGame {
  readonly puzzleId: string;
  readonly past: readonly PlayedMove[];
  readonly future: readonly PlayedMove[];
  /** Playing time in milliseconds. */
  readonly elapsed: number;
  /** When the game was changed most recently, in milliseconds since 1970. */
  readonly changed: number;
  /** The progress from 0 to 1, by `progressOf` in web/board/state/solved.ts. */
  readonly progress: number;
  /** Whether the puzzle was ever solved. */
  readonly solved: boolean;
  /** The best way in which the puzzle was ever solved; see `solvedByOf` for earlier versions. */
  readonly solvedBy?: SolvedBy;
  /** How this game was solved first, since it was last started anew. */
  readonly finishedBy?: SolvedBy;
  /** How the puzzle was finished first; see `firstFinishOf` for earlier versions. */
  readonly first?: FirstFinish;
  /** How many hints, checks and solutions the person asked for. */
  readonly helps: number;
  /** Best time of a solution by the player alone, in milliseconds. */
  readonly best?: number;
  /** The techniques that help ever showed in this puzzle, each once. */
  readonly shown?: readonly ShowOfTechnique[];
}
