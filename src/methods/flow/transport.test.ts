import { describe, expect, it } from 'vitest';
import { puzzleOf, randomPuzzle } from '../../../test/boards.ts';
import { makeRandom, type Random } from '../../engine/random.ts';
import { clueOfLengths } from '../../puzzle/clue.ts';
import { BLACK_AND_WHITE } from '../../puzzle/palette.ts';
import { admit, cellsInSlot, makeGridPopulation } from './grid-population.ts';
import { crossGrids, drawGrid, mutate } from './offspring.ts';
import { makeTransport, restoreSums, type Transport } from './transport.ts';

function hasSums({ width, height, sums }: Transport, cells: ArrayLike<number>): boolean {
  const found = new Array<number>(height + width).fill(0);
  for (let cell = 0; cell < width * height; cell++) {
    found[Math.floor(cell / width)] += cells[cell];
    found[height + (cell % width)] += cells[cell];
  }
  return found.every((sum, line) => sum === sums[line]);
}

/** Returns the least total price over all grids with the sums of `transport`. */
function leastPrice(transport: Transport, cells: readonly number[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (let bits = 0; bits < 1 << cells.length; bits++) {
    const grid = cells.map((_, cell) => (bits >> cell) & 1);
    if (!hasSums(transport, grid)) continue;
    least = Math.min(least, priceOf(transport, cells, grid));
  }
  return least;
}

function priceOf(
  { prices }: Transport,
  before: readonly number[],
  after: ArrayLike<number>,
): number {
  return before.reduce((sum, cell, i) => sum + (cell === after[i] ? 0 : prices[i]), 0);
}

describe('restoring sums', () => {
  it('changes cells of the least total price', () => {
    for (let seed = 0; seed < 25; seed++) {
      const random = makeRandom(seed);
      const [width, height] = [1 + random.below(4), 1 + random.below(3)];
      const transport = makeTransport(randomPuzzle(random, width, height, 1, 0.5));
      const before = Array.from(transport.prices, () => random.below(2));
      before.forEach((_, cell) => {
        transport.prices[cell] = 1 + random.below(20);
      });
      const cells = Uint8Array.from(before);
      expect(restoreSums(transport, cells)).toBeGreaterThanOrEqual(0);
      expect(hasSums(transport, cells)).toBe(true);
      expect(priceOf(transport, before, cells)).toBe(leastPrice(transport, before));
    }
  });

  it('leaves alone what is right', () => {
    const random = makeRandom(1);
    const transport = makeTransport(randomPuzzle(random, 8, 8, 1, 0.5));
    const cells = new Uint8Array(64);
    drawGrid(transport, cells, random);
    const before = cells.slice();
    expect(restoreSums(transport, cells)).toBe(0);
    expect(cells).toEqual(before);
  });

  it('says when no grid has the sums', () => {
    const [rows, columns] = [
      [[2], []],
      [[2], []],
    ].map((lines) => lines.map((lengths) => clueOfLengths(lengths)));
    const transport = makeTransport(puzzleOf({ rows, columns, palette: BLACK_AND_WHITE }));
    transport.prices.fill(1);
    expect(restoreSums(transport, new Uint8Array(4))).toBe(-1);
  });
});

describe('new grids', () => {
  const setUp = (random: Random) => {
    const [width, height] = [1 + random.below(14), 1 + random.below(14)];
    const puzzle = randomPuzzle(random, width, height, 1, random.real());
    const population = makeGridPopulation(puzzle, 2);
    return { population, transport: makeTransport(puzzle), cells: new Uint8Array(width * height) };
  };

  it('have all sums right, however they are made', () => {
    for (let seed = 0; seed < 60; seed++) {
      const random = makeRandom(seed);
      const { population, transport, cells } = setUp(random);
      for (const mismatch of [1, 2]) {
        drawGrid(transport, cells, random);
        expect(hasSums(transport, cells)).toBe(true);
        admit(population, cells, mismatch);
      }
      for (let child = 0; child < 5; child++) {
        const last = cellsInSlot(population, population.count - 1);
        crossGrids(transport, cells, [cellsInSlot(population, 0), last], random);
        expect(hasSums(transport, cells)).toBe(true);
        mutate(transport, cells, cellsInSlot(population, 0), random);
        expect(hasSums(transport, cells)).toBe(true);
      }
    }
  });

  it('of one parent twice are that parent', () => {
    const random = makeRandom(9);
    const { population, transport, cells } = setUp(random);
    drawGrid(transport, cells, random);
    const parent = cells.slice();
    admit(population, cells, 1);
    const same = cellsInSlot(population, 0);
    crossGrids(transport, cells, [same, same], random);
    expect(cells).toEqual(parent);
  });
});
