// Puts the conclusions of a step into words, as orders to the player: one order for all cells to
// which the same candidates are left.

import { colourOf, isKnown } from '../../puzzle/grid.ts';
import { allCandidates, isMonochrome } from '../../puzzle/palette.ts';
import { positionInLine } from '../../puzzle/places.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Fact } from '../model/step.ts';
import { cellsText, placesText } from './cell-words.ts';
import { colourWords } from './colour-words.ts';
import { capitalised, type MessageValues, type Words } from './message-formatter.ts';
import { candidatesText } from './message-values.ts';

/**
 * Returns "Fill cells 3 to 5. Cross out cell 6." When `line` is given, cells are named by their
 * positions in this line.
 */
export function conclusionsText(
  words: Words,
  puzzle: Puzzle,
  facts: readonly Fact[],
  line?: number,
): string {
  const groups = new Map<number, number[]>();
  for (const { cell, candidates } of facts) {
    groups.set(candidates, [...(groups.get(candidates) ?? []), cell]);
  }
  // Painted cells come first, then blank ones, then cells that keep several candidates.
  const rank = (mask: number): number => (isKnown(mask) ? (mask === 1 ? 1 : 0) : 2);
  const sorted = [...groups].sort(([a], [b]) => rank(a) - rank(b) || a - b);
  return sorted
    .map(([mask, cells]) => {
      const text =
        line === undefined
          ? placesText(words, puzzle, cells)
          : cellsText(words, positionsOf(puzzle, line, cells));
      return orderText(words, puzzle, mask, { cells: text, count: cells.length });
    })
    .join(' ');
}

function positionsOf(puzzle: Puzzle, line: number, cells: readonly number[]): number[] {
  return cells.map((cell) => positionInLine(puzzle, line, cell) + 1);
}

function orderText(words: Words, puzzle: Puzzle, mask: number, values: MessageValues): string {
  const { palette } = puzzle;
  if (mask === 1) return words.format('order.blank', values);
  if (isKnown(mask) && isMonochrome(palette)) return words.format('order.fill', values);
  if (isKnown(mask)) {
    const colour = colourWords(words, palette)[colourOf(mask)];
    return words.format('order.paint', { ...values, colour });
  }
  const gone = allCandidates(palette) & ~mask;
  const isShorter = bitsOf(gone) <= bitsOf(mask);
  const colours = candidatesText(words, puzzle, isShorter ? gone : mask);
  const order = words.format(isShorter ? 'order.not' : 'order.among', { ...values, colours });
  return capitalised(words, order);
}

function bitsOf(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
}
