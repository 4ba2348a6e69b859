// What is kept of a puzzle in progress: all that a reload needs to go on where the person was.

import type { Move } from '../board/state/play-state.ts';

export interface SavedGame {
  readonly puzzleId: string;
  readonly past: readonly Move[];
  readonly future: readonly Move[];
  /** Milliseconds of playing. */
  readonly elapsed: number;
  /** Milliseconds since 1970. */
  readonly changed: number;
  /** 0 to 1, by `progressOf`. */
  readonly progress: number;
  readonly solved: boolean;
  /** Hints, checks and solutions that the person asked for. */
  readonly helps: number;
  /** Best time of a solution without help, in milliseconds. */
  readonly best?: number;
}
