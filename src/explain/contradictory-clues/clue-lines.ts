// Reads the clues of a draft line by line, for work on clues that contradict each other. The blocks
// and the size of the board are valid, but clues may be too long for their lines, and sums may
// differ.

import { type Clue, gaps, paintedCells } from '../../puzzle/clue.ts';
import { defined } from '../../puzzle/defined.ts';
import type { Grid } from '../../puzzle/grid.ts';
import type { Palette } from '../../puzzle/palette.ts';
import { lengthOfLine } from '../../puzzle/places.ts';
import { type Outcome, success } from '../../puzzle/problem.ts';
import type { Draft, Puzzle } from '../../puzzle/puzzle.ts';
import { validate } from '../../puzzle/validate.ts';

export interface ClueLines {
  readonly width: number;
  readonly height: number;
  /** The clues of the rows, then those of the columns. */
  readonly clues: readonly Clue[];
  readonly palette: Palette;
  readonly given?: Grid;
}

/** A line whose clue needs more cells than the line has; `needed` is how many it needs at least. */
export interface TooLong {
  readonly line: number;
  readonly needed: number;
  readonly cells: number;
}

/**
 * Returns problems only when something keeps the clues from being read at all: sizes, a palette or
 * blocks that are not valid.
 */
export function clueLinesOf(draft: Draft): Outcome<ClueLines> {
  const { rows, columns, palette, width = columns.length, height = rows.length } = draft;
  const given = defined({ given: draft.given });
  const outcome = validate({ width, height, rows, columns, palette, ...given });
  if (!outcome.ok && !outcome.problems.every(({ code }) => MENDABLE.includes(code))) return outcome;
  return success({ width, height, clues: [...rows, ...columns], palette, ...given });
}

/** The problems that `validate` reports when clues do not fit their lines or each other. */
const MENDABLE = ['clue-too-long', 'sums-differ'];

/** Lists all lines, rows first. */
export function allLines({ clues }: ClueLines): number[] {
  return [...clues.keys()];
}

/** Lists the lines that have a clue, rows first; an unknown line contradicts nothing. */
export function knownLines({ clues }: ClueLines): number[] {
  return [...clues.keys()].filter((line) => clues[line] !== null);
}

export function tooLongLines(lines: ClueLines): TooLong[] {
  return lines.clues.flatMap((clue, line) => {
    const needed = clue === null ? 0 : paintedCells(clue) + gaps(clue);
    const cells = lengthOfLine(lines, line);
    return needed > cells ? [{ line, needed, cells }] : [];
  });
}

/**
 * Makes a puzzle in which only the clues of the lines in `kept` count; the other lines are free.
 * The sums of the clues that are left need not agree, so the puzzle is not validated; the clue of
 * each line in `kept` must fit the line.
 */
export function puzzleOfLines(
  { width, height, clues, palette, given }: ClueLines,
  kept: readonly number[],
): { readonly puzzle: Puzzle; readonly free: readonly number[] } {
  const counts = new Set(kept);
  const left = clues.map((clue, line) => (counts.has(line) ? clue : []));
  const free = [...clues.keys()].filter((line) => !counts.has(line));
  const [rows, columns] = [left.slice(0, height), left.slice(height)];
  const board = { width, height, palette, ...defined({ given }) };
  return { puzzle: { ...board, rows, columns, meta: {} }, free };
}
