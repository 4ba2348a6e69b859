// The board of the rules: the candidates of all cells, and for each block the range of cells that
// it must lie in. Every change of candidates and ranges is on a trail, so that a guess can be taken
// back.

import { isRowLine, lineCells } from '../../puzzle/places.ts';
import type { ExactPuzzle } from '../../puzzle/puzzle.ts';
import { type LineClue, lineClues } from '../line-clues.ts';
import { mirroredRuleLine, type RuleLineView } from './rule-line-view.ts';

/** A line, read from its start and from its end. */
export interface RuleLine {
  readonly clue: LineClue;
  readonly left: RuleLineView;
  readonly right: RuleLineView;
}

export interface RuleBoard {
  readonly height: number;
  /** Candidate masks, row by row: 1 empty, 2 painted, 3 unknown. */
  readonly cells: Int32Array;
  /**
   * First cell of the range of each block, blocks line by line; then, from `ranges.length / 2` on,
   * the last cells.
   */
  readonly ranges: Int32Array;
  /** Rows, then columns. */
  readonly lines: readonly RuleLine[];
  /**
   * 1 for each line that the rules must be applied to: at first all, later those with a change
   * since the rules were last applied to them.
   */
  readonly isStale: Uint8Array;
  /**
   * Place and value before each change, in pairs; places in `ranges` count from the number of cells
   * on.
   */
  readonly trail: number[];
  /**
   * Changes of cells and of ends of ranges by the rules so far; the cells of a guess do not count.
   */
  changes: number;
  /** Whether a cell has no candidate left, or a block no room in its range. */
  isBroken: boolean;
}

/** Makes a board, which takes over `cells` and changes them. */
export function makeRuleBoard(puzzle: ExactPuzzle, cells: Int32Array): RuleBoard {
  const { height } = puzzle;
  const clues = lineClues(puzzle);
  const blocks = clues.reduce((sum, { lengths }) => sum + lengths.length, 0);
  const lines: RuleLine[] = [];
  const board: RuleBoard = {
    height,
    cells,
    ranges: new Int32Array(2 * blocks),
    lines,
    isStale: new Uint8Array(clues.length).fill(1),
    trail: [],
    changes: 0,
    isBroken: false,
  };
  let at = 0;
  clues.forEach((clue, line) => {
    const { lengths } = clue;
    const place = lineCells(puzzle, line);
    setRanges(board.ranges, at, lengths, place.size);
    const crossing = isRowLine(line, height) ? height : 0;
    const left = { board, ...place, lengths, crossing, rangeAt: at, isMirrored: false };
    lines.push({ clue, left, right: mirroredRuleLine(left) });
    at += lengths.length;
  });
  return board;
}

/**
 * Writes the range that the clue alone leaves each block: from the first cell of the block when all
 * blocks are pushed to the start, to its last cell when all blocks are pushed to the end.
 */
function setRanges(ranges: Int32Array, at: number, lengths: Int32Array, size: number): void {
  const lastAt = at + ranges.length / 2;
  for (let j = 0, from = 0; j < lengths.length; j++) {
    ranges[at + j] = from;
    from += lengths[j] + 1;
  }
  for (let j = lengths.length - 1, to = size - 1; j >= 0; j--) {
    ranges[lastAt + j] = to;
    to -= lengths[j] + 1;
  }
}

/** Takes back all changes since the trail had the length `size`. */
export function undoRuleBoardTo({ trail, cells, ranges }: RuleBoard, size: number): void {
  while (trail.length > size) {
    const before = trail.pop() as number;
    const place = trail.pop() as number;
    if (place < cells.length) cells[place] = before;
    else ranges[place - cells.length] = before;
  }
}
