// Finds what one line still allows, by dynamic programming. The blocks of the line are cut into
// parts: a block of known length is one part, all of its cells. A blotted block is two: its start,
// which has no cells, and, behind any number of its cells, its last cell. A state is a number of
// cells read and a number of parts placed. The code finds the states that can be reached from the
// start, and the states from which the end can be reached. A candidate or a place of a part stays
// if some arrangement has it. The code is as plain as it can be, since every proof rests on it.
// Cost: O(positions that are left to the parts, added up over all parts).

import type { Block, Clue } from '../puzzle/clue.ts';

/**
 * Makes a line, with the slots of the checker that hold its cells and the bounds of its parts: part
 * j has its earliest place in slot `bounds + 2j`, and its latest place, negated, in the next. Both
 * are positions in the line.
 */
export function makeLine(clue: Clue, cells: Int32Array, bounds: number) {
  const parts = clue?.flatMap((_, j) => partsOf(clue, j)) ?? [];
  const lengths = Int32Array.from(parts, ({ length }) => length);
  const colours = Int32Array.from(parts, ({ colour }) => colour);
  /**
   * The length of each part with the gap that must follow: the next part lies at least this many
   * cells further on.
   */
  const steps = Int32Array.from(parts, ({ length, gap }) => length + gap);
  /**
   * The mask of the colours that may lie before each part, and behind the last one: the rest of a
   * blotted block lies before its last cell, only background before all other parts and behind.
   * Anything may lie in an unknown line, which has no parts.
   */
  const between = Int32Array.from([
    ...parts.map((part) => part.between),
    clue === null ? ANYTHING : BACKGROUND,
  ]);
  return { cells, lengths, colours, steps, between, bounds };
}
export type Line = ReturnType<typeof makeLine>;

/** The mask of the background, and the mask of all colours. */
const [BACKGROUND, ANYTHING] = [1, -1];

/** Returns the parts of block j of a clue. */
function partsOf(clue: readonly Block[], j: number) {
  const { length, colour } = clue[j];
  const gap = clue[j + 1]?.colour === colour ? 1 : 0;
  if (length !== null) return [{ length, colour, gap, between: BACKGROUND }];
  return [
    { length: 0, colour, gap: 0, between: BACKGROUND },
    { length: 1, colour, gap, between: 1 << colour },
  ];
}

/**
 * Makes tables for lines of up to `cells` cells and `parts` parts. Row j of a table has an entry
 * for each position from 0 to `cells`.
 */
export function makeTables(cells: number, parts: number) {
  const stride = cells + 1;
  const table = (): Uint8Array => new Uint8Array((parts + 1) * stride);
  const byPart = (): Int32Array => new Int32Array(parts + 1);
  return {
    stride,
    ...{ from: byPart(), to: byPart(), fits: table(), before: table(), after: table() },
    /** The candidates left to each cell, and the first and the last place left to each part. */
    ...{ possible: new Int32Array(cells), first: byPart(), last: byPart() },
  };
}
type Tables = ReturnType<typeof makeTables>;

/**
 * Returns false if no arrangement fits `state`; else writes what the arrangements leave into the
 * tables.
 */
export function solveLinePlainly(tables: Tables, line: Line, state: Int32Array): boolean {
  // `before` says for row j and position p whether parts 0 to j - 1, each with its gap, and what
  // may lie before part j, can fill the cells before p.
  const { stride, from, to, fits, before } = tables;
  const { cells, lengths, steps, between, bounds } = line;
  const parts = lengths.length;
  // The positions of row j lie between the earliest end of part j - 1, with its gap, and the latest
  // place of part j.
  for (let j = 0; j <= parts; j++) {
    from[j] = j === 0 ? 0 : state[bounds + 2 * j - 2] + steps[j - 1];
    to[j] = j === parts ? cells.length : -state[bounds + 2 * j + 1];
    if (from[j] > to[j]) return false;
    before.fill(0, j * stride + from[j], j * stride + to[j] + 1);
  }
  before[0] = 1;
  for (let j = 0; j <= parts; j++) {
    if (j < parts) findFits(tables, line, state, j);
    const earliest = j < parts ? state[bounds + 2 * j] : Infinity;
    for (let p = from[j], at = j * stride + p; p <= to[j]; p++, at++) {
      if (before[at] === 0) continue;
      if (p < to[j] && state[cells[p]] & between[j]) before[at + 1] = 1;
      if (p >= earliest && fits[at] === 1) before[at + stride + steps[j]] = 1;
    }
  }
  if (before[parts * stride + cells.length] === 0) return false;
  goBack(tables, line, state);
  return true;
}

/** Finds for each p whether part j can lie there, by its cells, its gap and the bounds. */
function findFits({ stride, to, fits }: Tables, line: Line, state: Int32Array, j: number): void {
  const { cells, lengths, colours, steps, bounds } = line;
  const [length, step, bit] = [lengths[j], steps[j], 1 << colours[j]];
  const furthest = to[j] + Math.max(length, 1) - 1;
  for (let p = furthest, run = 0; p >= state[bounds + 2 * j]; p--) {
    run = state[cells[p]] & bit ? run + 1 : 0;
    if (p > to[j]) continue;
    const isRoom = run >= length && p + step <= to[j + 1];
    const hasGap = step === length || (isRoom && (state[cells[p + length]] & BACKGROUND) !== 0);
    fits[j * stride + p] = isRoom && hasGap ? 1 : 0;
  }
}

/**
 * Fills `after`, which says for row j and position p whether the parts from j on, and what may lie
 * before each, can fill the cells from p on. Writes down all candidates that occur in a whole
 * arrangement, and the first and the last place of each part.
 */
function goBack(tables: Tables, line: Line, state: Int32Array): void {
  const { stride, from, to, fits, before, after, possible, first, last } = tables;
  const { cells, lengths, colours, steps, between, bounds } = line;
  const parts = lengths.length;
  possible.fill(0, 0, cells.length);
  for (let j = parts; j >= 0; j--) {
    const earliest = j < parts ? state[bounds + 2 * j] : Infinity;
    // The cells that a part paints from here on are marked already.
    let painted = cells.length;
    for (let p = to[j], at = j * stride + p; p >= from[j]; p--, at--) {
      const isEnd = j === parts && p === cells.length;
      const passed = p < to[j] && after[at + 1] === 1 ? state[cells[p]] & between[j] : 0;
      const isPlace = p >= earliest && fits[at] === 1 && after[at + stride + steps[j]] === 1;
      after[at] = isEnd || passed !== 0 || isPlace ? 1 : 0;
      if (before[at] === 0) continue;
      possible[p] |= passed;
      if (!isPlace) continue;
      for (let q = p; q < p + lengths[j] && q < painted; q++) possible[q] |= 1 << colours[j];
      if (steps[j] > lengths[j]) possible[p + lengths[j]] |= BACKGROUND;
      if (painted === cells.length) last[j] = p;
      first[j] = painted = p;
    }
  }
}
