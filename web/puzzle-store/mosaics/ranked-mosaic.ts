// A mosaic as the page has it.

import type { Mosaic } from '../../../src/packs/mosaic.ts';

export interface RankedMosaic extends Mosaic {
  /** The tiles by their indices, the best one to begin with first. */
  readonly order: readonly number[];
}
