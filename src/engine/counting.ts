// Exact numbers of solutions, depth first: after each decision what is left open falls into regions, whose numbers
// multiply (Bayardo and Pehoushek, AAAI 2000), and a region that comes again in the same state is not counted
// again (Sang et al., Cachet, SAT 2004). Forty switches side by side are forty regions of two solutions.
// Cost: a propagation a decision, and a look-up a region; exponential where regions neither part nor return.

import { type Board, narrow, startTrail, undoTo } from './board.ts';
import { propagate } from './propagate.ts';
import { linesOf, makeRegions, type Regions, regionsOf } from './regions.ts';

/** Regions remembered at most, and cells of the largest one that is. */
const MOST_CACHED = 100_000;
const LARGEST_CACHED = 2_000;

export interface Counting {
  readonly board: Board;
  readonly regions: Regions;
  readonly cache: Map<string, bigint>;
  /** `board.work` at which the host gets its turn. */
  bound: number;
  /** The host has had enough: what was counted so far is to be added up. */
  isOver: boolean;
}

/** For a board at a fixpoint of propagation. */
export function makeCounting(board: Board): Counting {
  startTrail(board);
  return { board, regions: makeRegions(board), cache: new Map(), bound: board.work, isOver: false };
}

/**
 * The number of ways to fill `cells`: exact below `enough`, else at least so much, and at least so much too when
 * the host ends it. Pauses at `bound`, which the host moves on.
 */
export function* countCells(
  counting: Counting,
  cells: readonly number[],
  enough: bigint | undefined,
): Generator<void, bigint> {
  let product = 1n;
  for (const region of regionsOf(counting.regions, cells)) {
    const missing = enough === undefined ? undefined : (enough - 1n) / product + 1n;
    if (counting.isOver) return 0n;
    const ways = yield* countRegion(counting, region, missing);
    if (ways === 0n) return 0n;
    product *= ways;
  }
  return product;
}

function* countRegion(
  counting: Counting,
  region: readonly number[],
  enough: bigint | undefined,
): Generator<void, bigint> {
  const { board, cache } = counting;
  const key = region.length <= LARGEST_CACHED ? keyOf(counting, region) : undefined;
  const known = key === undefined ? undefined : cache.get(key);
  if (known !== undefined) return known;
  const cell = chooseCell(board, region);
  const mark = board.trailSize;
  let sum = 0n;
  for (let left = board.cells[cell]; left !== 0 && isBelow(sum, enough); left &= left - 1) {
    if (board.work >= counting.bound) yield;
    if (counting.isOver) return sum;
    narrow(board, cell, left & -left);
    if (propagate(board, Number.POSITIVE_INFINITY) === 'fixpoint') {
      sum += yield* countCells(counting, region, enough && enough - sum);
    }
    undoTo(board, mark);
  }
  if (key !== undefined && isBelow(sum, enough) && !counting.isOver) {
    if (cache.size >= MOST_CACHED) cache.clear();
    cache.set(key, sum);
  }
  return sum;
}

function isBelow(sum: bigint, enough: bigint | undefined): boolean {
  return enough === undefined || sum < enough;
}

/** A region is told by one of its cells and by all that is known of its lines. */
function keyOf({ board, regions }: Counting, region: readonly number[]): string {
  const { lines, masks } = board;
  let key = `${region.reduce((a, b) => Math.min(a, b))}`;
  for (const line of linesOf(regions, region)) {
    key += `;${line}`;
    for (let at = lines.maskAt[line]; at < lines.maskAt[line + 1]; at++) key += `,${masks[at]}`;
  }
  return key;
}

/** A cell of the line with the fewest open cells: regions end soonest there. */
function chooseCell({ unknownIn, width, height }: Board, region: readonly number[]): number {
  let best = region[0];
  let least = Number.POSITIVE_INFINITY;
  for (const cell of region) {
    const row = Math.floor(cell / width);
    const open = Math.min(unknownIn[row], unknownIn[height + cell - row * width]);
    if (open >= least) continue;
    least = open;
    best = cell;
  }
  return best;
}
