// Reads what the two learners of the paper know of a line: its clue and the state of its cells,
// nothing of the rest of the board. They were trained on 5x5 boards, as the paper's were, and know
// nothing of lines of another size. Source: F. Dandurand, D. Cousineau, T. R. Shultz, Solving
// nonogram puzzles by reinforcement learning, 2012.

import { isKnown } from '../../puzzle/grid.ts';
import type { ReinforcementBoard } from './reinforcement-board.ts';

/** The cells of a line that these learners can read, and the most blocks of such a line. */
export const SHORT_SIZE = 5;
export const SHORT_BLOCKS = 3;

export interface ShortLine {
  /** The lengths of the blocks. */
  readonly lengths: readonly number[];
  /** 1 for a painted cell, -1 for an empty one, 0 for an unknown one. */
  readonly cells: readonly number[];
}

/** Reads a line; undefined when its size, or what its clue leaves open, is none of 5x5 boards. */
export function readShortLine(board: ReinforcementBoard, line: number): ShortLine | undefined {
  const { size, lengths, isUnknown, isBlotted } = board.clues[line];
  const isOpen = isUnknown || isBlotted.includes(1);
  if (size !== SHORT_SIZE || lengths.length > SHORT_BLOCKS || isOpen) return undefined;
  const { start, step } = board.places[line];
  const cells = Array.from({ length: size }, (_, i) => stateOf(board.cells[start + i * step]));
  return { lengths: [...lengths], cells };
}

function stateOf(candidates: number): number {
  if (!isKnown(candidates)) return 0;
  return candidates === 1 ? -1 : 1;
}
