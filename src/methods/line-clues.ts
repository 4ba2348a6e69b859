// Makes small tables of the clues of a puzzle, one for each line, for methods that read a line from
// its start. A blotted block counts with the one cell that it has at least.

import { type Clue, needsGap } from '../puzzle/clue.ts';
import { lengthOfLine, lineCount } from '../puzzle/places.ts';
import { clueOfLine, type Puzzle } from '../puzzle/puzzle.ts';

export interface LineClue {
  /** Cells of the line. */
  readonly size: number;
  /** Whether nothing is said of the line; then it has no blocks here. */
  readonly isUnknown: boolean;
  /** Length and colour of each block; the least length of a blotted one. */
  readonly lengths: Int32Array;
  readonly colours: Int32Array;
  /** 1 for blotted blocks. */
  readonly isBlotted: Uint8Array;
  /**
   * 1 where the next block has the same colour, so that at least one cell between the two blocks is
   * empty.
   */
  readonly gaps: Int32Array;
  /**
   * need[j]: the least cells that the blocks from j on take with the gaps between them. For j
   * behind the last block, need[j] is 0.
   */
  readonly need: Int32Array;
}

/** Returns the rows from the top, then the columns from the left. */
export function lineClues(puzzle: Puzzle): LineClue[] {
  return Array.from({ length: lineCount(puzzle) }, (_, line) =>
    lineClue(clueOfLine(puzzle, line), lengthOfLine(puzzle, line)),
  );
}

export function rowClues(puzzle: Puzzle): LineClue[] {
  return lineClues(puzzle).slice(0, puzzle.height);
}

export function lineClue(clue: Clue, size: number): LineClue {
  const blocks = clue ?? [];
  const lengths = Int32Array.from(blocks, ({ length }) => length ?? 1);
  const gaps = Int32Array.from(blocks, (_, j) => (needsGap(blocks, j) ? 1 : 0));
  const need = new Int32Array(blocks.length + 1);
  for (let j = blocks.length - 1; j >= 0; j--) need[j] = need[j + 1] + lengths[j] + gaps[j];
  return {
    size,
    isUnknown: clue === null,
    lengths,
    colours: Int32Array.from(blocks, ({ colour }) => colour),
    isBlotted: Uint8Array.from(blocks, ({ length }) => (length === null ? 1 : 0)),
    gaps,
    need,
  };
}

/**
 * Returns the spare cells of a line: the cells that its blocks and the gaps between them need not
 * take. The number is below 0 when the line has no arrangement.
 */
export function slackOf({ size, need }: LineClue): number {
  return size - need[0];
}
