// Keeps one trace for all marks of a board: to restart it is much faster than to make another.

import type { MarkedBoard } from '../model/marked-board.ts';
import { followMarks, type LineTrace, makeTrace, restartTrace } from './line-trace.ts';

/**
 * Returns the trace of the board, in which all lines are still to be solved. It is that of the
 * previous call, which comes to an end by this one.
 */
export function restartedTrace(board: MarkedBoard): LineTrace {
  if (board.trace === undefined) {
    board.trace = makeTrace(board.puzzle, board.cells, board.reader.lines);
  } else restartTrace(board.trace);
  return board.trace;
}

/** Does what `traceOf` does, for the marks of the board. */
export function traceOn(board: MarkedBoard): LineTrace | undefined {
  return followMarks(restartedTrace(board));
}
