// Adds the clauses of one line, over its cells and block starts. The clauses follow from the clue
// of the line and the candidates of its cells alone, so that a verifier can derive them again. In
// this list, O(j, q) says that block j starts at q or later.
//   chain       O(j, q+1) -> O(j, q)
//   precedence  O(j, q) -> O(j+1, q + length_j + gap)
//   cover       O(j, i-length_j+1) and not O(j, i+1) -> cell i has the colour of j
//   gap         not O(j, i-length_j+1) and O(j+1, i+1) -> cell i is background

import { cellInLine } from '../../puzzle/places.ts';
import type { Board } from '../board/board.ts';
import { solveLine } from '../line-kernel/kernel.ts';
import { cellLiteral } from './cell-literals.ts';
import { addBinary, addTernary, type ClauseLists } from './clause-lists.ts';
import { FALSE, negate } from './literals.ts';
import { readStarts, type StartVariables, startsAtOrAfter } from './start-variables.ts';

/** An encoding while lines are added to it. */
export interface EncodingBuilder {
  readonly board: Board;
  readonly cellVariable: Int32Array;
  readonly lists: ClauseLists;
  readonly starts: Map<number, StartVariables>;
  variables: number;
  /** Holds the starts of one block at a time. */
  readonly listed: Int32Array;
}

/** Adds the clauses of a line, which must have an arrangement. */
export function addLine(builder: EncodingBuilder, line: number): void {
  const { board } = builder;
  const { lines } = board;
  if (!solveLine(lines, line, board.masks, board.scratch))
    throw new Error('a line has no arrangement');
  const at = lines.blockAt[line];
  const blocks = lines.blockAt[line + 1] - at;
  const starts: StartVariables[] = [];
  for (let j = 0; j < blocks; j++) {
    const found = readStarts(builder, line, j);
    builder.variables += found.alive - 1;
    starts.push(found);
    builder.starts.set(at + j, found);
    for (let t = 1; t + 1 < found.alive; t++) {
      addBinary(builder.lists, 2 * (found.variable + t) + 1, 2 * (found.variable + t - 1));
    }
  }
  for (let j = 0; j < blocks; j++) {
    if (j + 1 < blocks) addPrecedence(builder, starts[j], starts[j + 1], lines.blockGap[at + j]);
    addCover(builder, line, starts[j], lines.blockColour[at + j]);
  }
  for (let j = -1; j < blocks; j++) {
    addGap(builder, line, starts[j], starts[j + 1]);
  }
}

function addPrecedence(
  builder: EncodingBuilder,
  block: StartVariables,
  next: StartVariables,
  gap: number,
): void {
  for (let q = block.first, rank = -1; q <= block.last; q++) {
    if (block.rank[q - block.first] === rank) continue;
    rank = block.rank[q - block.first];
    // Between two remaining starts, every q gives the same literal, and the last q gives the
    // strongest clause.
    let furthest = q;
    while (furthest < block.last && block.rank[furthest + 1 - block.first] === rank) furthest++;
    addBinary(
      builder.lists,
      negate(startsAtOrAfter(block, furthest)),
      startsAtOrAfter(next, furthest + block.length + gap),
    );
  }
}

function addCover(
  builder: EncodingBuilder,
  line: number,
  starts: StartVariables,
  colour: number,
): void {
  const { length } = starts;
  for (let i = starts.first; i < starts.last + length; i++) {
    addTernary(
      builder.lists,
      negate(startsAtOrAfter(starts, i - length + 1)),
      startsAtOrAfter(starts, i + 1),
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
  block: StartVariables | undefined,
  next: StartVariables | undefined,
): void {
  const from = block === undefined ? 0 : block.first + block.length;
  const to = next === undefined ? builder.board.lines.length[line] : next.last;
  for (let i = from; i < to; i++) {
    addTernary(
      builder.lists,
      block === undefined ? FALSE : startsAtOrAfter(block, i - block.length + 1),
      next === undefined ? FALSE : negate(startsAtOrAfter(next, i + 1)),
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
