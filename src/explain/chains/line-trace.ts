// Solves lines, starting from some marks, and stores what each line added. What follows from the
// marks alone comes first; then values are assumed as well, one after another, and each is taken
// back before the next. Lines are solved in generations, those nearest to the assumption first, so
// that a contradiction comes early. Each line solve is exact and runs on the board of the engine.
// Cost: one line solve for each line that is queued, whether or not it adds a link.

import {
  type Board,
  clearQueue,
  makeBoardWithin,
  narrow,
  startTrail,
  undoTo,
} from '../../engine/board/board.ts';
import { propagate } from '../../engine/board/propagate.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { type LineReader, makeLineReader } from '../engine-questions/line-reader.ts';
import type { Fact } from '../model/step.ts';

export interface LineTrace {
  readonly puzzle: Puzzle;
  /** The marks at the beginning. */
  readonly marks: Int32Array;
  readonly board: Board;
  readonly reader: LineReader;
  /** The line of each link; `ASSUMED` for an assumption. */
  readonly lines: number[];
  /** The place on the trail of the board at which the removals of each link end. */
  readonly ends: number[];
  /** How many links follow from the marks alone. These links come first. */
  base: number;
  /**
   * The generation of the line that was solved last. The lines that an assumption puts into the
   * queue are generation 1, the lines that these put into the queue are generation 2, and so on.
   */
  generation: number;
  /**
   * The line that no arrangement fitted in the latest contradiction; `ASSUMED` before the first.
   */
  unmetLine: number;
}

/** `ASSUMED` stands for the line of a link that is an assumption. */
export const ASSUMED = -1;

type Followed = 'settled' | 'contradiction' | 'given-up';

/** Makes a trace in which all lines are still to be solved. */
export function makeTrace(puzzle: Puzzle, marks: Int32Array): LineTrace {
  const board = makeBoardWithin(puzzle, marks);
  startTrail(board);
  return {
    puzzle,
    marks,
    board,
    reader: makeLineReader(board),
    lines: [],
    ends: [],
    base: 0,
    generation: 0,
    unmetLine: ASSUMED,
  };
}

/**
 * Makes a trace of everything that lines conclude from the marks; returns undefined when the lines
 * run into a contradiction.
 */
export function traceOf(puzzle: Puzzle, marks: Int32Array): LineTrace | undefined {
  const trace = makeTrace(puzzle, marks);
  if (follow(trace) === 'contradiction') return undefined;
  trace.base = trace.lines.length;
  return trace;
}

/**
 * Assumes a value and solves lines, generation by generation. Gives up after a generation when more
 * than `most` links were added. The value must be taken back before the next one is assumed.
 */
export function assume(trace: LineTrace, { cell, candidates }: Fact, most: number): Followed {
  assumeOnly(trace, cell, candidates);
  return follow(trace, trace.lines.length + most);
}

/** Assumes a value; the two lines of the cell are put into the queue, but not solved yet. */
export function assumeOnly(trace: LineTrace, cell: number, candidates: number): void {
  narrow(trace.board, cell, candidates);
  note(trace, ASSUMED);
}

export function takeBackAssumption(trace: LineTrace): void {
  const { board, base, lines, ends } = trace;
  clearQueue(board);
  lines.length = ends.length = base;
  undoTo(board, baseEnd(trace));
}

/** Returns the place on the trail at which the removals that follow from the marks alone end. */
export function baseEnd({ base, ends }: LineTrace): number {
  return base === 0 ? 0 : ends[base - 1];
}

/**
 * Solves the lines in the queue, and the lines that are added meanwhile. Stops at a contradiction,
 * or after a generation when the trace has more than `most` links.
 */
function follow(trace: LineTrace, most = Number.POSITIVE_INFINITY): Followed {
  trace.generation = 0;
  while (trace.board.queueSize > 0) {
    if (!followOnce(trace)) return 'contradiction';
    if (trace.lines.length > most) return 'given-up';
  }
  return 'settled';
}

/**
 * Solves the lines that are in the queue now, but not those that are added meanwhile. Returns false
 * on a contradiction.
 */
export function followOnce(trace: LineTrace): boolean {
  trace.generation++;
  for (let left = trace.board.queueSize; left > 0; left--) {
    if (!solveNext(trace)) return false;
  }
  return true;
}

/** Solves the first line of the queue. Returns false when no arrangement fits this line. */
export function solveNext(trace: LineTrace): boolean {
  const { board } = trace;
  const line = board.queue[board.queueHead];
  if (propagate(board, board.work + 1) === 'conflict') {
    trace.unmetLine = line;
    return false;
  }
  if (board.trailSize > (trace.ends.at(-1) ?? 0)) note(trace, line);
  return true;
}

function note({ board, lines, ends }: LineTrace, line: number): void {
  lines.push(line);
  ends.push(board.trailSize);
}
