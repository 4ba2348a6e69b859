// The grid that marks paint.

import type { Grid } from '../../../src/puzzle/grid.ts';
import type { Size } from '../../../src/puzzle/places.ts';
import { colourOfMark } from './mark.ts';

/**
 * A cell that is not painted counts as background, because a picture is complete without crosses.
 */
export function gridOfMarks({ width, height }: Size, marks: Uint8Array): Grid {
  return { width, height, cells: Int32Array.from(marks, (mark) => 1 << colourOfMark(mark)) };
}
