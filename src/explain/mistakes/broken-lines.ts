// Finds lines that no arrangement fits, regardless of the other lines, and for each of them a
// minimal set of marks that cannot stand together. When it is known in which order marks were made,
// the oldest are left out first, so that the latest remain; otherwise only the narrowest stretch of
// the line that is a contradiction is looked at. Cost: one line solve for each line, and two or
// three for each mark of a broken line.

import { allCandidates } from '../../puzzle/palette.ts';
import { cellsOfLine, lineCount } from '../../puzzle/places.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { canBeMet, type LineReader } from '../engine-questions/line-reader.ts';

export interface BrokenLine {
  /** The line: rows are numbered from 0, columns from the height of the puzzle. */
  readonly line: number;
  /** Cells whose marks cannot stand together, but could if any one of them were left out. */
  readonly cells: readonly number[];
}

export function isBroken(
  puzzle: Puzzle,
  check: LineReader,
  marks: Int32Array,
  line: number,
): boolean {
  return !canBeMet(check, line, marksIn(puzzle, marks, line));
}

export function hasBrokenLine(puzzle: Puzzle, check: LineReader, marks: Int32Array): boolean {
  for (let line = 0; line < lineCount(puzzle); line++) {
    if (isBroken(puzzle, check, marks, line)) return true;
  }
  return false;
}

function marksIn(puzzle: Puzzle, marks: Int32Array, line: number): Int32Array {
  return Int32Array.from(cellsOfLine(puzzle, line), (cell) => marks[cell]);
}

/**
 * Returns the marks of a broken line that cannot stand together; `madeAt` contains for each cell
 * the move that marked it.
 */
export function explainBroken(
  puzzle: Puzzle,
  check: LineReader,
  { marks, madeAt }: { marks: Int32Array; madeAt: Int32Array | undefined },
  line: number,
): BrokenLine {
  const cells = cellsOfLine(puzzle, line);
  const markedLine: MarkedLine = {
    all: allCandidates(puzzle.palette),
    marks: marksIn(puzzle, marks, line),
    isBroken: (kept) => !canBeMet(check, line, kept),
  };
  const marked = [...cells.keys()].filter((at) => markedLine.marks[at] !== markedLine.all);
  const order = madeAt
    ? marked.sort((a, b) => madeAt[cells[a]] - madeAt[cells[b]])
    : narrowest(markedLine, marked);
  const needed = leaveOut(markedLine, order).sort((a, b) => a - b);
  return { line, cells: needed.map((at) => cells[at]) };
}

/** The marks of one line, by position, and the test whether some of them alone break it. */
interface MarkedLine {
  readonly all: number;
  readonly marks: Int32Array;
  readonly isBroken: (kept: Int32Array) => boolean;
}

/**
 * Returns the marks of the narrowest stretch, among all stretches from one mark to another, that is
 * a contradiction.
 */
function narrowest({ all, marks, isBroken }: MarkedLine, marked: readonly number[]): number[] {
  const kept = new Int32Array(marks.length).fill(all);
  const span = (from: number, to: number): number => marked[to - 1] - marked[from];
  let best: readonly [number, number] = [0, marked.length];
  for (let from = 0, to = 0; ; ) {
    if (isBroken(kept)) {
      if (span(from, to) < span(...best)) best = [from, to];
      kept[marked[from++]] = all;
    } else {
      if (to === marked.length) return marked.slice(...best);
      kept[marked[to]] = marks[marked[to]];
      to++;
    }
  }
}

/**
 * Returns a minimal set of marks that is a contradiction; leaving a mark out is tried in the given
 * order.
 */
function leaveOut({ all, marks, isBroken }: MarkedLine, order: readonly number[]): number[] {
  const kept = new Int32Array(marks.length).fill(all);
  for (const at of order) kept[at] = marks[at];
  for (const at of order) {
    kept[at] = all;
    if (!isBroken(kept)) kept[at] = marks[at];
  }
  return order.filter((at) => kept[at] !== all);
}
