// Maps the plane of a puzzle to the plane of a photo, as a camera does: straight lines stay
// straight. Cost: solving eight linear equations for each map.

import type { PixelPoint } from '../photo-reading.ts';
import { solveLinear } from './linear-equations.ts';

/** The eight numbers of the map; the ninth is 1. */
export type Homography = readonly number[];

export function mapPoint(map: Homography, x: number, y: number): PixelPoint {
  const scale = map[6] * x + map[7] * y + 1;
  return {
    x: (map[0] * x + map[1] * y + map[2]) / scale,
    y: (map[3] * x + map[4] * y + map[5]) / scale,
  };
}

/** Two points that a map sends to each other, and how much they count. */
export interface PointPair {
  readonly from: PixelPoint;
  readonly to: PixelPoint;
  readonly weight: number;
}

/** Fits a map to four pairs or more by least squares; undefined where they determine none. */
export function fitHomography(pairs: readonly PointPair[]): Homography | undefined {
  const equations = Array.from({ length: 8 }, () => new Float64Array(9));
  for (const { from, to, weight } of pairs) {
    const { x, y } = from;
    addEquation(equations, [x, y, 1, 0, 0, 0, -to.x * x, -to.x * y, to.x], weight);
    addEquation(equations, [0, 0, 0, x, y, 1, -to.y * x, -to.y * y, to.y], weight);
  }
  return solveLinear(equations);
}

/** Adds an equation to the normal equations. */
function addEquation(sums: Float64Array[], terms: readonly number[], weight: number): void {
  for (let i = 0; i < 8; i++) {
    for (let j = 0; j < 9; j++) sums[i][j] += weight * terms[i] * terms[j];
  }
}
