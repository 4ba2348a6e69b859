// Counts solutions exactly, depth first: after each decision the unknown cells fall into regions,
// whose numbers of solutions multiply (Bayardo and Pehoushek, AAAI 2000), and a region that recurs
// in the same state is not counted again (Sang et al., Cachet, SAT 2004). Forty switches side by
// side, for example, are forty regions of two solutions each. Cost: a decision takes a propagation,
// a walk over the region, and a key as long as the masks of the lines of the region; the total is
// exponential if regions neither split nor recur. The stack is a list, because the search can be
// thousands of decisions deep.

import { columnLineOf, rowOf } from '../../puzzle/places.ts';
import { type Board, narrow, startTrail, undoTo } from '../board/board.ts';
import { propagate } from '../board/propagate.ts';
import { linesThrough, makeRegions, type Regions, regionsOf } from '../board/regions.ts';

/** The most characters in the keys of all cached regions, and the most cells of a cached region. */
const MOST_CACHED = 30_000_000;
const LARGEST_CACHED = 2_000;
/** Walking over a region takes about this many steps of 10 ns per cell. */
const WORK_OF_CELL = 30;

export interface Counting {
  readonly board: Board;
  readonly regions: Regions;
  readonly cache: Map<string, bigint>;
  cached: number;
  /** Products and sums that are not finished, alternating. */
  readonly stack: Frame[];
  /**
   * The count of the frame that has just ended, or of a cached region; the frame on top of the
   * stack takes this count.
   */
  value: bigint | undefined;
  conflicts: number;
}

type Frame = Product | Sum;

/**
 * The regions of the cells that are unknown after a decision; those before `next` are counted or
 * being counted.
 */
interface Product {
  readonly kind: 'product';
  readonly regions: readonly (readonly number[])[];
  next: number;
  product: bigint;
  /** The count may end at this number. */
  readonly enough: bigint | undefined;
}

/** One region: a cell of it, and the colours still to be tried there. */
interface Sum {
  readonly kind: 'sum';
  readonly region: readonly number[];
  readonly key: string | undefined;
  readonly cell: number;
  left: number;
  readonly mark: number;
  sum: bigint;
  readonly enough: bigint | undefined;
}

/** Sets up counting on a board at a fixpoint of propagation. */
export function makeCounting(board: Board): Counting {
  startTrail(board);
  return {
    board,
    regions: makeRegions(board),
    cache: new Map(),
    cached: 0,
    stack: [],
    value: undefined,
    conflicts: 0,
  };
}

/** Begins to count the ways to fill `cells`. */
export function startCount(
  counting: Counting,
  cells: readonly number[],
  enough: bigint | undefined,
): void {
  counting.stack.length = 0;
  counting.value = undefined;
  undoTo(counting.board, 0);
  pushProduct(counting, cells, enough);
}

/**
 * Continues the count. Returns the number, exact if below `enough`, else a lower bound; undefined
 * if the work reached `bound` first.
 */
export function goOnCounting(counting: Counting, bound: number): bigint | undefined {
  const { stack, board } = counting;
  while (stack.length > 0) {
    if (board.work >= bound) return undefined;
    const top = stack[stack.length - 1];
    if (top.kind === 'product') goOnProduct(counting, top);
    else goOnSum(counting, top);
  }
  return counting.value;
}

/**
 * Returns a number that an unfinished count is sure to reach. A sum contributes at any time, a
 * product only when the count of its final region has begun.
 */
export function atLeast({ stack, value }: Counting): bigint {
  let least = value ?? 0n;
  for (const frame of stack.toReversed()) {
    if (frame.kind === 'sum') least += frame.sum;
    else least = frame.next === frame.regions.length ? least * frame.product : 0n;
  }
  return least;
}

function pushProduct(
  { stack, regions }: Counting,
  cells: readonly number[],
  enough: bigint | undefined,
): void {
  regions.board.work += WORK_OF_CELL * cells.length;
  const open = regionsOf(regions, cells);
  stack.push({ kind: 'product', regions: open, next: 0, product: 1n, enough });
}

function goOnProduct(counting: Counting, frame: Product): void {
  const { stack, cache, value } = counting;
  counting.value = undefined;
  if (value !== undefined) frame.product *= value;
  if (value === 0n || frame.next === frame.regions.length) {
    stack.pop();
    counting.value = frame.product;
    return;
  }
  const region = frame.regions[frame.next++];
  const key = region.length <= LARGEST_CACHED ? keyOf(counting, region) : undefined;
  counting.value = key === undefined ? undefined : cache.get(key);
  if (counting.value !== undefined) return;
  const { enough, product } = frame;
  const cell = chooseCell(counting.board, region);
  stack.push({
    kind: 'sum',
    region,
    key,
    cell,
    left: counting.board.cells[cell],
    mark: counting.board.trailSize,
    sum: 0n,
    enough: enough && (enough - 1n) / product + 1n,
  });
}

function goOnSum(counting: Counting, frame: Sum): void {
  const { stack, board, value } = counting;
  counting.value = undefined;
  if (value !== undefined) frame.sum += value;
  undoTo(board, frame.mark);
  const isBelow = frame.enough === undefined || frame.sum < frame.enough;
  if (frame.left === 0 || !isBelow) {
    stack.pop();
    counting.value = frame.sum;
    if (isBelow) remember(counting, frame);
    return;
  }
  const colour = frame.left & -frame.left;
  frame.left ^= colour;
  narrow(board, frame.cell, colour);
  if (propagate(board, Number.POSITIVE_INFINITY) === 'conflict') counting.conflicts++;
  else pushProduct(counting, frame.region, frame.enough && frame.enough - frame.sum);
}

function remember(counting: Counting, { key, sum }: Sum): void {
  const { cache } = counting;
  if (key === undefined) return;
  if (counting.cached > MOST_CACHED) {
    cache.clear();
    counting.cached = 0;
  }
  cache.set(key, sum);
  counting.cached += key.length;
}

/**
 * Returns the key of a region: its first cell and the masks of all its lines but the free ones,
 * with two characters for each word.
 */
function keyOf({ board, regions }: Counting, region: readonly number[]): string {
  const { lines, masks, cells, free } = board;
  const first = region.reduce((a, b) => Math.min(a, b));
  // A cell in two free lines is a region of its own.
  const parts = [`${first}:${cells[first]}`];
  for (const line of linesThrough(regions, region)) {
    if (free.has(line)) continue;
    parts.push(`;${line};`);
    for (let at = lines.maskAt[line]; at < lines.maskAt[line + 1]; at++) {
      parts.push(String.fromCharCode(masks[at] & 0xffff, masks[at] >>> 16));
    }
  }
  return parts.join('');
}

/**
 * Chooses a cell of the line with the fewest unknown cells, because that line is finished soonest.
 * A free line is never finished.
 */
function chooseCell(board: Board, region: readonly number[]): number {
  const { unknownIn, free, width } = board;
  const openIn = (line: number): number =>
    free.has(line) ? Number.POSITIVE_INFINITY : unknownIn[line];
  let best = region[0];
  let least = Number.POSITIVE_INFINITY;
  for (const cell of region) {
    const open = Math.min(openIn(rowOf(cell, width)), openIn(columnLineOf(board, cell)));
    if (open >= least) continue;
    least = open;
    best = cell;
  }
  return best;
}
