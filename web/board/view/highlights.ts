// Highlights of a board besides its marks: for hints, mistakes, and solutions that differ.

import type { BlockPlace } from '../state/strikes.ts';

export interface Highlights {
  /** Cells that a step rests on. */
  readonly evidence?: readonly number[];
  /** Cells about which the step concludes something, or that a move has changed. */
  readonly conclusions?: readonly number[];
  /** Cells whose marks are wrong, or whose marks cannot stand together. */
  readonly wrong?: readonly number[];
  /** Cells in which solutions differ. */
  readonly differing?: readonly number[];
  /** Rows from 0, then columns from the height of the puzzle. */
  readonly lines?: readonly number[];
  readonly blocks?: readonly BlockPlace[];
}
