// Holds the grids of the population, the best first. When the population is full, a new grid
// replaces the worst grid, unless the new grid is worse. A copy of a grid in the population is not
// added.

import type { Puzzle } from '../../puzzle/puzzle.ts';
import { SPENT } from '../evolution.ts';

export interface GridPopulation {
  /** The number of cells of a grid. */
  readonly area: number;
  /** 0 or 1 for each cell, one slot after another. */
  readonly cells: Uint8Array;
  readonly mismatch: Int32Array;
  /** Slots, the best first; only the first `count` are in use. */
  readonly order: Int32Array;
  count: number;
}

export function makeGridPopulation({ width, height }: Puzzle, size: number): GridPopulation {
  return {
    area: width * height,
    cells: new Uint8Array(size * width * height),
    mismatch: new Int32Array(size),
    order: Int32Array.from({ length: size }, (_, i) => i),
    count: 0,
  };
}

/** Returns a view of the cells of a slot, which changes with them. */
export function cellsInSlot({ cells, area }: GridPopulation, slot: number): Uint8Array {
  return cells.subarray(slot * area, (slot + 1) * area);
}

/**
 * Adds the grid at its place in the order, unless the population has the grid already, or is full
 * of better grids.
 */
export function admit(population: GridPopulation, cells: Uint8Array, mismatch: number): void {
  const { area, order } = population;
  const isFull = population.count === order.length;
  if (isFull && mismatch > population.mismatch[order[order.length - 1]]) return;
  if (isCopy(population, cells, mismatch)) return;
  if (!isFull) population.count++;
  const slot = order[population.count - 1];
  for (let cell = 0, at = slot * area; cell < area; cell++, at++)
    population.cells[at] = cells[cell];
  population.mismatch[slot] = mismatch;
  let place = population.count - 1;
  for (; place > 0 && population.mismatch[order[place - 1]] > mismatch; place--) {
    order[place] = order[place - 1];
  }
  order[place] = slot;
}

function isCopy(population: GridPopulation, cells: Uint8Array, mismatch: number): boolean {
  const { area, order } = population;
  for (let i = 0; i < population.count; i++) {
    if (population.mismatch[order[i]] !== mismatch) continue;
    const at = order[i] * area;
    let cell = 0;
    while (cell < area && population.cells[at + cell] === cells[cell]) cell++;
    if (cell === area) return true;
  }
  return false;
}

/** Makes the best grid worthless, and moves it behind the others. */
export function spendBestGrid({ mismatch, order, count }: GridPopulation): void {
  const slot = order[0];
  mismatch[slot] = SPENT;
  order.copyWithin(0, 1, count);
  order[count - 1] = slot;
}
