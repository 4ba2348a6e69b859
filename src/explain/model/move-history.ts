// A history is the list of moves that led from the start to the marks of a board. A move
// stores the candidates that its cells have after the move. A move can mark several cells and can
// take marks back.

import { isKnown } from '../../puzzle/grid.ts';
import { oneBasedPlaceOf } from '../../puzzle/one-based-place.ts';
import { allCandidates } from '../../puzzle/palette.ts';
import { rowOf } from '../../puzzle/places.ts';
import { complain, describeWhere, MAX_PROBLEMS, type Problem } from '../../puzzle/problem.ts';
import { type Puzzle, startCells } from '../../puzzle/puzzle.ts';
import type { Fact } from './step.ts';

/**
 * The cells that a move sets, each with its candidates after the move. A cell whose mark is taken
 * back has all candidates.
 */
export type Move = readonly Fact[];

export type History = readonly Move[];

/** Returns the marks after the first `moves` moves. */
export function marksAfter(puzzle: Puzzle, history: History, moves: number): Int32Array {
  const marks = marksAtStart(puzzle);
  for (let i = 0; i < moves; i++) play(marks, history[i]);
  return marks;
}

/**
 * Returns the marks that stood after the first `moves` moves and were never taken back later: a
 * candidate is ruled out here if it was ruled out after the first `moves` moves and after each
 * later move. The greater `moves` is, the more is ruled out.
 */
export function marksHeldFrom(puzzle: Puzzle, history: History, moves: number): Int32Array {
  const marks = marksAfter(puzzle, history, moves);
  const held = marks.slice();
  for (let i = moves; i < history.length; i++) {
    play(marks, history[i]);
    for (const { cell } of history[i]) held[cell] |= marks[cell];
  }
  return held;
}

function play(marks: Int32Array, move: Move): void {
  for (const { cell, candidates } of move) marks[cell] = candidates;
}

/**
 * Returns for each cell the number, from 0, of the last move that changed it, or -1 if none did.
 */
export function lastChanges(puzzle: Puzzle, history: History): Int32Array {
  const marks = marksAtStart(puzzle);
  const changed = new Int32Array(marks.length).fill(-1);
  for (const [i, move] of history.entries()) {
    for (const { cell, candidates } of move) {
      if (marks[cell] !== candidates) changed[cell] = i;
      marks[cell] = candidates;
    }
  }
  return changed;
}

/** Returns the marks before the first move: given cells are known, all others are unknown. */
export function marksAtStart(puzzle: Puzzle): Int32Array {
  return startCells(puzzle);
}

/** Returns the marks with the given cells of the puzzle where the marks leave them open. */
export function withGivenCells(puzzle: Puzzle, marks: Int32Array): Int32Array {
  const { given, palette } = puzzle;
  if (given === undefined) return marks;
  const all = allCandidates(palette);
  return marks.map((candidates, cell) => (candidates === all ? given.cells[cell] : candidates));
}

/** Returns what is wrong with marks that a caller gives; undefined when nothing is wrong. */
export function problemOfMarks(puzzle: Puzzle, marks: Int32Array): Problem | undefined {
  const { width, height, palette } = puzzle;
  if (marks.length !== width * height) {
    const message = `${marks.length} marks for ${width}x${height} cells: one for each cell, row by row`;
    return { code: 'marks-size', message };
  }
  const all = allCandidates(palette);
  const strange = marks.findIndex((candidates) => (candidates & ~all) !== 0);
  if (strange < 0) return problemsOfGivenCells(puzzle, marks)[0];
  const message = `the marks of cell ${strange} are ${marks[strange]}: expected a mask from 0 to ${all}`;
  return { code: 'bad-mark', message, where: whereOf(puzzle, strange) };
}

/** Returns a problem for each given cell that the marks leave open or change. */
export function problemsOfGivenCells(puzzle: Puzzle, marks: Int32Array): readonly Problem[] {
  const { cells } = puzzle.given ?? { cells: [] };
  const problems: Problem[] = [];
  for (let i = 0; i < cells.length && problems.length <= MAX_PROBLEMS; i++) {
    const cell = cells[i];
    if (!isKnown(cell) || marks[i] === cell) continue;
    const where = oneBasedPlaceOf(puzzle, i);
    const message = `${describeWhere(where)}: this cell is given, so the marks must have its colour`;
    complain(problems, { code: 'given-cell', message, where });
  }
  return problems;
}

/**
 * Returns what is wrong with marks, or with the history that led to them, if one is given;
 * undefined when nothing is wrong.
 */
export function problemOfPosition(
  puzzle: Puzzle,
  marks: Int32Array,
  history: History | undefined,
): Problem | undefined {
  return problemOfMarks(puzzle, marks) ?? (history && problemOfHistory(puzzle, marks, history));
}

/** Returns what is wrong with a history that should end at `marks`; undefined when nothing is. */
function problemOfHistory(
  puzzle: Puzzle,
  marks: Int32Array,
  history: History,
): Problem | undefined {
  for (const [i, move] of history.entries())
    for (const fact of move) {
      const problem = problemOfMove(puzzle, i, fact);
      if (problem !== undefined) return problem;
    }
  const end = marksAfter(puzzle, history, history.length);
  const other = end.findIndex((candidates, cell) => candidates !== marks[cell]);
  if (other < 0) return undefined;
  const message =
    'the history ends at other marks than these: give all moves from the empty board on';
  return { code: 'history-differs', message, where: whereOf(puzzle, other) };
}

/** Returns what is wrong with what move `i` does to a cell; undefined when nothing is. */
function problemOfMove(puzzle: Puzzle, i: number, { cell, candidates }: Fact): Problem | undefined {
  const { width, height, palette, given } = puzzle;
  const last = width * height - 1;
  const all = allCandidates(palette);
  const isCell = Number.isInteger(cell) && cell >= 0 && cell <= last;
  const isMask = Number.isInteger(candidates) && candidates >= 0 && candidates <= all;
  if (!isCell || !isMask) {
    const message =
      `move ${i + 1} sets cell ${cell} to ${candidates}: expected a cell from 0 to ${last} ` +
      `and a mask from 0 to ${all}`;
    return { code: 'bad-move', message };
  }
  if (given === undefined || !isKnown(given.cells[cell])) return undefined;
  if (candidates === given.cells[cell]) return undefined;
  const where = oneBasedPlaceOf(puzzle, cell);
  const message = `move ${i + 1} changes the cell in ${describeWhere(where)}, which is given: leave it out of the move`;
  return { code: 'given-cell', message, where };
}

/** Returns what is wrong with cells that a caller names; undefined when nothing is wrong. */
export function problemOfCells(puzzle: Puzzle, cells: readonly number[]): Problem | undefined {
  const last = puzzle.width * puzzle.height - 1;
  const strange = cells.find((cell) => !(Number.isInteger(cell) && cell >= 0 && cell <= last));
  if (strange === undefined) return undefined;
  return { code: 'bad-cell', message: `there is no cell ${strange}: expected 0 to ${last}` };
}

function whereOf({ width }: Puzzle, cell: number): { readonly row: number } {
  return { row: rowOf(cell, width) + 1 };
}
