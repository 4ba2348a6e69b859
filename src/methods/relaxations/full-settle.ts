// The first relaxation solves one line at a time, exactly, until no line has anything to add.
// Source: K. J. Batenburg, W. A. Kosters, Solving Nonograms by combining relaxations, 2009 (Settle,
// FullSettle).

import { takeTurn } from '../../pacing/step-pace.ts';
import { fixLine } from './line-fix.ts';
import { type RelaxationBoard, setCell, TURN_WORK, UNKNOWN } from './relaxation-board.ts';

/** Is called with each line that settled cells. */
export type OnLine = (line: number) => void;

/**
 * Solves the stale lines to a fixpoint; false when some line has no arrangement left. Yields only
 * to give the host turns.
 */
export function* fullSettle(
  board: RelaxationBoard,
  onLine?: OnLine,
): Generator<undefined, boolean> {
  const { isStale } = board;
  for (let line = isStale.indexOf(1); line >= 0; line = isStale.indexOf(1)) {
    if (!fix(board, line)) return false;
    const settled = board.settled;
    keepAllowed(board, line);
    // Solving the line again would add nothing, since the line solve is exact.
    isStale[line] = 0;
    if (board.settled > settled) onLine?.(line);
    if (takeTurn(board, TURN_WORK)) yield;
  }
  return true;
}

function keepAllowed(board: RelaxationBoard, line: number): void {
  const { start, step, size } = board.places[line];
  for (let i = 0, cell = start; i < size; i++, cell += step) {
    const allowed = board.scratch.allowed[i];
    if (board.cells[cell] === UNKNOWN && allowed !== UNKNOWN) setCell(board, cell, allowed);
  }
}

/**
 * Writes to `scratch.allowed` the values that the cells of a line can have; false if the line has
 * no arrangement.
 */
export function fix(board: RelaxationBoard, line: number): boolean {
  const { start, step, size } = board.places[line];
  for (let i = 0; i < size; i++) board.scratch.line[i] = board.cells[start + i * step];
  board.stats.lineSettles++;
  board.work += board.lines[line].cost + size;
  return fixLine(board.lines[line], board.scratch);
}
