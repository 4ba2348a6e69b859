// Finds how likely each cell of one line is to have each colour, over all arrangements of the line
// that fit its candidates. An arrangement is weighted by the product of the odds of the cells that
// it paints.
//
// The result is exact: it is found by sums over block starts from the left and from the right.
// Cost: one exponential per start, and four additions per block and cell. Lines with a blotted
// block are weighed in blotted-marginals.ts.

import { lineCells } from '../../puzzle/places.ts';
import { BLOTTED_LINE } from '../line-kernel/clue-tables.ts';
import { listStarts, solveLine } from '../line-kernel/kernel.ts';
import { weighBlottedLine } from './blotted-marginals.ts';
import type { LineMarginals } from './line-marginals-state.ts';

/**
 * Fills the weights and `painted` for a line that has an arrangement, from the log odds of each
 * colour against the background in each cell of the board, `odds[colour][cell]`. False when all
 * cells of the line are known.
 */
export function findMarginals(
  marginals: LineMarginals,
  line: number,
  odds: readonly Float64Array[],
): boolean {
  const { board } = marginals;
  if (!readLeft(marginals, line)) return false;
  solveLine(board.lines, line, board.masks, board.scratch);
  readStarts(marginals, line);
  sumOdds(marginals, line, odds);
  const n = board.lines.length[line];
  clearPaint(marginals, line, n);
  if (board.lines.kernel[line] === BLOTTED_LINE) {
    weighBlottedLine(marginals, line, n);
  } else {
    weighPaint(marginals, line);
    sumForward(marginals, line, n);
    sumBackward(marginals, line, n);
    weighStarts(marginals, line, n);
  }
  addUpPaint(marginals, line, n);
  return true;
}

/** Reads the remaining candidates of each cell of the line; false when all cells are known. */
function readLeft({ board, left }: LineMarginals, line: number): boolean {
  const { lines, masks } = board;
  const words = lines.words[line];
  const at = lines.maskAt[line];
  const n = lines.length[line];
  let isOpen = false;
  for (let i = 0; i < n; i++) {
    const word = i >> 5;
    let mask = (masks[at + word] >>> (i & 31)) & 1;
    for (let k = lines.colourAt[line]; k < lines.colourAt[line + 1]; k++) {
      const c = lines.colour[k];
      mask |= ((masks[at + c * words + word] >>> (i & 31)) & 1) << c;
    }
    left[i] = mask;
    if ((mask & (mask - 1)) !== 0) isOpen = true;
  }
  return isOpen;
}

/** Reads the starts that the latest line solve left. */
function readStarts({ board, starts: { positions, at } }: LineMarginals, line: number): void {
  const { lines, scratch } = board;
  const blocks = lines.blockAt[line + 1] - lines.blockAt[line];
  at[0] = 0;
  for (let j = 0; j < blocks; j++) {
    at[j + 1] = listStarts(scratch, lines.words[line], j, positions, at[j]);
  }
}

/** Sums up the log odds of the cells; known cells add nothing. */
function sumOdds(
  { board, prefix, left }: LineMarginals,
  line: number,
  odds: readonly Float64Array[],
): void {
  const { lines } = board;
  const { start, step, size } = lineCells(board, line);
  for (let k = lines.colourAt[line]; k < lines.colourAt[line + 1]; k++) {
    const sums = prefix[lines.colour[k]];
    const incoming = odds[lines.colour[k]];
    for (let i = 0; i < size; i++) {
      const isOpen = (left[i] & (left[i] - 1)) !== 0;
      sums[i + 1] = sums[i] + (isOpen ? incoming[start + i * step] : 0);
    }
  }
}

/**
 * Computes the product of the odds of the cells that each start paints, up to a factor per block.
 */
function weighPaint(marginals: LineMarginals, line: number): void {
  const { board, prefix } = marginals;
  const { positions, at, weights } = marginals.starts;
  const { lines } = board;
  const first = lines.blockAt[line];
  const blocks = lines.blockAt[line + 1] - first;
  for (let j = 0; j < blocks; j++) {
    const sums = prefix[lines.blockColour[first + j]];
    const length = lines.blockLength[first + j];
    let most = Number.NEGATIVE_INFINITY;
    for (let i = at[j]; i < at[j + 1]; i++) {
      weights[i] = sums[positions[i] + length] - sums[positions[i]];
      if (weights[i] > most) most = weights[i];
    }
    for (let i = at[j]; i < at[j + 1]; i++) weights[i] = Math.exp(weights[i] - most);
  }
}

/**
 * Fills before[j][p]: the weight of the ways to place the first j blocks before p, each row up to a
 * factor. Only the window in which block j can start is filled and read.
 */
function sumForward(marginals: LineMarginals, line: number, n: number): void {
  const { before, left } = marginals;
  const { positions, at, weights } = marginals.starts;
  const { blockAt, blockLength, blockGap } = marginals.board.lines;
  const first = blockAt[line];
  const blocks = blockAt[line + 1] - first;
  let low = 0;
  before.fill(0, 0, n + 1);
  before[0] = 1;
  for (let j = 0; ; j++) {
    const row = j * (n + 1);
    const high = highest(marginals, j, blocks, n);
    let sum = 0;
    let largest = 0;
    for (let p = low; p <= high; p++) {
      sum += before[row + p];
      before[row + p] = sum;
      if (sum > largest) largest = sum;
      if ((left[p] & 1) === 0) sum = 0;
    }
    if (j === blocks) return;
    const scale = largest > 0 ? 1 / largest : 1;
    const stride = blockLength[first + j] + blockGap[first + j];
    const next = row + n + 1 + stride;
    low = positions[at[j]] + stride;
    before.fill(0, row + n + 1 + low, row + n + 2 + highest(marginals, j + 1, blocks, n));
    for (let i = at[j]; i < at[j + 1]; i++) {
      before[row + positions[i]] *= scale;
      before[next + positions[i]] = before[row + positions[i]] * weights[i];
    }
  }
}

/**
 * Returns the rightmost position from which block j and the blocks after it can still be placed.
 */
function highest({ starts }: LineMarginals, j: number, blocks: number, n: number): number {
  return j === blocks ? n : starts.positions[starts.at[j + 1] - 1];
}

/**
 * Fills after[j][p]: the weight of the ways to place the blocks from j on, from p to the end; the
 * windows are as in `sumForward`.
 */
function sumBackward(marginals: LineMarginals, line: number, n: number): void {
  const { after, left } = marginals;
  const { positions, at, weights } = marginals.starts;
  const { blockAt, blockLength, blockGap } = marginals.board.lines;
  const first = blockAt[line];
  const blocks = blockAt[line + 1] - first;
  for (let j = blocks; j > 0; j--) {
    const row = j * (n + 1);
    const before = first + j - 1;
    const low = positions[at[j - 1]] + blockLength[before] + blockGap[before];
    const stride = j < blocks ? blockLength[first + j] + blockGap[first + j] : 0;
    let i = j < blocks ? at[j + 1] - 1 : -1;
    let sum = j < blocks ? 0 : 1;
    let largest = 0;
    for (let p = highest(marginals, j, blocks, n); p >= low; p--) {
      if (p < n && (left[p] & 1) === 0) sum = 0;
      if (i >= at[j] && positions[i] === p) sum += weights[i--] * after[row + n + 1 + p + stride];
      after[row + p] = sum;
      if (sum > largest) largest = sum;
    }
    const scale = largest > 0 ? 1 / largest : 1;
    for (let p = low; p <= highest(marginals, j, blocks, n); p++) after[row + p] *= scale;
  }
}

/**
 * Computes how likely each start of each block is, and adds up what the starts paint, as
 * differences from cell to cell.
 */
function weighStarts(marginals: LineMarginals, line: number, n: number): void {
  const { board, before, after, painted } = marginals;
  const { positions, at, weights } = marginals.starts;
  const { lines } = board;
  const row = n + 1;
  const first = lines.blockAt[line];
  const blocks = lines.blockAt[line + 1] - first;
  for (let j = 0; j < blocks; j++) {
    const sums = painted[lines.blockColour[first + j]];
    const length = lines.blockLength[first + j];
    const behind = (j + 1) * row + length + lines.blockGap[first + j];
    const from = at[j];
    const to = at[j + 1];
    let total = 0;
    for (let i = from; i < to; i++) {
      const s = positions[i];
      weights[i] *= before[j * row + s] * after[behind + s];
      total += weights[i];
    }
    for (let i = from; i < to; i++) {
      const share = total > 0 ? weights[i] / total : 1 / (to - from);
      weights[i] = share;
      sums[positions[i]] += share;
      sums[positions[i] + length] -= share;
    }
  }
}

function clearPaint({ board, painted }: LineMarginals, line: number, n: number): void {
  const { colour, colourAt } = board.lines;
  for (let k = colourAt[line]; k < colourAt[line + 1]; k++) painted[colour[k]].fill(0, 0, n + 1);
}

function addUpPaint({ board, painted }: LineMarginals, line: number, n: number): void {
  const { colour, colourAt } = board.lines;
  for (let k = colourAt[line]; k < colourAt[line + 1]; k++) {
    const sums = painted[colour[k]];
    for (let i = 1; i < n; i++) sums[i] += sums[i - 1];
  }
}
