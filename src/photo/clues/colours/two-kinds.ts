// Tells whether points that were taken for one colour are of two kinds after all, by the best split
// in two. Cost: some looks at each point.
// Source: Stuart Lloyd, Least squares quantization in PCM (1982), with two means.

import { type ColourPoint, meanPoint, pointDistance } from './colour-groups.ts';

interface TwoKinds {
  /** How far the means of both halves are apart. */
  readonly apart: number;
  /** The same in widths of a half; about 2 for points of one kind that differ by chance. */
  readonly ratio: number;
  /** The share of points in the smaller half. */
  readonly share: number;
}

const ROUNDS = 12;

export function twoKinds(points: readonly ColourPoint[]): TwoKinds {
  const middle = meanPoint(points);
  let first = farthest(points, middle);
  let second = farthest(points, first);
  let halves: [ColourPoint[], ColourPoint[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    halves = [[], []];
    for (const point of points) {
      halves[pointDistance(point, first) <= pointDistance(point, second) ? 0 : 1].push(point);
    }
    if (halves[1].length === 0) return { apart: 0, ratio: 0, share: 0 };
    [first, second] = [meanPoint(halves[0]), meanPoint(halves[1])];
  }
  const means = [first, second];
  const squares = halves.flatMap((half, i) => half.map((at) => pointDistance(at, means[i]) ** 2));
  const width = Math.sqrt(squares.reduce((sum, own) => sum + own, 0) / points.length);
  const apart = pointDistance(first, second);
  const share = Math.min(halves[0].length, halves[1].length) / points.length;
  return { apart, ratio: width === 0 ? Number.POSITIVE_INFINITY : apart / width, share };
}

function farthest(points: readonly ColourPoint[], from: ColourPoint): ColourPoint {
  return points.reduce((best, point) => {
    return pointDistance(point, from) > pointDistance(best, from) ? point : best;
  }, from);
}
