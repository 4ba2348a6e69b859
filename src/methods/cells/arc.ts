// Arc consistency between decisions: after each of them all lines that it touches are solved
// exactly, to a fixpoint, by the engine's line kernel. For backjumping every cell remembers which
// decisions its candidates are due to; what a line takes away is due to all that was known of the
// line. Coarse, but sound. Source: D. Sabin, E. C. Freuder, Contradicting Conventional Wisdom in
// Constraint Satisfaction, 1994 (MAC).

import { isRowLine, linesOf } from '../../puzzle/places.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import {
  findLosses,
  type KernelBoard,
  lastChanged,
  makeKernelBoard,
  narrowCell,
  solveKernelLine,
  undoLast,
} from '../kernel-board.ts';
import { addBlame, type Blame, blameOn, makeBlame } from './backtrack.ts';

export interface Arc extends KernelBoard {
  /** What backjumping needs to know; absent without it. */
  readonly reasons: Reasons | undefined;
  lineSolves: number;
}

interface Reasons {
  /** The decisions that the candidates of each cell are due to. */
  readonly of: Blame[];
  /** The same of the cell that changed, before each change. */
  readonly trail: Blame[];
}

/** Takes over `cells`. */
export function makeArc(puzzle: Puzzle, cells: Int32Array, isBlaming: boolean): Arc {
  const of = isBlaming ? Array.from(cells, () => makeBlame(cells.length)) : undefined;
  const reasons = of && { of, trail: [] };
  return { ...makeKernelBoard(puzzle, cells), reasons, lineSolves: 0 };
}

/** Makes what holds now hold before any decision: it is nobody's fault, and cannot be undone. */
export function makeRoot({ trail, reasons }: Arc): void {
  trail.length = 0;
  if (reasons === undefined) return;
  reasons.trail.length = 0;
  for (const blame of reasons.of) blame.fill(0);
}

/** Lines to a fixpoint; false at a conflict, for which `blame` learns the decisions. */
export function settle(arc: Arc, queue: Set<number>, blame?: Blame): boolean {
  for (const line of queue) {
    queue.delete(line);
    arc.lineSolves++;
    if (!solveKernelLine(arc, line)) {
      if (blame !== undefined) addReasons(arc, line, blame);
      return false;
    }
    applyLine(arc, line, queue);
  }
  return true;
}

/** Leaves a cell one colour, by decision, and settles the lines; false at a conflict. */
export function decide(arc: Arc, cell: number, colour: number, blame?: Blame): boolean {
  if (arc.cells[cell] === 1 << colour) return true;
  narrow(arc, cell, 1 << colour);
  if (arc.reasons !== undefined) blameOn(arc.reasons.of[cell], cell);
  return settle(arc, new Set(linesOf(arc, cell)), blame);
}

export function undoTo(arc: Arc, size: number): void {
  const { reasons } = arc;
  while (arc.trail.length > size) {
    if (reasons !== undefined) reasons.of[lastChanged(arc)] = reasons.trail.pop() as Blame;
    undoLast(arc);
  }
}

/** Keeps what the last line solve found possible. */
function applyLine(arc: Arc, line: number, queue: Set<number>): void {
  const count = findLosses(arc, line);
  if (count === 0) return;
  const blame = arc.reasons && addReasons(arc, line, makeBlame(arc.cells.length));
  for (let i = 0; i < count; i++) {
    const cell = arc.lossCells[i];
    narrow(arc, cell, arc.lossLeft[i], blame);
    const [row, column] = linesOf(arc, cell);
    queue.add(isRowLine(line, arc.height) ? column : row);
  }
}

/** Adds the decisions that all cells of a line are due to. */
function addReasons({ places, reasons }: Arc, line: number, blame: Blame): Blame {
  if (reasons === undefined) return blame;
  const { start, step, size } = places[line];
  for (let i = 0; i < size; i++) addBlame(blame, reasons.of[start + i * step]);
  return blame;
}

function narrow(arc: Arc, cell: number, candidates: number, blame?: Blame): void {
  const { reasons } = arc;
  narrowCell(arc, cell, candidates);
  if (reasons === undefined) return;
  reasons.trail.push(reasons.of[cell]);
  reasons.of[cell] = reasons.of[cell].slice();
  if (blame !== undefined) addBlame(reasons.of[cell], blame);
}
