// Propagation: solves queued lines until none has anything to add. Each line solve is exact, so
// propagation finishes every line-solvable puzzle. Cost: one line solve per queued line; a removal
// costs a few writes and queues only the crossing line, because a line that was just solved has
// nothing to add to itself.

import { indexOfLine, isRowLine, lineOfColumn } from '../../puzzle/places.ts';
import { solveLine } from '../line-kernel/kernel.ts';
import { type Board, clearInLine, clearQueue, dequeue, enqueue, noteRemoval } from './board.ts';

/** `paused` means that `work` reached the bound first: call again to go on. */
type Propagated = 'fixpoint' | 'conflict' | 'paused';

export function propagate(board: Board, workBound: number): Propagated {
  const { lines, masks, scratch } = board;
  while (board.queueSize > 0) {
    if (board.work >= workBound) return 'paused';
    const line = dequeue(board);
    board.work += lines.cost[line];
    board.lineSolves++;
    if (!solveLine(lines, line, masks, scratch)) {
      clearQueue(board);
      return 'conflict';
    }
    applyLine(board, line);
  }
  return 'fixpoint';
}

/**
 * Removes the candidates that the latest line solve ruled out: background first, then colour by
 * colour. Queues the lines that cross the line there.
 */
export function applyLine(board: Board, line: number): void {
  const { lines } = board;
  const words = lines.words[line];
  applyColour(board, line, 0, 0);
  const first = lines.colourAt[line];
  for (let k = first; k < lines.colourAt[line + 1]; k++) {
    applyColour(board, line, lines.colour[k], (k - first + 1) * words);
  }
}

function applyColour(board: Board, line: number, colour: number, outAt: number): void {
  const { lines, masks, scratch, height } = board;
  const words = lines.words[line];
  const at = lines.maskAt[line] + colour * words;
  const isRow = isRowLine(line, height);
  const index = indexOfLine(line, height);
  for (let w = 0; w < words; w++) {
    let gone = masks[at + w] & ~scratch.out[outAt + w];
    masks[at + w] &= scratch.out[outAt + w];
    for (; gone !== 0; gone &= gone - 1) {
      const position = (w << 5) + 31 - Math.clz32(gone & -gone);
      const crossing = isRow ? lineOfColumn(position, height) : position;
      clearInLine(board, crossing, index, colour);
      noteRemoval(board, isRow ? index : position, isRow ? position : index, colour);
      enqueue(board, crossing);
    }
  }
}
