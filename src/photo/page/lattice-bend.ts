// Bends the map of a lattice to the lines that were followed, because paper curls: what a camera's
// map leaves over is described by a polynomial of second degree along both sides. Flat paper has
// nothing left over and is not bent. Cost: two fits of six numbers for each side.

import type { PixelPoint } from '../photo-reading.ts';
import { type Homography, mapPoint, type PointPair } from './homography.ts';
import { solveLinear } from './linear-equations.ts';
import type { PlaceOf } from './straighten.ts';

/** Paper is bent from this distance on, in cells; beyond the other, a line is not the one meant. */
const BENT = 0.035;
const ASTRAY = 0.8;
/** The distance, in cells, up to which a crossing counts in the second fit. */
const NEAR_FLAT = 0.25;

export function bentPlace(map: Homography, crossings: readonly PointPair[], cell: number): PlaceOf {
  const flat: PlaceOf = (column, row) => mapPoint(map, column, row);
  const near = crossings.filter(
    (pair) => pair.weight === 1 && lengthOf(leftOver(flat, pair)) < ASTRAY * cell,
  );
  const squares = near.reduce((sum, pair) => sum + lengthOf(leftOver(flat, pair)) ** 2, 0);
  if (near.length < TERMS * 3 || Math.sqrt(squares / near.length) < BENT * cell) return flat;
  const first = bentOnce(flat, near);
  return bentOnce(
    flat,
    near.filter((pair) => lengthOf(leftOver(first, pair)) < NEAR_FLAT * cell),
  );
}

function leftOver(placeOf: PlaceOf, { from, to }: PointPair): PixelPoint {
  const { x, y } = placeOf(from.x, from.y);
  return { x: to.x - x, y: to.y - y };
}

function lengthOf({ x, y }: PixelPoint): number {
  return Math.hypot(x, y);
}

const TERMS = 6;

/** Places are divided by a number of cells, so that the terms are of about the same size. */
function termsAt(column: number, row: number): number[] {
  const [x, y] = [column / 20, row / 20];
  return [1, x, y, x * x, x * y, y * y];
}

function bentOnce(flat: PlaceOf, pairs: readonly PointPair[]): PlaceOf {
  const over = pairs.map((pair) => ({ at: pair.from, ...leftOver(flat, pair) }));
  const across = fitTerms(over.map(({ at, x }) => ({ at, value: x })));
  const down = fitTerms(over.map(({ at, y }) => ({ at, value: y })));
  if (across === undefined || down === undefined) return flat;
  return (column, row) => {
    const { x, y } = flat(column, row);
    const terms = termsAt(column, row);
    return { x: x + sumOf(across, terms), y: y + sumOf(down, terms) };
  };
}

function fitTerms(values: readonly { readonly at: PixelPoint; readonly value: number }[]) {
  const equations = Array.from({ length: TERMS }, () => new Float64Array(TERMS + 1));
  for (const { at, value } of values) {
    const terms = [...termsAt(at.x, at.y), value];
    for (let i = 0; i < TERMS; i++) {
      for (let k = 0; k <= TERMS; k++) equations[i][k] += terms[i] * terms[k];
    }
  }
  return solveLinear(equations);
}

function sumOf(factors: readonly number[], terms: readonly number[]): number {
  return factors.reduce((sum, factor, i) => sum + factor * terms[i], 0);
}
