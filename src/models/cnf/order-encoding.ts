// Writes the order encoding with cover variables.
//
// O(j, p) says that block j starts at p or before. O(j, p) is false before the earliest start of
// the block, and true from the latest start on.
//   chain       O(j, p) -> O(j, p+1)
//   precedence  O(j+1, p) -> O(j, p - length - gap)
//   cover       C(j, i) <-> O(j, i) and not O(j, i - length)
//   colour      C(j, i) -> cell i has the colour of j
//   painted     cell i has colour c -> C(j, i) for some j of colour c
// A blotted block also has variables E(j, p): block j ends at p or before. They stand in place of
// O(j, p - length + 1), which says the same of a block of known length.
//   chain       E(j, p) -> E(j, p+1)
//   length      E(j, p) -> O(j, p)
//   precedence  O(j+1, p) -> E(j, p - 1 - gap)
//   cover       C(j, i) <-> O(j, i) and not E(j, i - 1)
// If the clue makes exactly one of the two O of a cover certain, the cover is the literal of the
// other O and has no variable of its own. If the clue makes both O certain, the block always covers
// the cell. The clauses of the cells say that each cell has one colour, and precedence keeps two
// blocks off the same cell.
//
// Size: a line has blocks x slack variables, up to twice as many if the slack is larger than the
// lengths of the blocks, and about three clauses for each variable. Unit propagation is weaker than
// an exact line solve. Source: N. Tamura, A. Taga, S. Kitagawa and M. Banbara, Compiling Finite
// Linear CSP into SAT, 2009.

import { addOne, addThree, addTwo, type Clauses, type CnfSize, close, put } from './clauses.ts';
import { type CnfLine, type LineEncoder, literalAt } from './line.ts';

export const order: LineEncoder = { size: sizeOf, names, encode };

/** Stands in place of a cover if the block covers the cell from each of its starts. */
const ALWAYS = 0;

function sizeOf({ size, blocks, lengths, isBlotted, slack, palette }: CnfLine): CnfSize {
  let covers = 0;
  let reached = 0;
  let always = 0;
  for (const length of lengths) {
    covers += Math.max(0, slack - length);
    reached += slack + length;
    always += Math.max(0, length - slack);
  }
  const blotted = isBlotted.reduce((sum, is) => sum + is, 0);
  const chains = (blocks + blotted) * Math.max(0, slack - 1);
  const bounds = blotted * slack;
  const precedences = Math.max(0, blocks - 1) * slack;
  const painted = size * (palette.length - 1) - always;
  return {
    variables: (blocks + blotted) * slack + covers,
    clauses: chains + bounds + precedences + 3 * covers + reached + painted,
    literals:
      2 * (chains + bounds + precedences) +
      7 * covers +
      (2 * reached - always) +
      (painted + reached - always),
  };
}

function* names({ blocks, earliest, lengths, isBlotted, slack }: CnfLine): Generator<string> {
  for (let j = 0; j < blocks; j++) {
    for (let d = 0; d < slack; d++) yield `block ${j + 1} starts by ${earliest[j] + d + 1}`;
    for (let d = lengths[j]; d < slack; d++) yield `block ${j + 1} covers ${earliest[j] + d + 1}`;
    if (isBlotted[j] === 0) continue;
    for (let d = 0; d < slack; d++) yield `block ${j + 1} ends by ${earliest[j] + d + 1}`;
  }
}

/**
 * A line, the first variable of each of its blocks, and the first of those which say where a block
 * ends: for a blotted block its E, for any other block its O again.
 */
interface Numbered {
  readonly line: CnfLine;
  readonly at: Int32Array;
  readonly endsAt: Int32Array;
}

function encode(line: CnfLine, first: number, clauses: Clauses): void {
  const numbered = numberVariables(line, first);
  for (let j = 0; j < line.blocks; j++) {
    addOrder(numbered, j, clauses);
    addCovers(numbered, j, clauses);
  }
  for (let i = 0; i < line.size; i++) {
    for (let colour = 1; colour < line.palette.length; colour++) {
      addPainted(numbered, i, colour, clauses);
    }
  }
}

function numberVariables(line: CnfLine, first: number): Numbered {
  const { blocks, lengths, isBlotted, slack } = line;
  const at = new Int32Array(blocks);
  const endsAt = new Int32Array(blocks);
  let next = first;
  for (let j = 0; j < blocks; j++) {
    at[j] = endsAt[j] = next;
    next += slack + Math.max(0, slack - lengths[j]);
    if (isBlotted[j] === 0) continue;
    endsAt[j] = next;
    next += slack;
  }
  return { line, at, endsAt };
}

/**
 * Adds the clauses `chain`, `length` and `precedence`. A precedence says that the next block is at
 * least as far behind its earliest start as block `j` is behind the earliest start of block `j`.
 */
function addOrder({ line, at, endsAt }: Numbered, j: number, clauses: Clauses): void {
  for (let d = 0; d < line.slack; d++) {
    if (d + 1 < line.slack) addTwo(clauses, -(at[j] + d), at[j] + d + 1);
    if (j + 1 < line.blocks) addTwo(clauses, -(at[j + 1] + d), endsAt[j] + d);
  }
  if (line.isBlotted[j] === 0) return;
  for (let d = 0; d < line.slack; d++) {
    if (d + 1 < line.slack) addTwo(clauses, -(endsAt[j] + d), endsAt[j] + d + 1);
    addTwo(clauses, -(endsAt[j] + d), at[j] + d);
  }
}

function addCovers(numbered: Numbered, j: number, clauses: Clauses): void {
  const { line, at, endsAt } = numbered;
  const length = line.lengths[j];
  for (let d = length; d < line.slack; d++) {
    const cover = at[j] + line.slack + d - length;
    const [by, before] = [at[j] + d, endsAt[j] + d - length];
    addTwo(clauses, -cover, by);
    addTwo(clauses, -cover, -before);
    addThree(clauses, cover, -by, before);
  }
  for (let d = 0; d < line.slack + length; d++) {
    const cover = coverLiteral(numbered, j, d);
    const cell = literalAt(line, line.earliest[j] + d, line.colours[j]);
    if (cover === ALWAYS) addOne(clauses, cell);
    else addTwo(clauses, -cover, cell);
  }
}

/**
 * Adds the clause `painted` of a cell and a colour, unless some block of that colour covers the
 * cell from each of its starts.
 */
function addPainted(numbered: Numbered, i: number, colour: number, clauses: Clauses): void {
  const { line } = numbered;
  const covers: number[] = [-literalAt(line, i, colour)];
  for (let j = 0; j < line.blocks; j++) {
    const d = i - line.earliest[j];
    if (line.colours[j] !== colour || d < 0 || d >= line.slack + line.lengths[j]) continue;
    const cover = coverLiteral(numbered, j, d);
    if (cover === ALWAYS) return;
    covers.push(cover);
  }
  for (const literal of covers) put(clauses, literal);
  close(clauses);
}

/**
 * Returns the literal which says that block `j` covers the cell `d` cells after the block's
 * earliest start; `ALWAYS` if the block covers that cell from each of its starts.
 */
function coverLiteral({ line, at, endsAt }: Numbered, j: number, d: number): number {
  const length = line.lengths[j];
  const isStartedAlways = d >= line.slack;
  const isEndedNever = d < length;
  if (isStartedAlways) return isEndedNever ? ALWAYS : -(endsAt[j] + d - length);
  return isEndedNever ? at[j] + d : at[j] + line.slack + d - length;
}
