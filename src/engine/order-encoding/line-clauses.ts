// Adds the clauses of one line, over its cells and the starts and ends of its blocks. The clauses
// follow from the clue of the line and the candidates of its cells alone, so that a verifier can
// derive them again. In this list, S(j, q) says that block j starts at q or later, and E(j, q) that
// the position behind its last cell is q or later. A block of known length has no variables for E,
// because E(j, q) is S(j, q - length_j).
//   chain       S(j, q+1) -> S(j, q), and the same of E
//   length      S(j, q) -> E(j, q+1)
//   precedence  E(j, q) -> S(j+1, q + gap)
//   cover       E(j, i+1) and not S(j, i+1) -> cell i has the colour of j
//   gap         not E(j, i+1) and S(j+1, i+1) -> cell i is background

import { cellInLine } from '../../puzzle/places.ts';
import type { Board } from '../board/board.ts';
import { solveLine } from '../line-kernel/kernel.ts';
import { type BoundVariables, isAtOrAfter, readEnds, readStarts } from './bound-variables.ts';
import { cellLiteral } from './cell-literals.ts';
import { addBinary, addTernary, type ClauseLists } from './clause-lists.ts';
import { FALSE, negate } from './literals.ts';

/** An encoding while lines are added to it. */
export interface EncodingBuilder {
  readonly board: Board;
  readonly cellVariable: Int32Array;
  readonly lists: ClauseLists;
  readonly starts: Map<number, BoundVariables>;
  readonly ends: Map<number, BoundVariables>;
  variables: number;
  /** Holds the positions of one bound at a time. */
  readonly listed: Int32Array;
}

/** A block with its variables: E(j, q) is that `end` is at `q - length` or later. */
interface BlockBounds {
  readonly start: BoundVariables;
  /** The start again if the length is known. */
  readonly end: BoundVariables;
  /** 0 if the block is blotted. */
  readonly length: number;
}

/** Adds the clauses of a line, which must have an arrangement. */
export function addLine(builder: EncodingBuilder, line: number): void {
  const { board } = builder;
  const { lines } = board;
  if (!solveLine(lines, line, board.masks, board.scratch))
    throw new Error('a line has no arrangement');
  const at = lines.blockAt[line];
  const count = lines.blockAt[line + 1] - at;
  const blocks: BlockBounds[] = [];
  for (let j = 0; j < count; j++) blocks.push(addBounds(builder, line, j));
  for (let j = 0; j < count; j++) {
    if (j + 1 < count) addPrecedence(builder, blocks[j], blocks[j + 1], lines.blockGap[at + j]);
    addCover(builder, line, blocks[j], lines.blockColour[at + j]);
  }
  for (let j = -1; j < count; j++) {
    addGap(builder, line, blocks[j], blocks[j + 1]);
  }
}

function addBounds(builder: EncodingBuilder, line: number, j: number): BlockBounds {
  const { lines } = builder.board;
  const block = lines.blockAt[line] + j;
  const length = lines.blockLength[block];
  const start = readStarts(builder, line, j);
  addChain(builder, start);
  builder.starts.set(block, start);
  if (length > 0) return { start, end: start, length };
  const end = readEnds(builder, line, j);
  addChain(builder, end);
  builder.ends.set(block, end);
  for (const q of start.positions)
    addBinary(builder.lists, negate(isAtOrAfter(start, q)), isAtOrAfter(end, q + 1));
  return { start, end, length };
}

function addChain(builder: EncodingBuilder, { alive, variable }: BoundVariables): void {
  builder.variables += alive - 1;
  for (let t = 1; t + 1 < alive; t++) {
    addBinary(builder.lists, 2 * (variable + t) + 1, 2 * (variable + t - 1));
  }
}

function addPrecedence(
  builder: EncodingBuilder,
  { end, length }: BlockBounds,
  next: BlockBounds,
  gap: number,
): void {
  for (let q = end.first, rank = -1; q <= end.last; q++) {
    if (end.rank[q - end.first] === rank) continue;
    rank = end.rank[q - end.first];
    // Between two remaining positions, every q gives the same literal, and the last q gives the
    // strongest clause.
    let furthest = q;
    while (furthest < end.last && end.rank[furthest + 1 - end.first] === rank) furthest++;
    addBinary(
      builder.lists,
      negate(isAtOrAfter(end, furthest)),
      isAtOrAfter(next.start, furthest + length + gap),
    );
  }
}

function addCover(
  builder: EncodingBuilder,
  line: number,
  { start, end, length }: BlockBounds,
  colour: number,
): void {
  for (let i = start.first; i < end.last + length; i++) {
    addTernary(
      builder.lists,
      negate(isAtOrAfter(end, i - length + 1)),
      isAtOrAfter(start, i + 1),
      literalInLine(builder, line, i, colour),
    );
  }
}

/**
 * Adds the clauses between a block (undefined: the left edge) and the next block (undefined: the
 * right edge).
 */
function addGap(
  builder: EncodingBuilder,
  line: number,
  block: BlockBounds | undefined,
  next: BlockBounds | undefined,
): void {
  const from = block === undefined ? 0 : block.end.first + block.length;
  const to = next === undefined ? builder.board.lines.length[line] : next.start.last;
  for (let i = from; i < to; i++) {
    addTernary(
      builder.lists,
      block === undefined ? FALSE : isAtOrAfter(block.end, i - block.length + 1),
      next === undefined ? FALSE : negate(isAtOrAfter(next.start, i + 1)),
      literalInLine(builder, line, i, 0),
    );
  }
}

function literalInLine(
  builder: EncodingBuilder,
  line: number,
  position: number,
  colour: number,
): number {
  const cell = cellInLine(builder.board, line, position);
  return cellLiteral(builder.cellVariable, builder.board.cells[cell], cell, colour);
}
