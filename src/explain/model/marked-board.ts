// The board of a person who solves contains the marks, and what was found in each line since the
// line last changed.

import { isKnown } from '../../puzzle/grid.ts';
import { cellsOfLine, lineCount, linesOf } from '../../puzzle/places.ts';
import { clueOfLine, type Puzzle } from '../../puzzle/puzzle.ts';
import type { Finding } from './line-finding.ts';
import { type LineView, viewLine } from './line-view.ts';
import type { Fact } from './step.ts';

export interface MarkedBoard {
  readonly puzzle: Puzzle;
  /** Candidate masks of all cells, row by row. */
  readonly cells: Int32Array;
  /** The number of cells that do not have exactly one candidate. */
  unknown: number;
  /**
   * The view of each line; `undefined` when it has to be made, `null` when there is nothing to see:
   * no arrangement fits the marks, or nothing is said of the line.
   */
  readonly views: (LineView | null | undefined)[];
  /**
   * For each line, a list with two parts: the best finding of each technique, then, for each
   * technique, the best finding made only of facts that settle a cell. An entry is `null` when
   * there is no such finding, and missing until it is looked for.
   */
  readonly findings: (Finding | null)[][];
}

/** Makes a board with a copy of `cells`. */
export function makeMarkedBoard(puzzle: Puzzle, cells: Int32Array): MarkedBoard {
  const lines = lineCount(puzzle);
  return {
    puzzle,
    cells: cells.slice(),
    unknown: cells.reduce((sum, candidates) => sum + (isKnown(candidates) ? 0 : 1), 0),
    views: new Array<undefined>(lines).fill(undefined),
    findings: Array.from({ length: lines }, () => []),
  };
}

/** Returns the view of a line; `null` when no arrangement fits, and for an unknown line. */
export function viewOf(board: MarkedBoard, line: number): LineView | null {
  const { puzzle, views } = board;
  let view = views[line];
  if (view === undefined) {
    const cells = cellsOfLine(puzzle, line);
    const masks = Int32Array.from(cells, (cell) => board.cells[cell]);
    const clue = clueOfLine(puzzle, line);
    view = clue === null ? null : (viewLine(clue, masks) ?? null);
    views[line] = view;
  }
  return view;
}

/** Returns whether some arrangement of the line fits the marks; any fits an unknown line. */
export function canBeArranged(board: MarkedBoard, line: number): boolean {
  return clueOfLine(board.puzzle, line) === null || viewOf(board, line) !== null;
}

/** Leaves to the cell of each fact only the candidates that the fact names. */
export function mark(board: MarkedBoard, facts: readonly Fact[]): void {
  for (const { cell, candidates } of facts) {
    const left = board.cells[cell] & candidates;
    if (left === board.cells[cell]) continue;
    board.unknown += Number(isKnown(board.cells[cell])) - Number(isKnown(left));
    board.cells[cell] = left;
    for (const line of linesOf(board.puzzle, cell)) {
      board.views[line] = undefined;
      board.findings[line] = [];
    }
  }
}
