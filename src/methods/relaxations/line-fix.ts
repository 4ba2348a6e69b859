// Finds the values that the cells of a line can have, by the source's recurrence. A line is
// described as strings of equal cells d_1 .. d_m, where d_j = sigma{a, b} is a to b cells that are
// all empty or all painted, alternately. With A_j the least and B_j the greatest number of cells
// that the first j strings take,
//
//   Fix(i, j) = OR of Fix(p, j - 1) over max(i - b_j, A_j-1, L) <= p <= min(i - a_j, B_j-1)
//
// says whether the first i cells match the first j strings; L counts the cells up to and including
// the last cell before i that cannot be sigma_j. In a nonogram only the empty strings can stretch,
// together by the slack of the line: B_j = A_j + slack, so a row of the table is indexed by t = i -
// A_j. For a block the OR is over one p, with the same t. For an empty string the OR is over the p
// whose own t is not greater, and the last p for which Fix(p, j - 1) is true decides. A blotted
// block is a painted string that stretches in the same way. An unknown line is not described by
// strings, and keeps its values. Cost: O(blocks x slack + cells) a line, where the source has a
// factor of cells more. Source: K. J. Batenburg, W. A. Kosters, Solving Nonograms by combining
// relaxations, 2009, section 3.

import type { Clue } from '../../puzzle/clue.ts';

export interface LineDescription {
  readonly size: number;
  readonly isUnknown: boolean;
  /** 1 for strings that can stretch, at index j: empty strings and blotted blocks. */
  readonly stretches: Uint8Array;
  /**
   * The number of strings: one for each block, at even j, and the empty strings around and between
   * the blocks, at odd j.
   */
  readonly strings: number;
  readonly slack: number;
  /** A_j for each j from 0 on: the least number of cells that the first j strings take. */
  readonly least: Int32Array;
  /** The number of entries of each table. */
  readonly cost: number;
}

export function describeLine(clue: Clue, size: number): LineDescription {
  const blocks = clue ?? [];
  const strings = 2 * blocks.length + 1;
  const least = new Int32Array(strings + 1);
  const stretches = Uint8Array.from({ length: strings + 1 }, (_, j) => j % 2);
  blocks.forEach(({ length }, block) => {
    least[2 * block + 1] = least[2 * block] + (block > 0 ? 1 : 0);
    least[2 * block + 2] = least[2 * block + 1] + (length ?? 1);
    if (length === null) stretches[2 * block + 2] = 1;
  });
  least[strings] = least[strings - 1];
  const slack = size - least[strings];
  const cost = (strings + 1) * (slack + 1);
  return { size, isUnknown: clue === null, stretches, strings, slack, least, cost };
}

/** Memory for lines up to a size; `line` is read, `allowed` is written. */
export interface FixScratch {
  /** Candidate masks of the line: 1 empty, 2 painted, 3 unknown. */
  readonly line: Uint8Array;
  readonly allowed: Uint8Array;
  /** 1 if the first A_j + t cells match the first j strings, at index j * (slack + 1) + t. */
  readonly before: Uint8Array;
  /** 1 if the cells behind these match the strings after j, at the same index. */
  readonly behind: Uint8Array;
  /**
   * The number of cells up to and including the last painted cell before i, or the last empty cell;
   * 0 when there is none.
   */
  readonly lastPainted: Int32Array;
  readonly lastEmpty: Int32Array;
  /** The first painted, or empty, cell from i on; the size of the line when there is none. */
  readonly nextPainted: Int32Array;
  readonly nextEmpty: Int32Array;
  /** The beginnings (+1) and ends (-1) of stretches of cells that can have each value. */
  readonly painted: Int32Array;
  readonly empty: Int32Array;
}

export function makeFixScratch(lines: readonly LineDescription[]): FixScratch {
  const size = lines.reduce((most, line) => Math.max(most, line.size), 0);
  const cost = lines.reduce((most, line) => Math.max(most, line.cost), 0);
  return {
    line: new Uint8Array(size),
    allowed: new Uint8Array(size),
    before: new Uint8Array(cost),
    behind: new Uint8Array(cost),
    lastPainted: new Int32Array(size + 1),
    lastEmpty: new Int32Array(size + 1),
    nextPainted: new Int32Array(size + 1),
    nextEmpty: new Int32Array(size + 1),
    painted: new Int32Array(size + 1),
    empty: new Int32Array(size + 1),
  };
}

/**
 * Writes the values that each cell has in the arrangements that fit `scratch.line`; false when no
 * arrangement fits.
 */
export function fixLine(description: LineDescription, scratch: FixScratch): boolean {
  const { strings, slack } = description;
  if (description.isUnknown) return keepLine(description.size, scratch);
  readLine(description.size, scratch);
  fixFromStart(description, scratch);
  if (scratch.before[strings * (slack + 1) + slack] === 0) return false;
  fixFromEnd(description, scratch);
  collect(description, scratch);
  return true;
}

/** Allows every cell its own values; false when a cell has none. */
function keepLine(size: number, { line, allowed }: FixScratch): boolean {
  allowed.set(line.subarray(0, size));
  return !line.subarray(0, size).includes(0);
}

function readLine(
  size: number,
  { line, lastPainted, lastEmpty, nextPainted, nextEmpty, painted, empty }: FixScratch,
): void {
  for (let i = 0; i < size; i++) {
    lastPainted[i + 1] = line[i] === 2 ? i + 1 : lastPainted[i];
    lastEmpty[i + 1] = line[i] === 1 ? i + 1 : lastEmpty[i];
  }
  nextPainted[size] = nextEmpty[size] = size;
  for (let i = size - 1; i >= 0; i--) {
    nextPainted[i] = line[i] === 2 ? i : nextPainted[i + 1];
    nextEmpty[i] = line[i] === 1 ? i : nextEmpty[i + 1];
  }
  painted.fill(0, 0, size + 1);
  empty.fill(0, 0, size + 1);
}

function fixFromStart(
  { strings, slack, least, stretches }: LineDescription,
  { before, lastPainted, lastEmpty }: FixScratch,
): void {
  const row = slack + 1;
  before.fill(0, 0, row);
  before[0] = 1;
  for (let j = 1; j <= strings; j++) {
    const at = j * row;
    const from = least[j - 1];
    const lastOther = j % 2 === 0 ? lastEmpty : lastPainted;
    for (let t = 0, last = -1; t <= slack; t++) {
      const isReached = before[at - row + t] === 1;
      if (isReached) last = t;
      const i = least[j] + t;
      const fits =
        stretches[j] === 0
          ? isReached && lastOther[i] <= from + t
          : last >= 0 && lastOther[i] <= from + last;
      before[at + t] = fits ? 1 : 0;
    }
  }
}

function fixFromEnd(
  { strings, slack, least, cost, stretches }: LineDescription,
  { behind, lastEmpty, nextPainted, nextEmpty }: FixScratch,
): void {
  const row = slack + 1;
  behind.fill(0, cost - row, cost);
  behind[cost - 1] = 1;
  for (let j = strings; j >= 1; j--) {
    const at = j * row;
    const nextOther = j % 2 === 0 ? nextEmpty : nextPainted;
    for (let t = slack, next = -1; t >= 0; t--) {
      const isReached = behind[at + t] === 1;
      if (isReached) next = t;
      const p = least[j - 1] + t;
      const fits =
        stretches[j] === 0
          ? isReached && lastEmpty[least[j] + t] <= p
          : next >= 0 && least[j] + next <= nextOther[p];
      behind[at - row + t] = fits ? 1 : 0;
    }
  }
}

/** Marks the cells of every string that is part of a whole match, and writes `allowed`. */
function collect(description: LineDescription, scratch: FixScratch): void {
  for (let j = 1; j <= description.strings; j++) {
    if (description.stretches[j] === 0) collectBlock(description, scratch, j);
    else collectStretching(description, scratch, j);
  }
  const { allowed, painted, empty } = scratch;
  for (let i = 0, paints = 0, empties = 0; i < description.size; i++) {
    paints += painted[i];
    empties += empty[i];
    allowed[i] = (empties > 0 ? 1 : 0) | (paints > 0 ? 2 : 0);
  }
}

function collectBlock(
  { slack, least }: LineDescription,
  { before, behind, painted }: FixScratch,
  j: number,
): void {
  const at = j * (slack + 1);
  for (let t = 0; t <= slack; t++) {
    if (before[at + t] === 0 || behind[at + t] === 0) continue;
    painted[least[j - 1] + t]++;
    painted[least[j] + t]--;
  }
}

/**
 * Marks the cells of an empty string, or of a blotted block: from each place where the string can
 * begin, up to the last place where it can end before the next cell of the other value.
 */
function collectStretching(
  { slack, least }: LineDescription,
  { before, behind, nextPainted, nextEmpty, painted, empty }: FixScratch,
  j: number,
): void {
  const at = j * (slack + 1);
  const [marks, nextOther] = j % 2 === 0 ? [painted, nextEmpty] : [empty, nextPainted];
  for (let t = slack, end = slack; t >= 0; t--) {
    if (before[at - (slack + 1) + t] === 0) continue;
    const p = least[j - 1] + t;
    end = Math.min(end, nextOther[p] - least[j]);
    while (end >= t && behind[at + end] === 0) end--;
    if (end < t) continue;
    marks[p]++;
    marks[least[j] + end]--;
  }
}
