// The first relaxation: one line at a time, exactly, until no line has anything to add. Source: K.
// J. Batenburg, W. A. Kosters, Solving Nonograms by combining relaxations, 2009 (Settle,
// FullSettle).

import { isTurnDue, type RelaxationBoard, setCell, UNKNOWN } from './board.ts';
import { fixLine } from './line-fix.ts';

/** Told of each line that settled cells. */
export type OnLine = (line: number) => void;

/** Returns false when some line has no arrangement left. Yields nothing but turns of the host. */
export function* settleLines(
  board: RelaxationBoard,
  onLine?: OnLine,
): Generator<undefined, boolean> {
  const { isStale } = board;
  for (let line = isStale.indexOf(1); line >= 0; line = isStale.indexOf(1)) {
    if (!fix(board, line)) return false;
    const settled = board.settled;
    keepAllowed(board, line);
    // An exact line solve has nothing to add to its own result.
    isStale[line] = 0;
    if (board.settled > settled) onLine?.(line);
    if (isTurnDue(board)) yield;
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

/** What the cells of a line can be, in `scratch.allowed`; false when it has no arrangement. */
export function fix(board: RelaxationBoard, line: number): boolean {
  const { start, step, size } = board.places[line];
  for (let i = 0; i < size; i++) board.scratch.line[i] = board.cells[start + i * step];
  board.stats.lineSettles++;
  board.work += board.lines[line].cost + size;
  return fixLine(board.lines[line], board.scratch);
}
