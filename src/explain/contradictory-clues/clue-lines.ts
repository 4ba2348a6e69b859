// The clues of a draft, line by line, for work on clues that contradict each other: sound blocks on
// a board of a sound size, but lines may be too long and sums may differ.

import { type Clue, gaps, paintedCells } from '../../puzzle/clue.ts';
import type { Palette } from '../../puzzle/palette.ts';
import { lengthOfLine } from '../../puzzle/places.ts';
import { type Outcome, success } from '../../puzzle/problem.ts';
import type { Draft, Puzzle } from '../../puzzle/puzzle.ts';
import { validate } from '../../puzzle/validate.ts';

export interface ClueLines {
  readonly width: number;
  readonly height: number;
  /** Rows, then columns. */
  readonly clues: readonly Clue[];
  readonly palette: Palette;
}

/** A line whose clue needs more cells than it has. */
export interface TooLong {
  readonly line: number;
  readonly needed: number;
  readonly cells: number;
}

/**
 * What keeps the clues from being read at all is a problem: sizes, palette, blocks that are no
 * numbers.
 */
export function clueLinesOf(draft: Draft): Outcome<ClueLines> {
  const { rows, columns, palette, width = columns.length, height = rows.length } = draft;
  const outcome = validate({ width, height, rows, columns, palette });
  if (!outcome.ok && !outcome.problems.every(({ code }) => MENDABLE.includes(code))) return outcome;
  return success({ width, height, clues: [...rows, ...columns], palette });
}

/** What `validate` says of numbers that are wrong. */
const MENDABLE = ['clue-too-long', 'sums-differ'];
/** All lines, rows first. */
export function allLines({ clues }: ClueLines): number[] {
  return [...clues.keys()];
}

export function tooLongLines(lines: ClueLines): TooLong[] {
  return lines.clues.flatMap((clue, line) => {
    const needed = paintedCells(clue) + gaps(clue);
    const cells = lengthOfLine(lines, line);
    return needed > cells ? [{ line, needed, cells }] : [];
  });
}

/**
 * A puzzle of which only the lines in `kept` count. What is left of it need not add up, so
 * `validate` has no say in it; each clue in `kept` must fit its line.
 */
export function puzzleOfLines(
  { width, height, clues, palette }: ClueLines,
  kept: readonly number[],
): { readonly puzzle: Puzzle; readonly free: readonly number[] } {
  const counts = new Set(kept);
  const left = clues.map((clue, line) => (counts.has(line) ? clue : []));
  const free = [...clues.keys()].filter((line) => !counts.has(line));
  const [rows, columns] = [left.slice(0, height), left.slice(height)];
  return { puzzle: { width, height, rows, columns, palette, meta: {} }, free };
}
