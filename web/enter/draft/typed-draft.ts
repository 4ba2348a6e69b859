// A puzzle while it is typed: the texts of its lines, right or wrong, as plain data. The functions
// return a new draft and leave the one that they take as it was. Lines beyond the size stay in the
// draft, so that nothing is lost when the board becomes smaller and then larger again.

import type { Clue } from '../../../src/puzzle/clue.ts';
import { BLACK_AND_WHITE, isMonochrome, type Palette } from '../../../src/puzzle/palette.ts';
import { columnOfLine, isRowLine } from '../../../src/puzzle/places.ts';
import type { Draft, Meta } from '../../../src/puzzle/puzzle.ts';
import { type GivenCell, givenCellsOf, swappedGiven } from './given-cells.ts';
import { BLOTTED, UNKNOWN_LINE } from './read-clue.ts';

export interface TypedDraft {
  readonly width: number;
  readonly height: number;
  /** The texts of the rows, at least `height` of them. */
  readonly rows: readonly string[];
  /** The texts of the columns, at least `width` of them, with the numbers below each other. */
  readonly columns: readonly string[];
  readonly given: readonly GivenCell[];
  readonly palette: Palette;
  /**
   * The number that each colour of the saved puzzle has in `palette` now, or 0 if it was removed.
   * The background is first, as in `palette`. The numbers of colours that the saved puzzle does not
   * have follow; each colour has the same index in all drafts of the history.
   */
  readonly coloursNow: readonly number[];
  readonly meta: Meta;
}

/** Larger puzzles are opened from files, not typed. */
export const MAX_TYPED_SIDE = 200;
const FIRST_SIDE = 10;

export function emptyDraft(width = FIRST_SIDE, height = FIRST_SIDE): TypedDraft {
  const [rows, columns] = [blankLines(height), blankLines(width)];
  const palette = BLACK_AND_WHITE;
  const coloursNow = [...palette.keys()];
  return { width, height, rows, columns, given: [], palette, coloursNow, meta: {} };
}

/**
 * Returns the draft of a puzzle that may have problems. If there are more clues than the size says,
 * the draft has room for all clues.
 */
export function draftOfPuzzle({
  width = 0,
  height = 0,
  rows,
  columns,
  ...rest
}: Draft): TypedDraft {
  const { palette, given, meta = {} } = rest;
  const size = { width: Math.max(width, columns.length), height: Math.max(height, rows.length) };
  return {
    ...size,
    rows: padded(
      rows.map((clue) => clueText(clue, palette)),
      size.height,
    ),
    columns: padded(
      columns.map((clue) => stacked(clueText(clue, palette))),
      size.width,
    ),
    given: givenCellsOf(given),
    palette,
    coloursNow: [...palette.keys()],
    meta,
  };
}

/**
 * Returns the text of a clue: `3 1`, or `3a 1b` with letters of colours; `?` for the length of a
 * blotted block, `0` for a line without blocks, `*` for an unknown line.
 */
export function clueText(clue: Clue, palette: Palette): string {
  if (clue === null) return UNKNOWN_LINE;
  const letterOf = (colour: number): string =>
    isMonochrome(palette) ? '' : palette[colour].symbol;
  return (
    clue.map(({ length, colour }) => `${length ?? BLOTTED}${letterOf(colour)}`).join(' ') || '0'
  );
}

export function isRow(draft: Pick<TypedDraft, 'height'>, line: number): boolean {
  return isRowLine(line, draft.height);
}

/** Returns the text of row `line`, or of column `line - height`. */
export function textOfLine(draft: TypedDraft, line: number): string {
  return isRow(draft, line) ? draft.rows[line] : draft.columns[columnOfLine(line, draft.height)];
}

export function withLine(draft: TypedDraft, line: number, text: string): TypedDraft {
  if (isRow(draft, line)) return { ...draft, rows: draft.rows.with(line, flat(text)) };
  return { ...draft, columns: draft.columns.with(columnOfLine(line, draft.height), stacked(text)) };
}

/** Changes the size to sides from 1 to `MAX_TYPED_SIDE`; all texts and given cells stay. */
export function resized(draft: TypedDraft, width: number, height: number): TypedDraft {
  const [columns, rows] = [sideOf(width), sideOf(height)];
  return {
    ...draft,
    width: columns,
    height: rows,
    rows: padded(draft.rows, rows),
    columns: padded(draft.columns, columns),
  };
}

/** Swaps rows and columns. */
export function swapped(draft: TypedDraft): TypedDraft {
  const { width, height, rows, columns } = draft;
  return {
    ...draft,
    width: height,
    height: width,
    rows: columns.map(flat),
    columns: rows.map(stacked),
    given: swappedGiven(draft.given),
  };
}

/** Removes the clues; size, given cells, colours and title stay. */
export function withoutClues(draft: TypedDraft): TypedDraft {
  return { ...draft, rows: blankLines(draft.height), columns: blankLines(draft.width) };
}

/** Puts the numbers below each other, as they stand above a column. */
export function stacked(text: string): string {
  return text.replace(/[\s,.]+/g, '\n').replace(/^\n/, '');
}

/** Puts the numbers in one line. */
export function flat(text: string): string {
  return text.replace(/\s*[\r\n]+\s*/g, ' ');
}

function sideOf(wished: number): number {
  return Math.min(MAX_TYPED_SIDE, Math.max(1, Math.trunc(wished) || 1));
}

function blankLines(count: number): readonly string[] {
  return Array.from({ length: count }, () => '');
}

function padded(lines: readonly string[], count: number): readonly string[] {
  return count <= lines.length ? lines : [...lines, ...blankLines(count - lines.length)];
}
