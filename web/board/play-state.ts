// A puzzle being played, as plain data without a page: marks, moves to undo and redo, trials. Functions return a new
// state and leave the old one as it was; a board of 100x100 cells costs 20 kB a move.

import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import type { Mark } from './mark.ts';

export interface Change {
  readonly cell: number;
  readonly from: Mark;
  readonly to: Mark;
}

/** What the person did, for the history and the replay. */
export const MOVE_KINDS = [
  'paint',
  'hint',
  'solve',
  'reset',
  'remove-mistakes',
  'way-back',
  'trial-start',
  'trial-accept',
  'trial-reject',
] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

export interface Move {
  readonly kind: MoveKind;
  readonly changes: readonly Change[];
  /** Milliseconds of playing time before it. */
  readonly at: number;
}

export interface PlayState {
  readonly puzzle: Puzzle;
  /** `height * width` marks, row by row. */
  readonly cells: Uint8Array;
  /** Of each cell the trial in which it was marked last: 0 none, 1 the outermost. */
  readonly levels: Uint8Array;
  readonly past: readonly Move[];
  readonly future: readonly Move[];
}
