// Finds the marginals of a line with blotted blocks, over all their lengths.
//
// The sums run over the cells of a blotted block: an arrangement that paints a cell either starts
// the block there or goes on with it. The logarithms of the sums are kept, because a block of any
// length has odds beyond all bounds. Cost: four additions of such logarithms per block and cell.

import { listEnds } from '../line-kernel/kernel.ts';
import type { BoundWeights, LineMarginals } from './line-marginals-state.ts';

/**
 * Fills the weights of starts and ends, and `painted` as differences from cell to cell, for a line
 * of `n` cells whose starts and odds have been read.
 */
export function weighBlottedLine(marginals: LineMarginals, line: number, n: number): void {
  readEnds(marginals, line);
  sumForward(marginals, line, n);
  sumBackward(marginals, line, n);
}

/** Reads the ends that the latest line solve left to the blotted blocks. */
function readEnds({ board, ends }: LineMarginals, line: number): void {
  const { blockAt, blockLength, words } = board.lines;
  const first = blockAt[line];
  ends.at[0] = 0;
  for (let j = 0; first + j < blockAt[line + 1]; j++) {
    const isBlotted = blockLength[first + j] === 0;
    const at = ends.at[j];
    const room = ends.positions.subarray(at);
    ends.at[j + 1] = at + (isBlotted ? listEnds(board.scratch, words[line], j, room) : 0);
  }
}

/**
 * Fills before[j][p], the ways to place the first j blocks before p, and runs[j][p], the ways to
 * place block j too so that it paints its last cell before p, or has painted so far.
 */
function sumForward(marginals: LineMarginals, line: number, n: number): void {
  const { board, before, runs, left } = marginals;
  const { blockAt, blockLength, blockGap } = board.lines;
  const first = blockAt[line];
  const blocks = blockAt[line + 1] - first;
  before[0] = 0;
  before.fill(NEVER, 1, highest(marginals, line, 0, n) + 1);
  for (let j = 0; ; j++) {
    const row = j * (n + 1);
    const high = highest(marginals, line, j, n);
    for (let p = lowest(marginals, line, j); p < high; p++) {
      if ((left[p] & 1) === 1) before[row + p + 1] = logAdd(before[row + p + 1], before[row + p]);
    }
    if (j === blocks) return;
    fillRuns(marginals, line, j, n);
    const next = row + n + 1;
    before.fill(
      NEVER,
      next + lowest(marginals, line, j + 1),
      next + highest(marginals, line, j + 1, n) + 1,
    );
    const { positions, at } = placesBehind(marginals, first + j);
    for (let i = at[j]; i < at[j + 1]; i++) {
      const end = positions[i] + blockLength[first + j];
      before[next + end + blockGap[first + j]] = runs[row + end];
    }
  }
}

/** Returns what tells where a block ends: its ends, or its starts if its length is known. */
function placesBehind({ board, starts, ends }: LineMarginals, block: number): BoundWeights {
  return board.lines.blockLength[block] > 0 ? starts : ends;
}

/** Returns the leftmost position that the blocks before block j leave to it. */
function lowest(marginals: LineMarginals, line: number, j: number): number {
  if (j === 0) return 0;
  const { blockAt, blockLength, blockGap } = marginals.board.lines;
  const block = blockAt[line] + j - 1;
  const { positions, at } = placesBehind(marginals, block);
  return positions[at[j - 1]] + blockLength[block] + blockGap[block];
}

/**
 * Returns the rightmost position from which block j and the blocks after it can still be placed.
 */
function highest({ board, starts }: LineMarginals, line: number, j: number, n: number): number {
  const blocks = board.lines.blockAt[line + 1] - board.lines.blockAt[line];
  return j === blocks ? n : starts.positions[starts.at[j + 1] - 1];
}

function fillRuns(marginals: LineMarginals, line: number, j: number, n: number): void {
  const { board, prefix, before, runs, left, starts, ends } = marginals;
  const { blockAt, blockLength, blockColour } = board.lines;
  const block = blockAt[line] + j;
  const length = blockLength[block];
  const colour = blockColour[block];
  const sums = prefix[colour];
  const row = j * (n + 1);
  const { positions, at } = starts;
  if (length > 0) {
    for (let i = at[j]; i < at[j + 1]; i++) {
      const s = positions[i];
      runs[row + s + length] = before[row + s] + sums[s + length] - sums[s];
    }
    return;
  }
  const last = ends.positions[ends.at[j + 1] - 1];
  let i = at[j];
  let run = NEVER;
  for (let p = positions[i]; p < last; p++) {
    if (((left[p] >> colour) & 1) === 0) {
      run = NEVER;
    } else {
      if (i < at[j + 1] && positions[i] === p) run = logAdd(run, before[row + positions[i++]]);
      run += sums[p + 1] - sums[p];
    }
    runs[row + p + 1] = run;
  }
}

/**
 * Fills after[j][p], the ways to place the blocks from j on, from p to the end, and on the way
 * weighs each block.
 */
function sumBackward(marginals: LineMarginals, line: number, n: number): void {
  const { board, after, left } = marginals;
  const { blockAt } = board.lines;
  const blocks = blockAt[line + 1] - blockAt[line];
  for (let j = blocks; j > 0; j--) {
    const row = j * (n + 1);
    const low = lowest(marginals, line, j);
    const high = highest(marginals, line, j, n);
    after.fill(NEVER, row + low, row + high + 1);
    if (j === blocks) after[row + n] = 0;
    else weighBlock(marginals, line, j, n);
    for (let p = high - 1; p >= low; p--) {
      if ((left[p] & 1) === 1) after[row + p] = logAdd(after[row + p], after[row + p + 1]);
    }
  }
  weighBlock(marginals, line, 0, n);
}

/** Weighs block j, and begins after[j] with what begins at its starts. */
function weighBlock(marginals: LineMarginals, line: number, j: number, n: number): void {
  const { blockAt, blockLength } = marginals.board.lines;
  if (blockLength[blockAt[line] + j] > 0) weighExact(marginals, line, j, n);
  else weighBlotted(marginals, line, j, n);
}

function weighExact(marginals: LineMarginals, line: number, j: number, n: number): void {
  const { board, prefix, before, after, painted, starts } = marginals;
  const { blockAt, blockLength, blockColour, blockGap } = board.lines;
  const block = blockAt[line] + j;
  const length = blockLength[block];
  const sums = prefix[blockColour[block]];
  const behind = (j + 1) * (n + 1) + length + blockGap[block];
  const row = j * (n + 1);
  const { positions, at, weights } = starts;
  for (let i = at[j]; i < at[j + 1]; i++) {
    const s = positions[i];
    after[row + s] = sums[s + length] - sums[s] + after[behind + s];
    weights[i] = before[row + s] + after[row + s];
  }
  shareOut(weights, at[j], at[j + 1]);
  const paint = painted[blockColour[block]];
  for (let i = at[j]; i < at[j + 1]; i++) {
    paint[positions[i]] += weights[i];
    paint[positions[i] + length] -= weights[i];
  }
}

function weighBlotted(marginals: LineMarginals, line: number, j: number, n: number): void {
  const { board, prefix, before, after, runs, painted, left, starts, ends } = marginals;
  const { blockAt, blockColour, blockGap } = board.lines;
  const block = blockAt[line] + j;
  const colour = blockColour[block];
  const sums = prefix[colour];
  const behind = (j + 1) * (n + 1) + blockGap[block];
  const row = j * (n + 1);
  for (let i = ends.at[j]; i < ends.at[j + 1]; i++) {
    const e = ends.positions[i];
    ends.weights[i] = runs[row + e] + after[behind + e];
  }
  const total = shareOut(ends.weights, ends.at[j], ends.at[j + 1]);
  const paint = painted[colour];
  let start = starts.at[j + 1] - 1;
  let end = ends.at[j + 1] - 1;
  // `onward` has the ways to end the block at p+1 or to paint on, from the cell p.
  let onward = NEVER;
  for (let p = ends.positions[end] - 1; p >= starts.positions[starts.at[j]]; p--) {
    const mayEnd = end >= ends.at[j] && ends.positions[end] === p + 1;
    if (mayEnd) onward = logAdd(onward, after[behind + p + 1]);
    if (mayEnd) end--;
    if (((left[p] >> colour) & 1) === 0) {
      onward = NEVER;
      continue;
    }
    const share = Math.exp(runs[row + p + 1] + onward - total);
    paint[p] += share;
    paint[p + 1] -= share;
    onward += sums[p + 1] - sums[p];
    if (start < starts.at[j] || starts.positions[start] !== p) continue;
    after[row + p] = onward;
    starts.weights[start--] = Math.exp(before[row + p] + onward - total);
  }
}

/**
 * Turns logarithms of weights into shares of their sum, and returns the logarithm of the sum.
 */
function shareOut(weights: Float64Array, from: number, to: number): number {
  let total = NEVER;
  for (let i = from; i < to; i++) total = logAdd(total, weights[i]);
  for (let i = from; i < to; i++) weights[i] = Math.exp(weights[i] - total);
  return total;
}

/** The logarithm of no way at all. */
const NEVER = Number.NEGATIVE_INFINITY;

/** Returns the logarithm of the sum of two numbers that are given by their logarithms. */
function logAdd(a: number, b: number): number {
  const more = Math.max(a, b);
  const less = Math.min(a, b);
  return less === NEVER ? more : more + Math.log1p(Math.exp(less - more));
}
