// The board that the relaxations share: the candidates, which lines changed, and the work done
// since the host last had its turn.

import {
  columnOf,
  type LineCells,
  lineCells,
  lineCount,
  lineOfColumn,
  rowOf,
} from '../../puzzle/places.ts';
import { clueOfLine, type Puzzle, startCells } from '../../puzzle/puzzle.ts';
import { describeLine, type FixScratch, type LineDescription, makeFixScratch } from './line-fix.ts';

export const EMPTY = 1;
export const PAINTED = 2;
export const UNKNOWN = 3;

export interface RelaxationBoard {
  readonly width: number;
  readonly height: number;
  /**
   * Candidate masks, row by row. While a value is tried, the masks include what follows from that
   * value.
   */
  readonly cells: Int32Array;
  /** Rows, then columns. */
  readonly lines: readonly LineDescription[];
  readonly places: readonly LineCells[];
  readonly scratch: FixScratch;
  /**
   * 1 for each line that must be solved: at first all, later those in which a cell became known
   * since the line was last solved.
   */
  readonly isStale: Uint8Array;
  readonly stats: Record<string, number>;
  /** The number of cells settled so far. */
  settled: number;
  /** Steps of some nanoseconds since the last turn of the host. */
  work: number;
}

export function makeRelaxationBoard(
  puzzle: Puzzle,
  stats: Record<string, number>,
): RelaxationBoard {
  const { width, height } = puzzle;
  const places = Array.from({ length: lineCount(puzzle) }, (_, line) => lineCells(puzzle, line));
  const lines = places.map(({ size }, line) => describeLine(clueOfLine(puzzle, line), size));
  return {
    width,
    height,
    cells: startCells(puzzle),
    lines,
    places,
    scratch: makeFixScratch(lines),
    isStale: new Uint8Array(places.length).fill(1),
    stats,
    settled: 0,
    work: 0,
  };
}

/** The work between two turns of the host: about a millisecond. */
export const TURN_WORK = 200_000;

/** Settles an unknown cell. */
export function setCell(board: RelaxationBoard, cell: number, value: number): void {
  board.cells[cell] = value;
  board.settled++;
  board.isStale[rowOf(cell, board.width)] = 1;
  board.isStale[lineOfColumn(columnOf(cell, board.width), board.height)] = 1;
}

export function unknownCells({ cells }: RelaxationBoard): Int32Array {
  const unknown: number[] = [];
  cells.forEach((candidates, cell) => {
    if (candidates === UNKNOWN) unknown.push(cell);
  });
  return Int32Array.from(unknown);
}
