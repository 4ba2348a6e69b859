// Translates each family of constraints of the integer program for nonograms to clauses.
//
// A variable says that a block starts at a cell. Each block has exactly one start; a block starts
// behind the end of the block before it (and behind the gap if there must be one); a start paints
// the cells that the block then covers; a painted cell is covered by one of the blocks of its
// colour. The letters below are those of the constraints of the program. The clauses of the cells
// say that each cell has one colour, and the order of the blocks keeps two blocks off one cell.
//
// A blotted block also has exactly one end, and variables which say that the block covers a cell.
// The start and the end are covered; from a covered cell on, every cell is covered up to the end,
// and back to the start; no cell before the start or behind the end is covered.
//
// Size: a line has blocks x (slack + 1) variables, and about blocks x slack^2 / 2 clauses which say
// that a block has at most one start. Source: R. A. Bosch, Painting by Numbers, Optima 65, 2001; K.
// Goldner, R. Kimura and A. Schwartz, Nonokenken: solving puzzles using integer programs (no date),
// who translate the program to SAT.

import { addThree, addTwo, type Clauses, type CnfSize, close, put } from './clauses.ts';
import { type CnfLine, type LineEncoder, literalAt } from './line.ts';

export const integer: LineEncoder = { size: sizeOf, names, encode };

function sizeOf({ size, blocks, lengths, isBlotted, slack, palette }: CnfLine): CnfSize {
  const starts = slack + 1;
  const painted = lengths.reduce((sum, length) => sum + length, 0);
  const pairs = Math.max(0, blocks - 1);
  const cells = size * (palette.length - 1);
  const blotted = isBlotted.reduce((sum, is) => sum + is, 0);
  return {
    variables: (blocks + 2 * blotted) * starts,
    clauses:
      (blocks + blotted) * (1 + (starts * slack) / 2) +
      (pairs * starts + cells + painted * starts) +
      blotted * (4 * starts + 2 * slack),
    literals:
      (blocks + blotted) * (starts + starts * slack) +
      pairs * (starts + (starts * (starts + 1)) / 2) +
      (cells + painted * starts) +
      2 * painted * starts +
      blotted * (4 * starts + 10 * slack + 4),
  };
}

function* names({ blocks, earliest, isBlotted, slack }: CnfLine): Generator<string> {
  for (let j = 0; j < blocks; j++) {
    for (const does of isBlotted[j] === 1 ? ['starts', 'ends', 'covers'] : ['starts']) {
      for (let p = earliest[j]; p <= earliest[j] + slack; p++) {
        yield `block ${j + 1} ${does} ${p + 1}`;
      }
    }
  }
}

/**
 * A line, and for each block the first of the variables which say that the block starts at a cell,
 * and of those which say that it ends. A block of known length has only the former, which then
 * stand for its end, too. A blotted block covers cells by the variables behind those of its end.
 */
interface Numbered {
  readonly line: CnfLine;
  readonly startsAt: Int32Array;
  readonly endsAt: Int32Array;
  readonly coversAt: Int32Array;
}

function encode(line: CnfLine, first: number, clauses: Clauses): void {
  const numbered = numberVariables(line, first);
  const { startsAt, endsAt } = numbered;
  for (let j = 0; j < line.blocks; j++) {
    addExactlyOne(line, startsAt[j], clauses);
    if (line.isBlotted[j] === 1) addExactlyOne(line, endsAt[j], clauses);
    if (j + 1 < line.blocks) addOrder(line, endsAt[j], startsAt[j + 1], clauses);
    if (line.isBlotted[j] === 1) addCovers(numbered, j, clauses);
    else addPainted(line, startsAt[j], j, clauses);
  }
  for (let i = 0; i < line.size; i++) {
    for (let colour = 1; colour < line.palette.length; colour++) {
      addCovered(numbered, i, colour, clauses);
    }
  }
}

function numberVariables(line: CnfLine, first: number): Numbered {
  const { blocks, isBlotted, slack } = line;
  const [startsAt, endsAt, coversAt] = [0, 1, 2].map(() => new Int32Array(blocks));
  let next = first;
  for (let j = 0; j < blocks; j++, next += slack + 1) {
    startsAt[j] = next;
    if (isBlotted[j] === 1) next += slack + 1;
    endsAt[j] = next;
    if (isBlotted[j] === 1) next += slack + 1;
    coversAt[j] = next;
  }
  return { line, startsAt, endsAt, coversAt };
}

/** Adds (a) or (b): a block has exactly one start, or one end, of the variables from `at` on. */
function addExactlyOne({ slack }: CnfLine, at: number, clauses: Clauses): void {
  for (let d = 0; d <= slack; d++) put(clauses, at + d);
  close(clauses);
  for (let d = 0; d <= slack; d++) {
    for (let e = 0; e < d; e++) addTwo(clauses, -(at + d), -(at + e));
  }
}

/**
 * Adds (c) or (d): the next block, which has the variables `next`, starts behind the end of a
 * block, which has the variables `ends`. The next block is therefore at least as far behind its
 * earliest start as the block is behind its own.
 */
function addOrder({ slack }: CnfLine, ends: number, next: number, clauses: Clauses): void {
  for (let d = 0; d <= slack; d++) {
    put(clauses, -(ends + d));
    for (let e = d; e <= slack; e++) put(clauses, next + e);
    close(clauses);
  }
}

/** Adds (e) or (f): a painted cell is covered by a block of its colour. */
function addCovered(
  { line, startsAt, coversAt }: Numbered,
  i: number,
  colour: number,
  clauses: Clauses,
): void {
  put(clauses, -literalAt(line, i, colour));
  for (let j = 0; j < line.blocks; j++) {
    if (line.colours[j] !== colour) continue;
    const at = line.isBlotted[j] === 1 ? coversAt[j] : startsAt[j];
    const last = i - line.earliest[j];
    for (let d = Math.max(0, last - line.lengths[j] + 1); d <= Math.min(last, line.slack); d++) {
      put(clauses, at + d);
    }
  }
  close(clauses);
}

/** Adds (g) or (h): a start of a block paints the cells that the block then covers. */
function addPainted(line: CnfLine, starts: number, j: number, clauses: Clauses): void {
  for (let d = 0; d <= line.slack; d++) {
    for (let t = 0; t < line.lengths[j]; t++) {
      const cell = literalAt(line, line.earliest[j] + d + t, line.colours[j]);
      addTwo(clauses, -(starts + d), cell);
    }
  }
}

/**
 * Adds what says of a blotted block that it covers, and paints, the cells from its start to its
 * end.
 */
function addCovers(
  { line, startsAt, endsAt, coversAt }: Numbered,
  j: number,
  clauses: Clauses,
): void {
  for (let d = 0; d <= line.slack; d++) {
    const [start, end, cover] = [startsAt[j] + d, endsAt[j] + d, coversAt[j] + d];
    addTwo(clauses, -start, cover);
    addTwo(clauses, -end, cover);
    addTwo(clauses, -cover, literalAt(line, line.earliest[j] + d, line.colours[j]));
    if (d === 0) addTwo(clauses, -cover, start);
    else {
      addThree(clauses, -cover, start, cover - 1);
      addTwo(clauses, -start, -(cover - 1));
    }
    if (d === line.slack) addTwo(clauses, -cover, end);
    else {
      addThree(clauses, -cover, end, cover + 1);
      addTwo(clauses, -end, -(cover + 1));
    }
  }
}
