// Full probing tries and propagates every colour that an unknown cell may have. A colour that ends
// in a contradiction is removed; what all colours agree on holds in any case (Wu et al., "An
// efficient approach to solving nonograms", IEEE T-CIAIG 2013; Batenburg and Kosters 2009).
//
// A probe depends only on the lines that it touched: while none of them has changed, it need not be
// repeated. Clauses that tell the search what the colours imply were tried too, but they cost more
// than they gained. Cost: one propagation per candidate; about 10 ms for the first pass over 30x30
// unknown cells.

import type { OnClause } from '../../puzzle/clause-event.ts';
import { colourOf, isKnown } from '../../puzzle/grid.ts';
import { columnLineOf, rowOf } from '../../puzzle/places.ts';
import { withRoomFor } from '../grow-list.ts';
import {
  type Board,
  clearQueue,
  enqueueLinesOf,
  narrow,
  remove,
  startTrail,
  undoTo,
} from './board.ts';
import { knownNeighbours } from './known-neighbours.ts';
import { propagate } from './propagate.ts';

/** How long probing goes on; work is counted in steps of 10 ns. */
interface ProbingLimits {
  /** Probing ends when this much work has ruled out no candidate. */
  readonly fruitless: number;
  /** The probe of a single colour is given up after this much work. */
  readonly each: number;
}

/** Beyond this, clause learning has more to gain than probing. */
const AS_LONG_AS_IT_PAYS: ProbingLimits = { fruitless: 2_000_000, each: 1_000_000 };
/**
 * Without a limit on the work, what probing leaves is a property of the puzzle: it depends neither
 * on the order of the probes and the line solves nor on what they cost.
 */
export const TO_THE_FIXPOINT: ProbingLimits = {
  fruitless: Number.POSITIVE_INFINITY,
  each: Number.POSITIVE_INFINITY,
};
/** Boards with more unknown cells than this are not probed. */
const MOST_CELLS = 20_000;

interface ProbingOptions {
  readonly onClause?: OnClause;
  readonly limits?: ProbingLimits;
  /** Whether what all colours of a cell agree on is kept; true by default. */
  readonly keepsAgreements?: boolean;
}

export interface Probing {
  readonly board: Board;
  readonly onClause: OnClause | undefined;
  readonly limits: ProbingLimits;
  readonly keepsAgreements: boolean;
  readonly colours: number;
  /** For each cell, the number of cells before it that were unknown when probing began. */
  readonly rank: Int32Array;
  /**
   * The unknown cells that this pass probes, those with the most known neighbours first, and the
   * index of the next cell in that list.
   */
  order: Int32Array;
  next: number;
  /** Whether this pass removed anything. */
  hasGained: boolean;
  /**
   * For each candidate, the number of the latest try that removed it after all earlier tries of the
   * probed cell had removed it, too.
   */
  readonly agreed: Int32Array;
  tries: number;
  /** The candidates that the first try of a cell removed. */
  first: Int32Array;
  /** The lines that the tries of each cell touched, as bits. */
  readonly touched: Int32Array;
  readonly words: number;
  /**
   * The values of `clock` when each cell was last probed (-1: probe it again), and when each line
   * last changed.
   */
  readonly probedAt: Int32Array;
  readonly changedAt: Int32Array;
  clock: number;
  probes: number;
  /**
   * The value of `board.work` at which probing ends unless it rules out another candidate before.
   */
  end: number;
}

/**
 * Sets up probing for a board at a fixpoint of propagation, before any decision; undefined if the
 * board has too many unknown cells.
 */
export function makeProbing(board: Board, options: ProbingOptions = {}): Probing | undefined {
  if (board.unknown > MOST_CELLS) return undefined;
  const open = board.unknown;
  const rank = new Int32Array(board.cells.length);
  for (let cell = 0, next = 0; cell < rank.length; cell++) {
    rank[cell] = next;
    if (!isKnown(board.cells[cell])) next++;
  }
  const { colours } = board.lines;
  const { onClause, limits = AS_LONG_AS_IT_PAYS, keepsAgreements = true } = options;
  const words = (board.lines.count + 31) >> 5;
  startTrail(board);
  return {
    board,
    onClause,
    limits,
    keepsAgreements,
    colours,
    rank,
    order: cellsToProbe(board),
    next: 0,
    hasGained: false,
    agreed: new Int32Array(open * colours),
    tries: 0,
    first: new Int32Array(0),
    touched: new Int32Array(open * words),
    words,
    probedAt: new Int32Array(open).fill(-1),
    changedAt: new Int32Array(board.lines.count),
    clock: 0,
    probes: 0,
    end: board.work + limits.fruitless,
  };
}

/** Lists the unknown cells in descending order of the number of their known neighbours. */
function cellsToProbe({ cells, width }: Board): Int32Array {
  const rank = new Uint8Array(cells.length);
  const open: number[] = [];
  for (let cell = 0; cell < cells.length; cell++) {
    if (isKnown(cells[cell])) continue;
    rank[cell] = knownNeighbours(cells, width, cell);
    open.push(cell);
  }
  return Int32Array.from(open.sort((a, b) => rank[b] - rank[a] || a - b));
}

/**
 * Probes cell after cell. Returns `done` when nothing more follows or too much work has been
 * fruitless, `conflict` when the puzzle has no solution, and `paused` when the work reaches
 * `bound`: call again to go on.
 */
export function probe(probing: Probing, bound: number): 'done' | 'conflict' | 'paused' {
  const { board } = probing;
  for (;;) {
    for (; probing.next < probing.order.length; probing.next++) {
      if (board.unknown === 0 || board.work >= probing.end) return finish(board);
      if (board.work >= bound) return 'paused';
      const cell = probing.order[probing.next];
      while (!isKnown(board.cells[cell]) && !isUnchanged(probing, cell)) {
        if (!probeCell(probing, cell)) return 'conflict';
      }
    }
    if (!probing.hasGained) return finish(board);
    probing.order = cellsToProbe(board);
    probing.next = 0;
    probing.hasGained = false;
  }
}

/** Makes the removals of probing permanent. */
function finish(board: Board): 'done' {
  board.trail = new Int32Array(0);
  return 'done';
}

function isUnchanged(probing: Probing, cell: number): boolean {
  const { touched, words, probedAt, changedAt } = probing;
  const rank = probing.rank[cell];
  const at = probedAt[rank];
  if (at < 0) return false;
  for (let w = 0; w < words; w++) {
    for (let set = touched[rank * words + w]; set !== 0; set &= set - 1) {
      if (changedAt[32 * w + 31 - Math.clz32(set & -set)] > at) return false;
    }
  }
  return true;
}

/**
 * Tries the colours of a cell and removes what they rule out; false when the puzzle has no
 * solution.
 */
function probeCell(probing: Probing, cell: number): boolean {
  const { board, words } = probing;
  const rank = probing.rank[cell];
  probing.touched.fill(0, rank * words, (rank + 1) * words);
  probing.probedAt[rank] = probing.clock;
  let tried = 0;
  let firstSize = 0;
  for (let left = board.cells[cell]; left !== 0; left &= left - 1) {
    const colour = colourOf(left & -left);
    const outcome = tryColour(probing, cell, colour);
    if (outcome === 'fixpoint') {
      noteTry(probing, cell, tried++);
      if (tried === 1) firstSize = board.trailSize;
    }
    undoTo(board, 0);
    if (outcome === 'conflict') {
      reportRemoval(probing, cell, colour);
      remove(board, cell, colour);
      return settle(probing, cell);
    }
    // When a try was given up, nothing is known to follow from all colours.
    if (outcome === 'paused') return true;
  }
  for (let i = 0; probing.keepsAgreements && i < firstSize; i++) {
    const entry = probing.first[i];
    if (probing.agreed[indexOf(probing, entry)] !== probing.tries) continue;
    reportMerge(probing, cell, entry >>> 5, entry & 31);
    remove(board, entry >>> 5, entry & 31);
  }
  return board.trailSize === 0 || settle(probing, cell);
}

function tryColour(
  probing: Probing,
  cell: number,
  colour: number,
): 'fixpoint' | 'conflict' | 'paused' {
  const { board, limits } = probing;
  probing.probes++;
  narrow(board, cell, 1 << colour);
  const outcome = propagate(board, board.work + limits.each);
  clearQueue(board);
  return outcome;
}

/**
 * Records which candidates the current try has removed from the board, which lines it touched, and
 * which removals it shares with all earlier tries of the cell.
 */
function noteTry(probing: Probing, cell: number, tried: number): void {
  const { board, agreed, touched, words } = probing;
  const { trail, trailSize, width } = board;
  const at = probing.rank[cell] * words;
  const before = probing.tries++;
  if (tried === 0) probing.first = withRoomFor(probing.first, trailSize);
  for (let i = 0; i < trailSize; i++) {
    const entry = trail[i];
    const row = rowOf(entry >>> 5, width);
    const column = columnLineOf(board, entry >>> 5);
    touched[at + (row >> 5)] |= 1 << (row & 31);
    touched[at + (column >> 5)] |= 1 << (column & 31);
    const index = indexOf(probing, entry);
    if (tried === 0) probing.first[i] = entry;
    if (tried === 0 || agreed[index] === before) agreed[index] = probing.tries;
  }
}

function reportRemoval({ onClause }: Probing, cell: number, colour: number): void {
  onClause?.({ kind: 'learnt', numbers: Int32Array.of(cell, ~colour), size: 2 });
}

/**
 * Reports that every colour of `cell` removes `colour` from `other`. Each colour gets a clause,
 * which follows from lines alone; from all these clauses the removal follows without trying cases.
 */
function reportMerge(probing: Probing, cell: number, other: number, colour: number): void {
  const { onClause, board } = probing;
  if (onClause === undefined) return;
  const cases: Int32Array[] = [];
  for (let left = board.cells[cell]; left !== 0; left &= left - 1) {
    cases.push(Int32Array.of(cell, ~colourOf(left & -left), other, ~colour));
  }
  for (const numbers of cases) onClause({ kind: 'learnt', numbers, size: 4 });
  reportRemoval(probing, other, colour);
  for (const numbers of cases) onClause({ kind: 'deleted', numbers, size: 4 });
}

function indexOf({ colours, rank }: Probing, entry: number): number {
  return rank[entry >>> 5] * colours + (entry & 31);
}

/** Makes the removals so far permanent and propagates what follows; false on a conflict. */
function settle(probing: Probing, cell: number): boolean {
  const { board, changedAt } = probing;
  const { trail, width } = board;
  for (let i = 0; i < board.trailSize; i++) enqueueLinesOf(board, trail[i] >>> 5);
  if (propagate(board, Number.POSITIVE_INFINITY) === 'conflict') return false;
  probing.clock++;
  for (let i = 0; i < board.trailSize; i++) {
    const cell = trail[i] >>> 5;
    changedAt[rowOf(cell, width)] = changedAt[columnLineOf(board, cell)] = probing.clock;
  }
  board.trailSize = 0;
  probing.hasGained = true;
  probing.probedAt[probing.rank[cell]] = -1;
  probing.end = board.work + probing.limits.fruitless;
  return true;
}
