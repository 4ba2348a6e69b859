// Computes the features of an action: solving a line, or guessing a colour for a cell. Most
// features are between 0 and 1, whatever the size of the board. Cost: O(1), given the facts of each
// line, which are computed once.

import { linesOf } from '../../puzzle/places.ts';
import { type LineClue, slackOf } from '../line-clues.ts';
import type { ReinforcementBoard } from './reinforcement-board.ts';

export const LINE_FEATURES = [
  'always 1',
  'unknown cells',
  'slack',
  'longest block',
  'blocks',
  'new facts since it was solved',
  'new facts that are paint',
  'new facts for each unknown cell',
  'new facts, times how tight the line is',
  'time in the queue',
  'cells that a first solve paints or empties',
  'unknown cells when all paint is found',
  'any new fact, even on a long line',
] as const;

export const GUESS_FEATURES = [
  'always 1',
  'unknown cells of the fuller line',
  'unknown cells of the other line',
  'one by the unknown cells of the fuller line',
  'slack of the tighter line',
  'slack of the other line',
  'near a side',
  'chance of the colour',
  'paint',
] as const;

/** The facts about a line that never change. */
export interface LineFacts {
  /**
   * The slack as a share of the line; all facts but `paint` are relative to the size of the line.
   */
  readonly slack: number;
  readonly longest: number;
  readonly blocks: number;
  /**
   * The share of the cells that the clue alone settles: the cells that every arrangement paints, or
   * all cells when there is just one arrangement.
   */
  readonly forced: number;
  readonly paint: number;
}

/**
 * Returns the facts about a line. Where its clue leaves lengths open, the blocks count with their
 * least cells and `paint` is a guess: half of the spare cells are painted.
 */
export function lineFacts(clue: LineClue): LineFacts {
  const { size, lengths } = clue;
  const slack = slackOf(clue);
  const forced = lengths.reduce((sum, length) => sum + Math.max(0, length - slack), 0);
  const least = lengths.reduce((sum, length) => sum + length, 0);
  const isOpen = clue.isUnknown || clue.isBlotted.includes(1);
  return {
    slack: slack / size,
    longest: lengths.reduce((most, length) => Math.max(most, length), 0) / size,
    blocks: (2 * lengths.length) / (size + 1),
    forced: slack === 0 || (lengths.length === 0 && !isOpen) ? 1 : forced / size,
    paint: isOpen ? least + slack / 2 : least,
  };
}

/** Writes the features of solving `line`. */
export function lineFeatures(
  board: ReinforcementBoard,
  facts: readonly LineFacts[],
  line: number,
  into: Float64Array,
): void {
  const { slack, longest, blocks, forced, paint } = facts[line];
  const { size } = board.clues[line];
  const isFirst = board.isSolved[line] === 0;
  const open = board.open[line] / size;
  const fresh = board.newFacts[line] / size;
  into[0] = 1;
  into[1] = open;
  into[2] = slack;
  into[3] = longest;
  into[4] = blocks;
  into[5] = fresh;
  into[6] = board.newlyPainted[line] / size;
  into[7] = board.newFacts[line] / (board.open[line] + 1);
  into[8] = fresh * (1 - slack);
  into[9] = Math.min(1, (board.clock - board.dueSince[line]) / board.lines.count);
  into[10] = isFirst ? forced : 0;
  into[11] = board.painted[line] === paint ? open : 0;
  // On a long line, even many new facts are a small share. Without this feature, the order that was
  // learnt on short lines was worse than chance on long lines.
  into[12] = board.newFacts[line] / (board.newFacts[line] + 4);
}

/** Writes the features of guessing the colour of `cell`. */
export function guessFeatures(
  board: ReinforcementBoard,
  facts: readonly LineFacts[],
  cell: number,
  colour: number,
  into: Float64Array,
): void {
  const [row, column] = linesOf(board, cell);
  const inRow = openShare(board, row);
  const inColumn = openShare(board, column);
  const chance = chanceOfPaint(board, facts, row, column);
  into[0] = 1;
  into[1] = Math.min(inRow, inColumn);
  into[2] = Math.max(inRow, inColumn);
  into[3] = 1 / Math.min(board.open[row], board.open[column]);
  into[4] = Math.min(facts[row].slack, facts[column].slack);
  into[5] = Math.max(facts[row].slack, facts[column].slack);
  into[6] = nearnessToSide(board, row, column);
  into[7] = colour > 0 ? chance : 1 - chance;
  into[8] = colour > 0 ? 1 : 0;
}

function openShare({ open, clues }: ReinforcementBoard, line: number): number {
  return open[line] / clues[line].size;
}

/**
 * Returns the estimated probability that the cell where two lines cross is painted, from the number
 * of painted cells that each line still lacks and the number of its unknown cells.
 */
function chanceOfPaint(
  { open, painted }: ReinforcementBoard,
  facts: readonly LineFacts[],
  row: number,
  column: number,
): number {
  const shareOf = (line: number): number => {
    const lacking = Math.min(open[line], Math.max(0, facts[line].paint - painted[line]));
    return (lacking + 0.5) / (open[line] + 1);
  };
  const [inRow, inColumn] = [shareOf(row), shareOf(column)];
  const both = inRow * inColumn;
  return both / (both + (1 - inRow) * (1 - inColumn));
}

/** Returns 0 in the middle of the board, about 1 at a side. */
function nearnessToSide(
  { width, height }: ReinforcementBoard,
  row: number,
  column: number,
): number {
  const across = Math.abs((2 * (column - height) + 1) / width - 1);
  const down = Math.abs((2 * row + 1) / height - 1);
  return Math.max(across, down);
}
