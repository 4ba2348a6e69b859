// Stores what a single value implies in a line: the cells of the line that change when one of its
// unknown cells gets a value and nothing else changes. The first lines that follow from an
// assumption are all asked that, so it is known without following them whether they can lead to a
// contradiction soon. Only for puzzles in one colour with lines of one word. Cost: a line solve for
// each value that is asked for, and again after the marks of the line have changed.

import type { Board } from '../../engine/board/board.ts';
import { solveLine } from '../../engine/line-kernel/kernel.ts';
import { columnOfLine, isRowLine } from '../../puzzle/places.ts';

export interface ImpliedChanges {
  readonly board: Board;
  /**
   * The positions that change, as bits, for each line, each of its positions and each of the two
   * values there; `UNREAD` until it is asked for.
   */
  readonly changed: Int32Array;
  /** Those of these positions that become painted; the others become blank. */
  readonly painted: Int32Array;
}

/** No line of one word has a position with the highest bit. */
const UNREAD = -1;

/** Returns undefined for a board with several colours, or with longer lines. */
export function makeImpliedChanges(board: Board): ImpliedChanges | undefined {
  const { words, colours } = board.lines;
  if (colours > 2 || words.some((count) => count > 1)) return undefined;
  const size = 4 * board.cells.length;
  return { board, changed: new Int32Array(size).fill(UNREAD), painted: new Int32Array(size) };
}

/** Forgets what was stored of a line, because its candidates have changed. */
export function forgetImplied({ board, changed }: ImpliedChanges, line: number): void {
  const at = indexIn(board, line, 0, 0);
  changed.fill(UNREAD, at, at + 2 * board.lines.length[line]);
}

/**
 * Returns the positions of a line, as bits, that change when the cell at a position gets the value
 * 0, blank, or 1, painted. Lines alone must have nothing to add to the board.
 */
export function changesBy(
  implied: ImpliedChanges,
  line: number,
  position: number,
  value: number,
): number {
  const at = indexIn(implied.board, line, position, value);
  if (implied.changed[at] === UNREAD) {
    const { lines, masks } = implied.board;
    const other = lines.maskAt[line] + 1 - value;
    const before = masks[other];
    masks[other] = before & ~(1 << position);
    read(implied, line, at);
    masks[other] = before;
  }
  return implied.changed[at];
}

/** Returns the value that the cell at `other`, one of these positions, gets. */
export function valueBy(
  { board, painted }: ImpliedChanges,
  line: number,
  by: { readonly position: number; readonly value: number },
  other: number,
): number {
  return (painted[indexIn(board, line, by.position, by.value)] >>> other) & 1;
}

/** Solves the line as it is now, and stores what changes. */
function read({ board, changed, painted }: ImpliedChanges, line: number, at: number): void {
  const { lines, masks, scratch } = board;
  const mask = lines.maskAt[line];
  solveLine(lines, line, masks, scratch);
  const hasColour = lines.colourAt[line + 1] > lines.colourAt[line];
  const toPainted = masks[mask] & ~scratch.out[0];
  const toBlank = masks[mask + 1] & ~(hasColour ? scratch.out[1] : 0);
  changed[at] = toPainted | toBlank;
  painted[at] = toPainted;
}

/** The values of a line are side by side; the rows come first. */
function indexIn(board: Board, line: number, position: number, value: number): number {
  const { width, height } = board;
  const before = isRowLine(line, height)
    ? line * width
    : board.cells.length + columnOfLine(line, height) * height;
  return 2 * (before + position) + value;
}
