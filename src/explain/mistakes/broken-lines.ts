// Finds lines that no arrangement fits, regardless of the other lines, and for each of them a
// minimal set of marks that cannot stand together. When the order in which marks were made is
// known, the oldest marks are left out first, so that the latest remain. Otherwise only the marks
// in the narrowest stretch that is a contradiction are considered. Cost: one line solve for each
// line, and up to three for each mark of a broken line.

import { allCandidates } from '../../puzzle/palette.ts';
import { cellsOfLine, lineCount } from '../../puzzle/places.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { canBeMet, type LineReader } from '../engine-questions/line-reader.ts';
import { masksOfLine } from '../model/line-masks.ts';

export interface BrokenLine {
  /** The line: rows are numbered from 0, columns from the height of the puzzle. */
  readonly line: number;
  /**
   * Cells whose marks cannot stand together, but could if any one of them were left out. Empty if
   * the given cells alone break the line.
   */
  readonly cells: readonly number[];
}

/** Whether marks are at fault: a line without such cells is broken by given cells alone. */
export function areMarksAtFault(lines: readonly BrokenLine[]): boolean {
  return lines.length > 0 && lines.every(({ cells }) => cells.length > 0);
}

export function isBroken(
  puzzle: Puzzle,
  check: LineReader,
  marks: Int32Array,
  line: number,
): boolean {
  return !canBeMet(check, line, masksOfLine(puzzle, marks, line));
}

export function hasBrokenLine(puzzle: Puzzle, check: LineReader, marks: Int32Array): boolean {
  for (let line = 0; line < lineCount(puzzle); line++) {
    if (isBroken(puzzle, check, marks, line)) return true;
  }
  return false;
}

/**
 * Returns the marks of a broken line that cannot stand together; `madeAt` contains for each cell
 * the last move that changed it, and is undefined without a history.
 */
export function explainBroken(
  puzzle: Puzzle,
  check: LineReader,
  { marks, madeAt }: { marks: Int32Array; madeAt: Int32Array | undefined },
  line: number,
): BrokenLine {
  const cells = cellsOfLine(puzzle, line);
  const markedLine: MarkedLine = {
    unmarked: unmarkedIn(puzzle, cells),
    marks: masksOfLine(puzzle, marks, line),
    isBroken: (kept) => !canBeMet(check, line, kept),
  };
  // Given cells alone may break a line; then no mark is at fault.
  if (markedLine.isBroken(markedLine.unmarked)) return { line, cells: [] };
  const marked = [...cells.keys()].filter((at) => markedLine.marks[at] !== markedLine.unmarked[at]);
  const order = madeAt
    ? marked.sort((a, b) => madeAt[cells[a]] - madeAt[cells[b]])
    : narrowest(markedLine, marked);
  const needed = leaveOut(markedLine, order).sort((a, b) => a - b);
  return { line, cells: needed.map((at) => cells[at]) };
}

/** Returns what cells hold before the first move. */
function unmarkedIn({ given, palette }: Puzzle, cells: readonly number[]): Int32Array {
  const all = allCandidates(palette);
  return Int32Array.from(cells, (cell) => given?.cells[cell] ?? all);
}

/** The marks of one line, by position, and a test that tells whether given marks break the line. */
interface MarkedLine {
  /** The line before the first move. */
  readonly unmarked: Int32Array;
  readonly marks: Int32Array;
  readonly isBroken: (kept: Int32Array) => boolean;
}

/**
 * Returns the positions of the marks in the narrowest stretch that is a contradiction. A stretch
 * begins at a mark and ends at a mark.
 */
function narrowest({ unmarked, marks, isBroken }: MarkedLine, marked: readonly number[]): number[] {
  const kept = unmarked.slice();
  const span = (from: number, to: number): number => marked[to - 1] - marked[from];
  let best: readonly [number, number] = [0, marked.length];
  for (let from = 0, to = 0; ; ) {
    if (isBroken(kept)) {
      if (span(from, to) < span(...best)) best = [from, to];
      kept[marked[from]] = unmarked[marked[from]];
      from++;
    } else {
      if (to === marked.length) return marked.slice(...best);
      kept[marked[to]] = marks[marked[to]];
      to++;
    }
  }
}

/**
 * Returns the positions of a minimal set of marks that is a contradiction. Tries to leave out each
 * mark in the given order.
 */
function leaveOut({ unmarked, marks, isBroken }: MarkedLine, order: readonly number[]): number[] {
  const kept = unmarked.slice();
  for (const at of order) kept[at] = marks[at];
  for (const at of order) {
    kept[at] = unmarked[at];
    if (!isBroken(kept)) kept[at] = marks[at];
  }
  return order.filter((at) => kept[at] !== unmarked[at]);
}
