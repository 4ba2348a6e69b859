// Describes what can be asked of a repair, and how far it is.

import type { Limits } from '../../engine/options.ts';
import type { Drawing } from '../drawing.ts';
import type { PictureSymmetry } from '../generate/picture-wish.ts';
import type { Suggestion } from './change.ts';

export interface RepairOptions {
  /**
   * 20 seconds by default. The time is used as long as there may be a smaller repair, but at most
   * for 60 sets of changes.
   */
  readonly limits?: Limits;
  readonly stop?: () => boolean;
  /** A function that is called about ten times a second at most. */
  readonly onProgress?: (progress: RepairProgress) => void;
  /**
   * Cells that are not 0 here are given cells: they are known from the start, in the colours of the
   * picture, also after a change.
   */
  readonly given?: Drawing;
  /** Cells that are not 0 here are not changed. */
  readonly kept?: Drawing;
  /** The symmetry that the picture has and that it keeps; none by default. */
  readonly symmetry?: PictureSymmetry;
  /**
   * For each cell, how sure the image is of its colour, from 0; of equally visible changes, the one
   * of less sure cells is better.
   */
  readonly sureness?: ArrayLike<number>;
}

export interface RepairProgress {
  readonly stage: 'single' | 'several';
  /**
   * The suggestions so far, the best first. A suggestion from which changes were taken back is
   * replaced by what is left of it.
   */
  readonly suggestions: readonly Suggestion[];
  /** How many changes were tried, or how many sets of changes were looked for. */
  readonly tried: number;
  /** How many there are to try; it gets smaller once no smaller set is possible. */
  readonly candidates: number;
}
