// Which value to try first for each cell and block start: loopy belief propagation between rows and columns.
//
// A line knows, for given odds of its cells, how likely each cell is painted over all its arrangements (exact
// forward and backward sums over block starts). Rows and columns tell each other these odds, each without what
// it was told itself, for a fixed number of rounds; the beliefs at the end give the first phases.
// Cost: blocks times cells a line and round, and an exponential a start; some milliseconds for all rounds.
// After hyouv/FastNonogramSolver; belief propagation after Pearl, Probabilistic Reasoning (1988).

import { isKnown } from '../puzzle/grid.ts';
import type { Board } from './board.ts';
import { cellLiteral, type Encoding } from './encode.ts';

const ROUNDS = 20;
/** Log odds stay within these bounds, so that sums neither overflow nor vanish. */
const BOUND = 12;
/** New odds are mixed with the old ones, which keeps the rounds from swinging. */
const KEEP = 0.3;

interface Rounds {
  readonly board: Board;
  readonly encoding: Encoding;
  /** What rows (0) and columns (1) say of each cell: log odds by colour. */
  readonly said: readonly [readonly Float64Array[], readonly Float64Array[]];
  readonly likely: Float64Array;
  /** Rows of length + 1 sums a block. */
  readonly before: Float64Array;
  readonly after: Float64Array;
  readonly prefix: readonly Float64Array[];
  readonly painted: readonly Float64Array[];
  readonly isFree: Uint8Array;
}

/** How likely each variable of the encoding is true, by the beliefs of all lines together. */
export function believe(board: Board, encoding: Encoding): Float64Array {
  const colours = 1 + board.lines.colour.reduce((most, colour) => Math.max(most, colour), 0);
  const { lines } = board;
  const longest = lines.length.reduce((a, b) => Math.max(a, b), 0);
  let most = 0;
  for (let l = 0; l < lines.count; l++)
    most = Math.max(most, lines.blockAt[l + 1] - lines.blockAt[l]);
  const perColour = (size: number): Float64Array[] =>
    Array.from({ length: colours }, () => new Float64Array(size));
  const rounds: Rounds = {
    board,
    encoding,
    said: [perColour(board.cells.length), perColour(board.cells.length)],
    likely: new Float64Array(encoding.variables),
    before: new Float64Array((most + 1) * (longest + 1)),
    after: new Float64Array((most + 1) * (longest + 1)),
    prefix: perColour(longest + 1),
    painted: perColour(longest + 1),
    isFree: new Uint8Array(longest + 1),
  };
  for (let round = 0; round < ROUNDS; round++) {
    for (let line = 0; line < lines.count; line++) {
      if (board.unknownIn[line] > 0) hearAndSay(rounds, line);
    }
  }
  return addUp(rounds);
}

/** Both sides together, for cells and their variables. */
function addUp({ board, encoding, said, likely }: Rounds): Float64Array {
  const cells = said[0].map((row, colour) => row.map((odds, cell) => odds + said[1][colour][cell]));
  for (let cell = 0; cell < board.cells.length; cell++) {
    const candidates = board.cells[cell];
    if (isKnown(candidates)) continue;
    let total = candidates & 1;
    for (let c = 1; c < cells.length; c++)
      if ((candidates >> c) & 1) total += Math.exp(cells[c][cell]);
    for (let c = 0; c < cells.length; c++) {
      const literal = cellLiteral(encoding.cellVariable, candidates, cell, c);
      if (literal < 0 || (literal & 1) === 1) continue;
      likely[literal >> 1] = (c === 0 ? 1 : Math.exp(cells[c][cell])) / total;
    }
  }
  return likely;
}

/** One line: hears the odds of the crossing lines, says its own. */
function hearAndSay(rounds: Rounds, line: number): void {
  const { board, said, prefix, painted, isFree } = rounds;
  const { lines, width, height, cells } = board;
  const isRow = line < height;
  const first = isRow ? line * width : line - height;
  const step = isRow ? 1 : width;
  const n = lines.length[line];
  const [mine, theirs] = isRow ? [said[0], said[1]] : [said[1], said[0]];
  const [k0, k1] = [lines.colourAt[line], lines.colourAt[line + 1]];
  for (let i = 0; i < n; i++) isFree[i] = cells[first + i * step] & 1;
  for (let k = k0; k < k1; k++) {
    const c = lines.colour[k];
    painted[c].fill(0, 0, n + 1);
    for (let i = 0; i < n; i++) prefix[c][i + 1] = prefix[c][i] + theirs[c][first + i * step];
  }
  sumForward(rounds, line, n);
  sumBackward(rounds, line, n);
  weighStarts(rounds, line, n);
  for (let i = 0; i < n; i++) {
    const cell = first + i * step;
    let free = 1;
    for (let k = k0; k < k1; k++) {
      const sums = painted[lines.colour[k]];
      if (i > 0) sums[i] += sums[i - 1];
      free -= sums[i];
    }
    if (isKnown(cells[cell])) continue;
    for (let k = k0; k < k1; k++) {
      const c = lines.colour[k];
      const odds =
        Math.log(Math.max(painted[c][i], 1e-12) / Math.max(free, 1e-12)) - theirs[c][cell];
      mine[c][cell] = KEEP * mine[c][cell] + (1 - KEEP) * Math.min(BOUND, Math.max(-BOUND, odds));
    }
  }
}

/** before[j][p]: weight of the ways to place the first j blocks before p, each row up to a factor. */
function sumForward(
  { board, encoding, before, prefix, isFree }: Rounds,
  line: number,
  n: number,
): void {
  const { lines } = board;
  const width = n + 1;
  const at = lines.blockAt[line];
  const blocks = lines.blockAt[line + 1] - at;
  before.fill(0, 0, (blocks + 1) * width);
  before[0] = 1;
  for (let j = 0; j <= blocks; j++) {
    const row = j * width;
    let largest = before[row];
    for (let p = 0; p < n; p++) {
      if (isFree[p] === 1) before[row + p + 1] += before[row + p];
      if (before[row + p + 1] > largest) largest = before[row + p + 1];
    }
    if (j === blocks) return;
    const scale = 1 / largest;
    const starts = encoding.starts.get(at + j)!.positions;
    const sums = prefix[lines.blockColour[at + j]];
    const length = lines.blockLength[at + j];
    const stride = length + lines.blockGap[at + j];
    for (let p = 0; p <= n; p++) before[row + p] *= scale;
    for (const s of starts) {
      before[row + width + s + stride] += before[row + s] * Math.exp(sums[s + length] - sums[s]);
    }
  }
}

/** after[j][p]: weight of the ways to place the blocks from j on, from p to the end, each row up to a factor. */
function sumBackward(
  { board, encoding, after, prefix, isFree }: Rounds,
  line: number,
  n: number,
): void {
  const { lines } = board;
  const width = n + 1;
  const at = lines.blockAt[line];
  const blocks = lines.blockAt[line + 1] - at;
  after.fill(0, 0, (blocks + 1) * width);
  after[blocks * width + n] = 1;
  for (let j = blocks; j >= 0; j--) {
    const row = j * width;
    if (j < blocks) {
      const sums = prefix[lines.blockColour[at + j]];
      const length = lines.blockLength[at + j];
      const stride = length + lines.blockGap[at + j];
      for (const s of encoding.starts.get(at + j)!.positions) {
        after[row + s] = after[row + width + s + stride] * Math.exp(sums[s + length] - sums[s]);
      }
    }
    let largest = after[row + n];
    for (let p = n - 1; p >= 0; p--) {
      if (isFree[p] === 1) after[row + p] += after[row + p + 1];
      if (after[row + p] > largest) largest = after[row + p];
    }
    const scale = 1 / largest;
    for (let p = 0; p <= n; p++) after[row + p] *= scale;
  }
}

/** How likely each start of each block is: into the differences of `painted`, and into the order variables. */
function weighStarts(rounds: Rounds, line: number, n: number): void {
  const { board, encoding, before, after, prefix, painted, likely } = rounds;
  const { lines } = board;
  const width = n + 1;
  const at = lines.blockAt[line];
  const blocks = lines.blockAt[line + 1] - at;
  for (let j = 0; j < blocks; j++) {
    const { positions, variable } = encoding.starts.get(at + j)!;
    const colour = lines.blockColour[at + j];
    const sums = prefix[colour];
    const length = lines.blockLength[at + j];
    const stride = length + lines.blockGap[at + j];
    const weight = (s: number): number =>
      before[j * width + s] *
      Math.exp(sums[s + length] - sums[s]) *
      after[(j + 1) * width + s + stride];
    let total = 0;
    for (const s of positions) total += weight(s);
    let later = 1;
    positions.forEach((s, t) => {
      const share = weight(s) / total;
      painted[colour][s] += share;
      painted[colour][s + length] -= share;
      if (t > 0) likely[variable + t - 1] = later;
      later -= share;
    });
  }
}
