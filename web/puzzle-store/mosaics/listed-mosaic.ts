// A mosaic in the index, which tells nothing of the picture.

import type { UniqueLabel } from '../../../src/explain/rate/label.ts';
import type { NumberedMosaic } from './tile-index.ts';

export interface ListedMosaic extends NumberedMosaic {
  /** How many colours the whole has besides the background. */
  readonly colours: number;
  /** The labels of the tiles, row by row. */
  readonly labels: readonly UniqueLabel[];
  /** The tiles by their indices, the best one to begin with first. */
  readonly order: readonly number[];
}
