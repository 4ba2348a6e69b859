// Dithers: the error of a cell is spread over later cells, so that shades are kept on the whole.
// Source: Robert Floyd, Louis Steinberg, An adaptive algorithm for spatial grey scale, Proceedings
// of the SID 17 (1976).

import { columnOf } from '../../puzzle/places.ts';
import type { Samples } from './image-samples.ts';
import type { Lab } from './oklab.ts';

/**
 * How the error of a cell is spread: each entry has columns to the right, rows down, and sixteenths
 * of the error.
 */
const SPREAD = [
  [1, 0, 7],
  [-1, 1, 3],
  [0, 1, 5],
  [1, 1, 1],
] as const;

/**
 * Chooses colours row by row and spreads the error of each cell over its later neighbours;
 * transparent cells neither receive nor spread errors.
 */
export function diffused(
  samples: Samples,
  width: number,
  palette: readonly Lab[],
  choose: (lab: Lab) => number,
): number[] {
  const wanted = samples.map((sample) => sample && [...sample]);
  return wanted.map((lab, cell) => {
    if (lab === undefined) return 0;
    const colour = choose([lab[0], lab[1], lab[2]]);
    for (const [right, down, share] of SPREAD) {
      const column = columnOf(cell, width) + right;
      const next = column < 0 || column >= width ? undefined : wanted[cell + right + down * width];
      if (next === undefined) continue;
      for (let axis = 0; axis < 3; axis++) {
        next[axis] += ((lab[axis] - palette[colour][axis]) * share) / 16;
      }
    }
    return colour;
  });
}
