// The records that the browser stores. Each store holds its records under keys; a record of another
// shape needs a new version in database.ts.

import { LABELS, type Label } from '../../src/explain/rate/label.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import type { SavedGame } from './saved-game.ts';
import type { Solve } from './solve.ts';

export const MADE = ['entered', 'drawn', 'imported', 'shared', 'generated'] as const;
export type Made = (typeof MADE)[number];

/**
 * A label, or `none` for puzzles without a solution, or `unknown` if the puzzle could not be rated.
 */
export const DIFFICULTIES = [...LABELS, 'none', 'unknown'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** A puzzle that is not built in. */
export interface OwnPuzzle {
  readonly id: string;
  readonly puzzle: Puzzle;
  readonly made: Made;
  /** When the puzzle was added, and when it was last changed, in milliseconds since 1970. */
  readonly created: number;
  readonly changed: number;
  /** Undefined until the puzzle is rated. */
  readonly difficulty?: Difficulty;
  /** The least label that the puzzle can have; only where its rating took too long. */
  readonly atLeast?: Label;
  /** The choices of which a puzzle was generated; they are checked where they are used. */
  readonly choices?: unknown;
}

/** The fields that a rating gives to a puzzle. */
export type RatedFields = Required<Pick<OwnPuzzle, 'difficulty'>> & Pick<OwnPuzzle, 'atLeast'>;

/** The types of records, by store. */
export interface Records {
  /** Settings and other small things, by name. */
  readonly settings: unknown;
  readonly puzzles: OwnPuzzle;
  /** Saved games, by the id of the puzzle. */
  readonly saves: SavedGame;
  /**
   * The work of the Enter and Draw screens, by screen and puzzle, and copies of saved games that
   * could not be read to the end or that did not go on.
   */
  readonly drafts: unknown;
  /** Finished games, by `solveKey`. */
  readonly solves: Solve;
}

export type StoreName = keyof Records;
export const STORES = [
  'settings',
  'puzzles',
  'saves',
  'drafts',
  'solves',
] as const satisfies StoreName[];
