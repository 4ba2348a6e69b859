// Puts facts into words: the conclusions of a step as orders to the player, and what a line of a
// chain adds as statements. One order or statement is for all cells that have the same candidates.

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
  return byCandidates(facts)
    .map(([mask, cells]) => {
      const text =
        line === undefined
          ? placesText(words, puzzle, cells)
          : cellsText(words, positionsOf(puzzle, line, cells));
      return orderText(words, puzzle, mask, { cells: text, count: cells.length });
    })
    .join(' ');
}

/** Returns "cells 3 to 5 must be filled and cell 6 must be empty", for facts about one line. */
export function factsText(
  words: Words,
  puzzle: Puzzle,
  facts: readonly Fact[],
  line: number,
): string {
  const texts = byCandidates(facts).map(([mask, cells]) => {
    const { isShorter, colours } = shorterColours(words, puzzle, mask);
    const values = {
      cells: cellsText(words, positionsOf(puzzle, line, cells)),
      count: cells.length,
      value: colours,
    };
    return words.format(isShorter ? 'chain.cannot' : 'chain.must', values);
  });
  return words.list(texts, 'and');
}

/** Returns the cells by candidates: painted cells first, then blank ones, then the others. */
function byCandidates(facts: readonly Fact[]): readonly (readonly [number, readonly number[]])[] {
  const groups = new Map<number, number[]>();
  for (const { cell, candidates } of facts) {
    groups.set(candidates, [...(groups.get(candidates) ?? []), cell]);
  }
  const rank = (mask: number): number => (isKnown(mask) ? (mask === 1 ? 1 : 0) : 2);
  return [...groups].sort(([a], [b]) => rank(a) - rank(b) || a - b);
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
  const { isShorter, colours } = shorterColours(words, puzzle, mask);
  const order = words.format(isShorter ? 'order.not' : 'order.among', { ...values, colours });
  return capitalised(words, order);
}

/**
 * Returns the names of the candidates that are gone, if these are not more than the candidates that
 * are left and several are left; otherwise the names of those that are left.
 */
function shorterColours(
  words: Words,
  puzzle: Puzzle,
  mask: number,
): { readonly isShorter: boolean; readonly colours: string } {
  const gone = allCandidates(puzzle.palette) & ~mask;
  const isShorter = !isKnown(mask) && bitsOf(gone) <= bitsOf(mask);
  return { isShorter, colours: candidatesText(words, puzzle, isShorter ? gone : mask) };
}

function bitsOf(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
}
