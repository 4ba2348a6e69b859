// The board of a person who solves contains the marks, and what was found in each line since the
// line last changed.

import { isKnown } from '../../puzzle/grid.ts';
import { lineCells, lineCount, linesOf } from '../../puzzle/places.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import {
  canBeMetAmong,
  type LineReader,
  lineReaderOf,
  rulesOut,
} from '../engine-questions/line-reader.ts';
import type { Finding } from './line-finding.ts';
import { masksOfLine } from './line-masks.ts';
import { type LineView, type MeasuredClue, measured, viewLine } from './line-view.ts';
import type { Fact } from './step.ts';

export interface MarkedBoard {
  readonly puzzle: Puzzle;
  /** Candidate masks of all cells, row by row. */
  readonly cells: Int32Array;
  /** The number of cells that do not have exactly one candidate. */
  unknown: number;
  readonly reader: LineReader;
  /** The clue of each line; `null` for an unknown line. */
  readonly clues: readonly (MeasuredClue | null)[];
  /** The answer of `hasNews` for each line; `undefined` until it is asked. */
  readonly news: (boolean | undefined)[];
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
    reader: lineReaderOf(puzzle),
    clues: [...puzzle.rows, ...puzzle.columns].map((clue) => clue && measured(clue)),
    news: new Array<undefined>(lines).fill(undefined),
    views: new Array<undefined>(lines).fill(undefined),
    findings: Array.from({ length: lines }, () => []),
  };
}

/**
 * Tells whether a technique can find something in the line: no technique finds more in a line than
 * all its arrangements together show. Nothing is found when no arrangement fits.
 */
export function hasNews({ puzzle, cells, reader, news }: MarkedBoard, line: number): boolean {
  news[line] ??=
    canBeMetAmong(reader, line, cells, lineCells(puzzle, line)) && rulesOut(reader, line);
  return news[line];
}

/** Returns the view of a line; `null` when no arrangement fits, and for an unknown line. */
export function viewOf(board: MarkedBoard, line: number): LineView | null {
  const { puzzle, views } = board;
  let view = views[line];
  if (view === undefined) {
    const masks = masksOfLine(puzzle, board.cells, line);
    const clue = board.clues[line];
    view = clue === null ? null : (viewLine(board.reader, line, clue, masks) ?? null);
    views[line] = view;
  }
  return view;
}

/** Returns whether some arrangement of the line fits the marks; any fits an unknown line. */
export function canBeArranged(board: MarkedBoard, line: number): boolean {
  return board.clues[line] === null || viewOf(board, line) !== null;
}

/** Leaves to the cell of each fact only the candidates that the fact names. */
export function mark(board: MarkedBoard, facts: readonly Fact[]): void {
  for (const { cell, candidates } of facts) {
    const left = board.cells[cell] & candidates;
    if (left === board.cells[cell]) continue;
    board.unknown += Number(isKnown(board.cells[cell])) - Number(isKnown(left));
    board.cells[cell] = left;
    for (const line of linesOf(board.puzzle, cell)) {
      board.news[line] = board.views[line] = undefined;
      if (board.findings[line].length > 0) board.findings[line] = [];
    }
  }
}
