// Combines the relaxations: Solver0 of the source applies them, the cheap ones first, as long as
// one of them settles a cell. Solver1 of the source tries both values of every cell that Solver0
// leaves unknown.
//
// The two tries of a cell settle this cell if one value ends in a contradiction; otherwise they
// settle all cells that get the same value in both tries. Tries by lines alone come first: whatever
// they find, the expensive tries would find too. Source: K. J. Batenburg, W. A. Kosters, Solving
// Nonograms by combining relaxations, 2009.

import { fullSettle, type OnLine } from './full-settle.ts';
import { settlePairs } from './pairs.ts';
import {
  EMPTY,
  PAINTED,
  type RelaxationBoard,
  setCell,
  UNKNOWN,
  unknownCells,
} from './relaxation-board.ts';
import { type Sums, settleSums } from './sums.ts';

export const STAGES = ['Lines', 'Pairs', 'Sums', 'Probes'] as const;

/**
 * Is called after each line that settled cells. Is also called after the other stages, even if they
 * settled no cell.
 */
export type Note = (stage: (typeof STAGES)[number], line?: number) => void;

export interface Solver {
  readonly board: RelaxationBoard;
  readonly hasPairs: boolean;
  readonly sums: Sums | undefined;
  readonly note: Note | undefined;
}

/** Runs Solver0. Returns false at a contradiction; yields only to give the host turns. */
export function* combine({ board, hasPairs, sums, note }: Solver): Generator<undefined, boolean> {
  const hasChanged = () => board.isStale.includes(1);
  do {
    if (!(yield* fullSettle(board, onLine(note)))) return false;
    if (!board.cells.includes(UNKNOWN)) return true;
    if (sums !== undefined && !settleSums(board, sums)) return false;
    note?.('Sums');
    if (!hasPairs || hasChanged()) continue;
    if (!(yield* settlePairs(board, sums))) return false;
    note?.('Pairs');
  } while (hasChanged());
  return true;
}

/** Runs Solver1. Returns false at a contradiction; yields only to give the host turns. */
export function* combineAndTry(solver: Solver): Generator<undefined, boolean> {
  const { board } = solver;
  const inner: Solver = { ...solver, note: undefined };
  const cheap: Solver = { board, hasPairs: false, sums: undefined, note: undefined };
  for (let settled = -1; settled < board.settled; ) {
    if (!(yield* combine(solver))) return false;
    settled = board.settled;
    if (!(yield* tryCells(solver, cheap))) return false;
    if (board.settled === settled && !(yield* tryCells(solver, inner))) return false;
  }
  return true;
}

/** Tries both values of all unknown cells once; `inner` finds what follows from each value. */
function* tryCells({ board, note }: Solver, inner: Solver): Generator<undefined, boolean> {
  for (const cell of unknownCells(board)) {
    if (board.cells[cell] !== UNKNOWN) continue;
    const ifEmpty = yield* consequences(inner, cell, EMPTY);
    const ifPainted = yield* consequences(inner, cell, PAINTED);
    if (ifEmpty === undefined && ifPainted === undefined) return false;
    keepCommon(board, ifEmpty, ifPainted);
    note?.('Probes');
    if (!(yield* fullSettle(board, onLine(note)))) return false;
  }
  return true;
}

const onLine = (note?: Note): OnLine | undefined => note && ((line) => note('Lines', line));

/**
 * Returns the candidates of all cells when `cell` has `value`; undefined when that ends in a
 * contradiction. Restores the board.
 */
function* consequences(
  solver: Solver,
  cell: number,
  value: number,
): Generator<undefined, Int32Array | undefined> {
  const { board } = solver;
  const before = board.cells.slice();
  const { settled } = board;
  board.stats.probes++;
  setCell(board, cell, value);
  const isPossible = yield* combine(solver);
  const after = isPossible ? board.cells.slice() : undefined;
  board.cells.set(before);
  board.settled = settled;
  board.isStale.fill(0);
  return after;
}

/**
 * Settles the cells that have the same value in both cases. An impossible case is undefined; then
 * settles the cells that are known in the other case.
 */
function keepCommon(board: RelaxationBoard, one?: Int32Array, other?: Int32Array): void {
  for (let cell = 0; cell < board.cells.length; cell++) {
    if (board.cells[cell] !== UNKNOWN) continue;
    const left = (one?.[cell] ?? 0) | (other?.[cell] ?? 0);
    if (left !== UNKNOWN) setCell(board, cell, left);
  }
}
