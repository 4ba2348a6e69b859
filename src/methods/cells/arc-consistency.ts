// Keeps arc consistency between decisions. After each decision the two lines of the cell are solved
// exactly, then every line in which a cell changes, to a fixpoint. A line is solved by the reading
// that the weaker checks of the method use, too. For backjumping, each cell has a set of the
// decisions that its candidates are due to. When a line removes a candidate, the cell gets the
// decisions of all cells of the line, which is coarse, but sound. Source: D. Sabin, E. C. Freuder,
// Contradicting Conventional Wisdom in Constraint Satisfaction, 1994 (MAC).

import { isRowLine, type LineCells, lineCells, linesOf } from '../../puzzle/places.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { lineClues } from '../line-clues.ts';
import { makePrefixStates, type PrefixStates, solveByStates } from '../prefix-states.ts';
import { addBlame, type Blame, blameOn, makeBlame } from './backtrack.ts';

export interface Arc {
  readonly width: number;
  readonly height: number;
  /** Candidate masks. */
  readonly cells: Int32Array;
  readonly places: readonly LineCells[];
  readonly lineStates: readonly PrefixStates[];
  /** Cell and candidates before each change, in pairs. */
  readonly trail: number[];
  /** The reasons that backjumping needs; undefined without backjumping. */
  readonly reasons: Reasons | undefined;
  lineSolves: number;
}

interface Reasons {
  /** The decisions that the candidates of each cell are due to. */
  readonly of: Blame[];
  /** The decisions that each changed cell was due to before the change, change by change. */
  readonly trail: Blame[];
}

/** Makes the board, which takes over `cells` and changes them. */
export function makeArc(puzzle: Puzzle, cells: Int32Array, isBlaming: boolean): Arc {
  const of = isBlaming ? Array.from(cells, () => makeBlame(cells.length)) : undefined;
  const reasons = of && { of, trail: [] };
  const lineStates = makePrefixStates(lineClues(puzzle));
  const places = lineStates.map((_, line) => lineCells(puzzle, line));
  const { width, height } = puzzle;
  return { width, height, cells, places, lineStates, trail: [], reasons, lineSolves: 0 };
}

/**
 * Makes the present state the root of the search. The root is due to no decision, and is never
 * undone.
 */
export function makeRoot({ trail, reasons }: Arc): void {
  trail.length = 0;
  if (reasons === undefined) return;
  reasons.trail.length = 0;
  for (const blame of reasons.of) blame.fill(0);
}

/**
 * Solves the lines of `queue`, and the lines in which a cell changes, to a fixpoint. At a conflict,
 * returns false and adds to `blame` the decisions that the conflict is due to.
 */
export function settle(arc: Arc, queue: Set<number>, blame?: Blame): boolean {
  for (const line of queue) {
    queue.delete(line);
    arc.lineSolves++;
    const { start, step } = arc.places[line];
    if (!solveByStates(arc.lineStates[line], arc.cells, start, step)) {
      if (blame !== undefined) addReasons(arc, line, blame);
      return false;
    }
    applyLine(arc, line, queue);
  }
  return true;
}

/** Decides on the colour of a cell and settles the lines; false at a conflict. */
export function decideColour(arc: Arc, cell: number, colour: number, blame?: Blame): boolean {
  if (arc.cells[cell] === 1 << colour) return true;
  narrow(arc, cell, 1 << colour);
  if (arc.reasons !== undefined) blameOn(arc.reasons.of[cell], cell);
  return settle(arc, new Set(linesOf(arc, cell)), blame);
}

export function undoArcTo(arc: Arc, size: number): void {
  const { cells, trail, reasons } = arc;
  while (trail.length > size) {
    const candidates = trail.pop() as number;
    const cell = trail.pop() as number;
    if (reasons !== undefined) reasons.of[cell] = reasons.trail.pop() as Blame;
    cells[cell] = candidates;
  }
}

/**
 * Removes the candidates that the line solve ruled out, and queues the crossing lines of the
 * changed cells.
 */
function applyLine(arc: Arc, line: number, queue: Set<number>): void {
  const { cells, places, lineStates } = arc;
  const { start, step, size } = places[line];
  const { left } = lineStates[line];
  let blame: Blame | undefined;
  for (let i = 0, cell = start; i < size; i++, cell += step) {
    if ((cells[cell] & ~left[i]) === 0) continue;
    blame ??= arc.reasons && addReasons(arc, line, makeBlame(cells.length));
    narrow(arc, cell, left[i], blame);
    const [row, column] = linesOf(arc, cell);
    queue.add(isRowLine(line, arc.height) ? column : row);
  }
}

/** Adds to `blame` the decisions that the candidates of all cells of a line are due to. */
function addReasons({ places, reasons }: Arc, line: number, blame: Blame): Blame {
  if (reasons === undefined) return blame;
  const { start, step, size } = places[line];
  for (let i = 0; i < size; i++) addBlame(blame, reasons.of[start + i * step]);
  return blame;
}

function narrow(arc: Arc, cell: number, candidates: number, blame?: Blame): void {
  const { cells, trail, reasons } = arc;
  trail.push(cell, cells[cell]);
  cells[cell] &= candidates;
  if (reasons === undefined) return;
  reasons.trail.push(reasons.of[cell]);
  reasons.of[cell] = reasons.of[cell].slice();
  if (blame !== undefined) addBlame(reasons.of[cell], blame);
}
