// Names lines, cells, blocks and clues.

import type { Block } from '../../puzzle/clue.ts';
import { isMonochrome } from '../../puzzle/palette.ts';
import { columnOf, columnOfLine, isRowLine, placeOf, rowOf } from '../../puzzle/places.ts';
import { clueOfLine, type Puzzle } from '../../puzzle/puzzle.ts';
import { colourWords } from './colour-words.ts';
import type { Words } from './message-formatter.ts';

/** Returns "row 4" or "column 12". */
export function lineText(words: Words, { height }: Puzzle, line: number): string {
  return isRowLine(line, height)
    ? words.format('line.row', { number: line + 1 })
    : words.format('line.column', { number: columnOfLine(line, height) + 1 });
}

/** Returns "row 2, row 4 and column 1", for any lines. */
export function linesText(words: Words, puzzle: Puzzle, lines: readonly number[]): string {
  return words.list(
    lines.map((line) => lineText(words, puzzle, line)),
    'and',
  );
}

/** Returns "rows 1 to 3" for neighbouring lines, either rows or columns. */
export function bandText(words: Words, puzzle: Puzzle, from: number, to: number): string {
  if (from === to) return lineText(words, puzzle, from);
  const isRows = isRowLine(from, puzzle.height);
  const numbers = Array.from({ length: to - from + 1 }, (_, i) => from + i + 1);
  const own = isRows ? numbers : numbers.map((number) => columnOfLine(number, puzzle.height));
  return words.format(isRows ? 'lines.rows' : 'lines.columns', { list: rangesText(words, own) });
}

/** Returns "cell 5 of row 4". */
export function placeText(words: Words, puzzle: Puzzle, cell: number): string {
  const { row, column } = placeOf(puzzle, cell);
  return words.format('place', { line: lineText(words, puzzle, row), cell: column + 1 });
}

/** Returns "cells 3 to 5 of row 4 and cell 1 of row 6". */
export function placesText(words: Words, puzzle: Puzzle, cells: readonly number[]): string {
  return words.list(rowTexts(words, puzzle, cells), 'and');
}

/** The greatest number of cells that `firstPlacesText` names; nobody reads a longer list. */
const MOST_CELLS = 20;

/** Names cells as `placesText` does, but only the first of many: "... and 474 more cells". */
export function firstPlacesText(words: Words, puzzle: Puzzle, cells: readonly number[]): string {
  const count = cells.length - MOST_CELLS;
  if (count <= 0) return placesText(words, puzzle, cells);
  const first = [...cells].sort((a, b) => a - b).slice(0, MOST_CELLS);
  const more = words.format('more-cells', { count });
  return words.list([...rowTexts(words, puzzle, first), more], 'and');
}

/** Returns a text such as "cells 3 to 5 of row 4" for each row that has some of the cells. */
function rowTexts(words: Words, puzzle: Puzzle, cells: readonly number[]): string[] {
  const rows = new Map<number, number[]>();
  for (const cell of [...cells].sort((a, b) => a - b)) {
    const row = rowOf(cell, puzzle.width);
    rows.set(row, [...(rows.get(row) ?? []), columnOf(cell, puzzle.width) + 1]);
  }
  return [...rows].map(([row, positions]) => {
    const line = lineText(words, puzzle, row);
    const values = { line, list: rangesText(words, positions), count: positions.length };
    return words.format('places.line', { ...values, cells: cellsText(words, positions) });
  });
}

/** Returns "cell 3" or "cells 3 to 5 and 9"; positions are counted from 1. */
export function cellsText(words: Words, positions: readonly number[]): string {
  const list = rangesText(words, positions);
  return words.format('cells', { list, count: positions.length });
}

/** Joins numbers; only three or more consecutive ones become a range, such as "3 to 5". */
function rangesText(words: Words, positions: readonly number[]): string {
  const sorted = [...positions].sort((a, b) => a - b);
  const texts: string[] = [];
  for (let from = 0, to = 0; from < sorted.length; from = to) {
    for (to = from + 1; to < sorted.length && sorted[to] === sorted[to - 1] + 1; ) to++;
    const [first, last] = [sorted[from], sorted[to - 1]];
    if (to - from > 2) texts.push(words.format('range', { first, last }));
    else texts.push(...sorted.slice(from, to).map(String));
  }
  return words.list(texts, 'and');
}

/**
 * Returns "block of 8", "red block of 8", or "second block of 8" when the clue has several such
 * blocks.
 */
export function blockText(
  words: Words,
  puzzle: Puzzle,
  clue: readonly Block[],
  block: number,
): string {
  const { length, colour } = clue[block];
  const isLike = (other: Block): boolean => other.length === length && other.colour === colour;
  const isOnly = clue.filter(isLike).length === 1;
  const nth = isOnly ? 0 : clue.slice(0, block + 1).filter(isLike).length;
  const { palette } = puzzle;
  const name = colourWords(words, palette)[colour];
  const values = { nth, colour: name, mono: monoOf(puzzle) };
  return length === null
    ? words.format('block.blotted', values)
    : words.format('block', { ...values, length });
}

/**
 * Returns "2 1 3" or "red 2, blue 1"; a blotted block is "?", and an unknown line has "*". If the
 * name of a colour begins or ends with a digit, the length is kept apart: "2 of colour 4".
 */
export function clueText(words: Words, puzzle: Puzzle, line: number): string {
  const clue = clueOfLine(puzzle, line);
  if (clue === null) return '*';
  const names = colourWords(words, puzzle.palette);
  const mono = monoOf(puzzle);
  const blocks = clue.map(({ length, colour }) => {
    const name = names[colour];
    const numbered = /^\d|\d$/.test(name) ? 'yes' : 'no';
    return words.format('clue.block', { mono, numbered, length: length ?? '?', colour: name });
  });
  return blocks.join(words.format('clue.separator', { mono }));
}

export function monoOf({ palette }: Puzzle): 'yes' | 'no' {
  return isMonochrome(palette) ? 'yes' : 'no';
}
