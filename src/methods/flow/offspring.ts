// Makes new grids: draws, crosses or mutates them. Each way sets a grid and the prices for changing
// its cells, then the flow makes all sums right.

import type { Random } from '../../engine/random.ts';
import { lineOfColumn } from '../../puzzle/places.ts';
import { restoreSums, type Transport } from './transport.ts';

/** Prices vary at random by less than this, so that chance decides between similar prices. */
const NOISE = 8;
/**
 * Prices in crossing: where the parents differ, either colour will do; where they agree, the colour
 * is more likely to be right.
 */
const DIFFER = 1;
const AGREE = 16;
/**
 * Prices in mutation. Changing a cell inside the random rectangle is cheap, so the flow restores
 * the sums of the lines by such cells where it can.
 */
const INSIDE = 1;
const OUTSIDE = 64;
/**
 * Bounds the slope of the straight line between the parts of two parents: each component of its
 * normal is from -SLOPES to SLOPES.
 */
const SLOPES = 8;

/**
 * Draws a starting point: paints each cell with the probability that the sums of its two lines
 * suggest, then lets the flow make the sums right. Returns the number of paths of the flow, or -1
 * when no grid has the sums.
 */
export function drawGrid(transport: Transport, cells: Uint8Array, random: Random): number {
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

/**
 * Makes a child with the cells of one parent on one side of a random straight line, and of the
 * other parent on the other side. Returns the number of paths of the flow.
 */
export function crossGrids(
  transport: Transport,
  cells: Uint8Array,
  [one, other]: readonly [Uint8Array, Uint8Array],
  random: Random,
): number {
  const { width, height, prices } = transport;
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

/**
 * Makes a child of one parent, with random colours in a random rectangle. Returns the number of
 * paths of the flow.
 */
export function mutate(
  transport: Transport,
  cells: Uint8Array,
  parent: Uint8Array,
  random: Random,
): number {
  const { width, height, prices } = transport;
  const columns = 1 + random.below((width + 1) >> 1);
  const rows = 1 + random.below((height + 1) >> 1);
  const left = random.below(width - columns + 1);
  const top = random.below(height - rows + 1);
  for (let row = 0, cell = 0; row < height; row++) {
    for (let column = 0; column < width; column++, cell++) {
      const isInside = row >= top && row < top + rows && column >= left && column < left + columns;
      cells[cell] = isInside ? random.below(2) : parent[cell];
      prices[cell] = (isInside ? INSIDE : OUTSIDE) + random.below(NOISE);
    }
  }
  return restoreSums(transport, cells);
}
