// Translates each family of constraints of the integer program for nonograms to clauses.
//
// A variable says that a block starts at a cell. Each block has exactly one start; a block starts
// behind the end of the block before it (and behind the gap if there must be one); a start paints
// the cells that the block then covers; a painted cell is covered by one of the blocks of its
// colour. The letters below are those of the constraints of the program. The clauses of the cells
// say that each cell has one colour, and the order of the blocks keeps two blocks off one cell.
//
// Size: a line has blocks x (slack + 1) variables, and about blocks x slack^2 / 2 clauses which say
// that a block has at most one start. Source: R. A. Bosch, Painting by Numbers, Optima 65, 2001; K.
// Goldner, R. Kimura and A. Schwartz, Nonokenken: solving puzzles using integer programs (no date),
// who translate the program to SAT.

import { addTwo, type Clauses, type CnfSize, close, put } from './clauses.ts';
import { type CnfLine, type LineEncoder, literalAt } from './line.ts';

export const integer: LineEncoder = { size: sizeOf, names, encode };

function sizeOf({ size, blocks, lengths, slack, palette }: CnfLine): CnfSize {
  const starts = slack + 1;
  const painted = lengths.reduce((sum, length) => sum + length, 0);
  const pairs = Math.max(0, blocks - 1);
  const cells = size * (palette.length - 1);
  return {
    variables: blocks * starts,
    clauses: blocks * (1 + (starts * slack) / 2) + pairs * starts + cells + painted * starts,
    literals:
      blocks * (starts + starts * slack) +
      pairs * (starts + (starts * (starts + 1)) / 2) +
      (cells + painted * starts) +
      2 * painted * starts,
  };
}

function* names({ blocks, earliest, slack }: CnfLine): Generator<string> {
  for (let j = 0; j < blocks; j++) {
    for (let p = earliest[j]; p <= earliest[j] + slack; p++) {
      yield `block ${j + 1} starts ${p + 1}`;
    }
  }
}

function encode(line: CnfLine, first: number, clauses: Clauses): void {
  for (let j = 0; j < line.blocks; j++) {
    addOneStart(line, first, j, clauses);
    if (j + 1 < line.blocks) addOrder(line, first, j, clauses);
    addPainted(line, first, j, clauses);
  }
  for (let i = 0; i < line.size; i++) {
    for (let colour = 1; colour < line.palette.length; colour++) {
      addCovered({ line, first, clauses }, i, colour);
    }
  }
}

/** Returns the variable which says that block `j` starts `d` cells after its earliest start. */
function starts({ slack }: CnfLine, first: number, j: number, d: number): number {
  return first + j * (slack + 1) + d;
}

/** Adds (a) or (b): a block has exactly one start. */
function addOneStart(line: CnfLine, first: number, j: number, clauses: Clauses): void {
  for (let d = 0; d <= line.slack; d++) put(clauses, starts(line, first, j, d));
  close(clauses);
  for (let d = 0; d <= line.slack; d++) {
    for (let e = 0; e < d; e++) {
      addTwo(clauses, -starts(line, first, j, d), -starts(line, first, j, e));
    }
  }
}

/**
 * Adds (c) or (d): the next block starts behind the end of block `j`. The next block is therefore
 * at least as far behind its earliest start as block `j` is behind the earliest start of block `j`.
 */
function addOrder(line: CnfLine, first: number, j: number, clauses: Clauses): void {
  for (let d = 0; d <= line.slack; d++) {
    put(clauses, -starts(line, first, j, d));
    for (let e = d; e <= line.slack; e++) put(clauses, starts(line, first, j + 1, e));
    close(clauses);
  }
}

/** Adds (e) or (f): a painted cell is covered by a block of its colour. */
function addCovered(
  { line, first, clauses }: { line: CnfLine; first: number; clauses: Clauses },
  i: number,
  colour: number,
): void {
  put(clauses, -literalAt(line, i, colour));
  for (let j = 0; j < line.blocks; j++) {
    if (line.colours[j] !== colour) continue;
    const last = i - line.earliest[j];
    for (let d = Math.max(0, last - line.lengths[j] + 1); d <= Math.min(last, line.slack); d++) {
      put(clauses, starts(line, first, j, d));
    }
  }
  close(clauses);
}

/** Adds (g) or (h): a start of a block paints the cells that the block then covers. */
function addPainted(line: CnfLine, first: number, j: number, clauses: Clauses): void {
  for (let d = 0; d <= line.slack; d++) {
    for (let t = 0; t < line.lengths[j]; t++) {
      const cell = literalAt(line, line.earliest[j] + d + t, line.colours[j]);
      addTwo(clauses, -starts(line, first, j, d), cell);
    }
  }
}
