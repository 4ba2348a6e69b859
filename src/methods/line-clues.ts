// Makes small tables of the clues of a puzzle, one for each line, for methods that read a line from
// its start.

import { type ExactClue, needsGap } from '../puzzle/clue.ts';
import { lengthOfLine, lineCount } from '../puzzle/places.ts';
import { clueOfLine, type ExactPuzzle } from '../puzzle/puzzle.ts';

export interface LineClue {
  /** Cells of the line. */
  readonly size: number;
  /** Length and colour of each block. */
  readonly lengths: Int32Array;
  readonly colours: Int32Array;
  /**
   * 1 where the next block has the same colour, so that at least one cell between the two blocks is
   * empty.
   */
  readonly gaps: Int32Array;
  /**
   * need[j]: the cells that the blocks from j on take with the gaps between them. For j behind the
   * last block, need[j] is 0.
   */
  readonly need: Int32Array;
}

/** Returns the rows from the top, then the columns from the left. */
export function lineClues(puzzle: ExactPuzzle): LineClue[] {
  return Array.from({ length: lineCount(puzzle) }, (_, line) =>
    lineClue(clueOfLine(puzzle, line), lengthOfLine(puzzle, line)),
  );
}

export function rowClues(puzzle: ExactPuzzle): LineClue[] {
  return lineClues(puzzle).slice(0, puzzle.height);
}

export function lineClue(clue: ExactClue, size: number): LineClue {
  const lengths = Int32Array.from(clue, ({ length }) => length);
  const gaps = Int32Array.from(clue, (_, j) => (needsGap(clue, j) ? 1 : 0));
  const need = new Int32Array(clue.length + 1);
  for (let j = clue.length - 1; j >= 0; j--) need[j] = need[j + 1] + lengths[j] + gaps[j];
  return { size, lengths, colours: Int32Array.from(clue, ({ colour }) => colour), gaps, need };
}

/**
 * Returns the spare cells of a line: the cells that its blocks and the gaps between them do not
 * take. The number is below 0 when the line has no arrangement.
 */
export function slackOf({ size, need }: LineClue): number {
  return size - need[0];
}
