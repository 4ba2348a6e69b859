// The order encoding: what a board leaves open after propagation, as clauses over cells and block
// starts.
//
// O(j, q) says that block j starts at q or later. Only starts that some arrangement of the line
// still allows count, so there is one variable between each two neighbouring starts, and dead
// starts need no clause.
//   chain       O(j, q+1) -> O(j, q)
//   precedence  O(j, q) -> O(j+1, q + length_j + gap)
//   cover       O(j, i-length_j+1) and not O(j, i+1) -> cell i has the colour of j
//   gap         not O(j, i-length_j+1) and O(j+1, i+1) -> cell i is background
// A cell with two candidates is one variable (true: the higher colour), one with more is one a
// candidate. After Tamura et al., Compiling finite linear CSP into SAT (Constraints 2009); the
// clauses of a line follow from its clue and the known cells alone, so a checker can derive them
// again.

import { isKnown } from '../../puzzle/grid.ts';
import { type Board, cellAt } from '../board/board.ts';
import type { Fold } from '../board/fold-board.ts';
import { grown } from '../grow-list.ts';
import { listStarts, solveLine } from '../line-kernel/kernel.ts';

/** Literals are 2 * variable, + 1 when negated; two constants stand for what is settled. */
const TRUE = -2;
const FALSE = -1;

/** A growing list of integers. */
interface IntList {
  items: Int32Array;
  size: number;
}

export interface Encoding {
  readonly variables: number;
  /** Variables below this are of cells, the others of block starts. */
  readonly cellVariables: number;
  /** First variable of each open cell, -1 for known ones. */
  readonly cellVariable: Int32Array;
  /**
   * The line that stands for each line: itself, but where a symmetry is imposed; none, -1, for a
   * free line.
   */
  readonly lineOf: Int32Array;
  /** Clauses of two literals, of three, and longer ones (each after its length). */
  readonly binaries: Int32Array;
  readonly ternaries: Int32Array;
  readonly longs: Int32Array;
  /** The starts that are alive of every block of a line with open cells, by block. */
  readonly starts: ReadonlyMap<number, StartVariables>;
}

/**
 * Clauses over at most so many literals in all: beyond, memory and set-up cost more than they
 * bring.
 */
const MAX_LITERALS = 60_000_000;

/**
 * Set-up is a generator that pauses each time it has made so many literals: about a millisecond.
 */
export const SETUP_PIECE = 200_000;

/**
 * Encodes a board at a fixpoint of propagation; undefined when it would be too large. With a fold,
 * cells share their variables, and one line stands for all that are equal to it.
 */
export function* encode(board: Board, fold?: Fold): Generator<void, Encoding | undefined> {
  const lineOf = fold?.lineOf ?? ownLines(board);
  const cellVariable = new Int32Array(board.cells.length).fill(-1);
  const builder: Builder = {
    board,
    cellVariable,
    variables: 0,
    binaries: makeList(),
    ternaries: makeList(),
    longs: makeList(),
    starts: new Map(),
    listed: new Int32Array(Math.max(board.width, board.height) + 1),
  };
  addCells(builder, fold);
  const cellVariables = builder.variables;
  for (let line = 0, paused = 0; line < board.lines.count; line++) {
    if (board.unknownIn[line] > 0 && lineOf[line] === line) addLine(builder, line);
    const size = builder.ternaries.size + builder.binaries.size;
    if (size > MAX_LITERALS) return undefined;
    if (size < paused + SETUP_PIECE) continue;
    paused = size;
    yield;
  }
  return {
    variables: builder.variables,
    cellVariables,
    cellVariable,
    lineOf,
    binaries: builder.binaries.items.subarray(0, builder.binaries.size),
    ternaries: builder.ternaries.items.subarray(0, builder.ternaries.size),
    longs: builder.longs.items.subarray(0, builder.longs.size),
    starts: builder.starts,
  };
}

function ownLines({ lines, free }: Board): Int32Array {
  const lineOf = new Int32Array(lines.count);
  for (let line = 0; line < lines.count; line++) lineOf[line] = free.has(line) ? -1 : line;
  return lineOf;
}

/**
 * The literal that says that `cell`, with these candidates at the time of encoding, has `colour`.
 */
export function cellLiteral(
  cellVariable: Int32Array,
  candidates: number,
  cell: number,
  colour: number,
): number {
  if (((candidates >> colour) & 1) === 0) return FALSE;
  const below = candidates & ((1 << colour) - 1);
  if (isKnown(candidates)) return TRUE;
  const first = cellVariable[cell];
  const isPair = isKnown(candidates & (candidates - 1));
  if (isPair) return 2 * first + (below === 0 ? 1 : 0);
  return 2 * (first + bitCount(below));
}

function bitCount(mask: number): number {
  let bits = 0;
  for (let left = mask; left !== 0; left &= left - 1) bits++;
  return bits;
}

interface Builder {
  readonly board: Board;
  readonly cellVariable: Int32Array;
  variables: number;
  readonly binaries: IntList;
  readonly ternaries: IntList;
  readonly longs: IntList;
  readonly starts: Map<number, StartVariables>;
  /** Starts of one block. */
  readonly listed: Int32Array;
}

function makeList(): IntList {
  return { items: new Int32Array(1024), size: 0 };
}

/** One variable for two candidates; for more, one each, of which exactly one is true. */
function addCells(builder: Builder, fold: Fold | undefined): void {
  const { cells } = builder.board;
  for (let cell = 0; cell < cells.length; cell++) {
    if (isKnown(cells[cell])) continue;
    if (fold !== undefined && fold.cellOf[cell] !== cell) {
      builder.cellVariable[cell] = builder.cellVariable[fold.cellOf[cell]];
      continue;
    }
    const candidates = bitCount(cells[cell]);
    const first = builder.variables;
    builder.cellVariable[cell] = first;
    builder.variables += candidates === 2 ? 1 : candidates;
    if (candidates === 2) continue;
    addOneOf(builder, first, candidates);
  }
}

/** Exactly one of `count` variables is true. */
function addOneOf(builder: Builder, first: number, count: number): void {
  const { longs } = builder;
  if (count === 3) {
    addThree(builder, 2 * first, 2 * first + 2, 2 * first + 4);
  } else {
    longs.items = grown(longs.items, longs.size + count + 1);
    longs.items[longs.size++] = count;
    for (let i = 0; i < count; i++) longs.items[longs.size++] = 2 * (first + i);
  }
  for (let i = 0; i < count; i++) {
    for (let j = 0; j < i; j++) addTwo(builder, 2 * (first + i) + 1, 2 * (first + j) + 1);
  }
}

/** A clause of two literals, unless it holds anyway. */
function addTwo({ binaries }: Builder, a: number, b: number): void {
  if (a === TRUE || b === TRUE) return;
  // The pre-pass has made every consequence of a single line: nothing is left to follow.
  if (a === FALSE || b === FALSE) throw new Error('the encoding says more than propagation found');
  binaries.items = grown(binaries.items, binaries.size + 2);
  binaries.items[binaries.size++] = a;
  binaries.items[binaries.size++] = b;
}

function addThree(builder: Builder, a: number, b: number, c: number): void {
  if (a === TRUE || b === TRUE || c === TRUE) return;
  if (a === FALSE) addTwo(builder, b, c);
  else if (b === FALSE) addTwo(builder, a, c);
  else if (c === FALSE) addTwo(builder, a, b);
  else pushThree(builder.ternaries, a, b, c);
}

function pushThree(list: IntList, a: number, b: number, c: number): void {
  list.items = grown(list.items, list.size + 3);
  list.items[list.size++] = a;
  list.items[list.size++] = b;
  list.items[list.size++] = c;
}

/** The starts of one block that are alive, and the variables between them. */
export interface StartVariables {
  readonly positions: Int32Array;
  readonly first: number;
  readonly last: number;
  /** rank[q - first]: how many alive starts lie below q. */
  readonly rank: Int32Array;
  readonly alive: number;
  readonly variable: number;
}

function addLine(builder: Builder, line: number): void {
  const { board } = builder;
  const { lines } = board;
  if (!solveLine(lines, line, board.masks, board.scratch))
    throw new Error('a line has no arrangement');
  const at = lines.blockAt[line];
  const blocks = lines.blockAt[line + 1] - at;
  const starts: StartVariables[] = [];
  for (let j = 0; j < blocks; j++) {
    const found = readStarts(builder, line, j);
    starts.push(found);
    builder.starts.set(at + j, found);
    for (let t = 1; t + 1 < found.alive; t++) {
      addTwo(builder, 2 * (found.variable + t) + 1, 2 * (found.variable + t - 1));
    }
  }
  for (let j = 0; j < blocks; j++) {
    const length = lines.blockLength[at + j];
    if (j + 1 < blocks)
      addPrecedence(builder, starts[j], starts[j + 1], length + lines.blockGap[at + j]);
    addCover(builder, line, starts[j], length, lines.blockColour[at + j]);
  }
  for (let j = -1; j < blocks; j++) {
    addGap(builder, line, starts[j], starts[j + 1], j < 0 ? 0 : lines.blockLength[at + j]);
  }
}

function readStarts(builder: Builder, line: number, j: number): StartVariables {
  const { lines, scratch } = builder.board;
  const alive = listStarts(scratch, lines.words[line], j, builder.listed, 0);
  const positions = builder.listed.slice(0, alive);
  const first = positions[0];
  const last = positions[alive - 1];
  const rank = new Int32Array(Math.min(last, lines.length[line]) - first + 2);
  for (let q = first, t = 0; q <= last + 1; q++) {
    rank[q - first] = t;
    if (positions[t] === q) t++;
  }
  const variable = builder.variables;
  builder.variables += alive - 1;
  return { positions, first, last, rank, alive, variable };
}

/** O(j, q) as a literal or a constant. */
function startsAtOrAfter(starts: StartVariables, q: number): number {
  if (q <= starts.first) return TRUE;
  if (q > starts.last) return FALSE;
  return 2 * (starts.variable + starts.rank[q - starts.first] - 1);
}

function negate(literal: number): number {
  return literal < 0 ? TRUE + FALSE - literal : literal ^ 1;
}

function addPrecedence(
  builder: Builder,
  block: StartVariables,
  next: StartVariables,
  step: number,
): void {
  for (let q = block.first, rank = -1; q <= block.last; q++) {
    if (block.rank[q - block.first] === rank) continue;
    rank = block.rank[q - block.first];
    // Between two alive starts all q are the same literal; the last of them says most.
    let furthest = q;
    while (furthest < block.last && block.rank[furthest + 1 - block.first] === rank) furthest++;
    addTwo(
      builder,
      negate(startsAtOrAfter(block, furthest)),
      startsAtOrAfter(next, furthest + step),
    );
  }
}

function addCover(
  builder: Builder,
  line: number,
  starts: StartVariables,
  length: number,
  colour: number,
): void {
  for (let i = starts.first; i < starts.last + length; i++) {
    addThree(
      builder,
      negate(startsAtOrAfter(starts, i - length + 1)),
      startsAtOrAfter(starts, i + 1),
      literalInLine(builder, line, i, colour),
    );
  }
}

/**
 * Adds the clauses between a block (undefined: the left edge) and the next (undefined: the right).
 */
function addGap(
  builder: Builder,
  line: number,
  block: StartVariables | undefined,
  next: StartVariables | undefined,
  length: number,
): void {
  const from = block === undefined ? 0 : block.first + length;
  const to = next === undefined ? builder.board.lines.length[line] : next.last;
  for (let i = from; i < to; i++) {
    addThree(
      builder,
      block === undefined ? FALSE : startsAtOrAfter(block, i - length + 1),
      next === undefined ? FALSE : negate(startsAtOrAfter(next, i + 1)),
      literalInLine(builder, line, i, 0),
    );
  }
}

function literalInLine(builder: Builder, line: number, position: number, colour: number): number {
  const cell = cellAt(builder.board, line, position);
  return cellLiteral(builder.cellVariable, builder.board.cells[cell], cell, colour);
}
