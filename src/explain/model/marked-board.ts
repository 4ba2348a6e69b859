// The board of a person who solves contains the marks, and what was found in each line since the
// line last changed.

import { isKnown } from '../../puzzle/grid.ts';
import { columnLineOf, lineCells, lineCount, rowOf } from '../../puzzle/places.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { LineTrace } from '../chains/line-trace.ts';
import {
  canBeMetAmong,
  type LineReader,
  lineReaderOf,
  newsRead,
} from '../engine-questions/line-reader.ts';
import type { Finding } from './line-finding.ts';
import { masksOfLine } from './line-masks.ts';
import { type LineView, type MeasuredClue, measured, viewRead } from './line-view.ts';
import type { Fact, Technique } from './step.ts';

export interface MarkedBoard {
  readonly puzzle: Puzzle;
  /** Candidate masks of all cells, row by row. */
  readonly cells: Int32Array;
  /** The number of cells that do not have exactly one candidate. */
  unknown: number;
  readonly reader: LineReader;
  /** The clue of each line; `null` for an unknown line. */
  readonly clues: readonly (MeasuredClue | null)[];
  /** The answer of `newsOf` for each line; `UNREAD` until it is asked. */
  readonly news: Int8Array;
  /** The lines that have news; undefined until they are asked for. */
  withNews: readonly number[] | undefined;
  /**
   * The view of each line; `undefined` when it has to be made, `null` when there is nothing to see:
   * no arrangement fits the marks, or nothing is said of the line.
   */
  readonly views: (LineView | null | undefined)[];
  /** The easiest finding in each line, and the easiest made only of facts that settle a cell. */
  readonly easiest: EasiestFindings;
  readonly settling: EasiestFindings;
  /** A technique of lines that is not used here. */
  readonly leftOut: Technique | undefined;
  /** Follows several lines from the marks; missing until a step needs more than one line. */
  trace?: LineTrace;
}

interface EasiestFindings {
  /** For each line, how many techniques, the easiest first, were asked and found nothing there. */
  readonly asked: Uint8Array;
  /** For each line, what the technique after these found; `undefined` until it finds anything. */
  readonly found: (Finding | undefined)[];
}

const UNREAD = -1;

/** Makes a board with a copy of `cells`. */
export function makeMarkedBoard(
  puzzle: Puzzle,
  cells: Int32Array,
  leftOut?: Technique,
): MarkedBoard {
  const lines = lineCount(puzzle);
  return {
    puzzle,
    cells: cells.slice(),
    unknown: cells.reduce((sum, candidates) => sum + (isKnown(candidates) ? 0 : 1), 0),
    reader: lineReaderOf(puzzle),
    clues: [...puzzle.rows, ...puzzle.columns].map((clue) => clue && measured(clue)),
    news: new Int8Array(lines).fill(UNREAD),
    withNews: undefined,
    views: new Array<undefined>(lines).fill(undefined),
    easiest: noFindings(lines),
    settling: noFindings(lines),
    leftOut,
  };
}

function noFindings(lines: number): EasiestFindings {
  return { asked: new Uint8Array(lines), found: new Array<undefined>(lines).fill(undefined) };
}

/**
 * Tells whether the arrangements of a line paint and clear cells, as bits: see `newsRead`. No
 * technique finds more in a line than all its arrangements together show. Returns 0 when no
 * arrangement fits.
 */
export function newsOf(board: MarkedBoard, line: number): number {
  const { reader, news, views } = board;
  if (news[line] === UNREAD) {
    news[line] = isLineMet(board, line) ? newsRead(reader, line) : 0;
    // The techniques are going to ask for the view, which would take another line solve later.
    if (news[line] !== 0) views[line] ??= viewOfRead(board, line);
  }
  return news[line];
}

/** Tells whether some arrangement of the line fits the marks, and reads the line for that. */
function isLineMet({ puzzle, cells, reader }: MarkedBoard, line: number): boolean {
  return canBeMetAmong(reader, line, cells, lineCells(puzzle, line));
}

/** Makes the view of the line that was read last; `null` for an unknown line. */
function viewOfRead({ puzzle, cells, reader, clues }: MarkedBoard, line: number): LineView | null {
  const clue = clues[line];
  return clue && viewRead(reader, line, clue, masksOfLine(puzzle, cells, line));
}

/** Lists the lines in which a technique can find something. */
export function linesWithNews(board: MarkedBoard): readonly number[] {
  if (board.withNews !== undefined) return board.withNews;
  const lines: number[] = [];
  for (let line = 0; line < board.news.length; line++) {
    if (newsOf(board, line) !== 0) lines.push(line);
  }
  board.withNews = lines;
  return lines;
}

/** Returns the view of a line; `null` when no arrangement fits, and for an unknown line. */
export function viewOf(board: MarkedBoard, line: number): LineView | null {
  const { views } = board;
  let view = views[line];
  if (view === undefined) {
    view = isLineMet(board, line) ? viewOfRead(board, line) : null;
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
    board.withNews = undefined;
    forget(board, rowOf(cell, board.puzzle.width));
    forget(board, columnLineOf(board.puzzle, cell));
  }
}

function forget({ news, views, easiest, settling }: MarkedBoard, line: number): void {
  news[line] = UNREAD;
  views[line] = undefined;
  easiest.asked[line] = settling.asked[line] = 0;
  easiest.found[line] = settling.found[line] = undefined;
}
