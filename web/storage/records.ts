// What the browser keeps. Each store holds one kind of record under a key; a change of shape is a
// new version in database.ts.

import { LABELS } from '../../src/explain/rate/label.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import type { SavedGame } from './saved-game.ts';

export const MADE = ['entered', 'drawn', 'imported', 'shared'] as const;
export type Made = (typeof MADE)[number];

/** A label; `none` without a solution; `unknown` when rating was given up. */
export const DIFFICULTIES = [...LABELS, 'none', 'unknown'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** A puzzle that did not come with the page. */
export interface OwnPuzzle {
  readonly id: string;
  readonly puzzle: Puzzle;
  readonly made: Made;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly changed: number;
  /** Missing until it was rated. */
  readonly difficulty?: Difficulty;
}

/** By store. */
export interface Records {
  /** Settings and other small things, by name. */
  readonly settings: unknown;
  readonly puzzles: OwnPuzzle;
  /** Progress, by the id of the puzzle. */
  readonly saves: SavedGame;
  /** What is being entered or drawn, by screen. */
  readonly drafts: unknown;
}

export type StoreName = keyof Records;
export const STORES = ['settings', 'puzzles', 'saves', 'drafts'] as const satisfies StoreName[];
