// How new grids are made: drawn, crossed or mutated. Each way sets a grid and the prices for
// changing it, and lets the flow make the sums right; so every grid has all its sums right.

import type { Random } from '../../engine/random.ts';
import { lineOfColumn } from '../../puzzle/places.ts';
import { type GridPopulation, gridOf } from './grid-population.ts';
import { restoreSums, type Transport } from './transport.ts';

/** Prices vary by less than this, so that chance decides between ways of like price. */
const NOISE = 8;
/**
 * Crossing: where the parents differ either colour will do, where they agree there may be a reason.
 */
const DIFFER = 1;
const AGREE = 16;
/**
 * Mutation: the region is cheap, so that what changes there is made good there, as far as that can
 * be.
 */
const INSIDE = 1;
const OUTSIDE = 64;
/** Slopes of the line between the parts of two parents. */
const SLOPES = 8;

/**
 * A starting point: cells as likely as their sums make them. Returns the paths of the flow; -1: no
 * grid has the sums.
 */
export function draw(transport: Transport, cells: Uint8Array, random: Random): number {
  const { width, height, sums, prices } = transport;
  let painted = 0;
  for (let row = 0; row < height; row++) painted += sums[row];
  for (let row = 0, cell = 0; row < height; row++) {
    for (let column = 0; column < width; column++, cell++) {
      const chance = sums[row] * sums[lineOfColumn(column, height)];
      cells[cell] = random.real() * painted < chance ? 1 : 0;
      prices[cell] = 1 + random.below(NOISE);
    }
  }
  return restoreSums(transport, cells);
}

/** One parent on this side of a random line through the grid, the other on that side. */
export function cross(
  transport: Transport,
  cells: Uint8Array,
  population: GridPopulation,
  first: number,
  second: number,
  random: Random,
): number {
  const { width, height, prices } = transport;
  const one = gridOf(population, first);
  const other = gridOf(population, second);
  const [x, y] = [random.below(width), random.below(height)];
  const [across, down] = [slope(random), slope(random)];
  for (let row = 0, cell = 0; row < height; row++) {
    for (let column = 0; column < width; column++, cell++) {
      const isBeyond = across * (column - x) + down * (row - y) > 0;
      cells[cell] = isBeyond ? one[cell] : other[cell];
      prices[cell] = (one[cell] === other[cell] ? AGREE : DIFFER) + random.below(NOISE);
    }
  }
  return restoreSums(transport, cells);
}

function slope(random: Random): number {
  return random.below(2 * SLOPES + 1) - SLOPES;
}

/** A parent, a random rectangle of which is painted at random. */
export function mutate(
  transport: Transport,
  cells: Uint8Array,
  population: GridPopulation,
  parent: number,
  random: Random,
): number {
  const { width, height, prices } = transport;
  const old = gridOf(population, parent);
  const columns = 1 + random.below((width + 1) >> 1);
  const rows = 1 + random.below((height + 1) >> 1);
  const left = random.below(width - columns + 1);
  const top = random.below(height - rows + 1);
  for (let row = 0, cell = 0; row < height; row++) {
    for (let column = 0; column < width; column++, cell++) {
      const isInside = row >= top && row < top + rows && column >= left && column < left + columns;
      cells[cell] = isInside ? random.below(2) : old[cell];
      prices[cell] = (isInside ? INSIDE : OUTSIDE) + random.below(NOISE);
    }
  }
  return restoreSums(transport, cells);
}
