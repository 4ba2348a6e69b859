// Checks a draft while it is typed: whether every line can be read and fits, whether rows and
// columns agree on every colour, and what is missing. O(text).

import type { Clue } from '../../../src/puzzle/clue.ts';
import { defined } from '../../../src/puzzle/defined.ts';
import type { Draft, Puzzle } from '../../../src/puzzle/puzzle.ts';
import { sumsByColour, validate } from '../../../src/puzzle/validate.ts';
import { gridOfGiven } from './given-cells.ts';
import { type ReadClue, readClue } from './read-clue.ts';
import type { TypedDraft } from './typed-draft.ts';

export interface ColourSum {
  readonly colour: number;
  readonly rows: SideSum;
  readonly columns: SideSum;
}

/** How many cells of a colour the clues of all rows, or of all columns, ask for. */
export interface SideSum {
  readonly least: number;
  /** Whether the clues ask for just as many. Blank lines count as lines without blocks. */
  readonly isExact: boolean;
}

export interface Checks {
  /** The clues of the rows, then those of the columns. */
  readonly lines: readonly ReadClue[];
  /** The sums of every colour. */
  readonly sums: readonly ColourSum[];
  /** Lines with a problem. */
  readonly wrong: readonly number[];
  /** Lines in which nothing is typed; their clues in `draft` have no blocks. */
  readonly blank: readonly number[];
  /** The draft for the solvers, without what cannot be read. */
  readonly draft: Draft;
  /** Whether every number can be read; then any fault is in the numbers themselves. */
  readonly isReadable: boolean;
  /** The puzzle; undefined if anything is wrong or no clue is typed yet. */
  readonly puzzle?: Puzzle;
}

export function checksOf(typed: TypedDraft): Checks {
  const { width, height, palette, meta } = typed;
  const rows = typed.rows.slice(0, height).map((text) => readClue(text, width, palette));
  const columns = typed.columns.slice(0, width).map((text) => readClue(text, height, palette));
  const lines = [...rows, ...columns];
  const draft: Draft = {
    width,
    height,
    rows: cluesOf(rows),
    columns: cluesOf(columns),
    palette,
    meta,
    ...defined({ given: gridOfGiven(typed) }),
  };
  const wrong = [...lines.keys()].filter((line) => lines[line].problem !== undefined);
  const outcome = validate(draft);
  return {
    lines,
    sums: sumsOf(draft),
    wrong,
    blank: [...lines.keys()].filter((line) => lines[line].isBlank),
    draft,
    isReadable: wrong.every((line) => lines[line].problem?.kind === 'too-long'),
    ...defined({
      puzzle: wrong.length === 0 && outcome.ok && isTyped(lines) ? outcome.value : undefined,
    }),
  };
}

/**
 * Returns the lines whose clues are not known yet. If the draft is no puzzle, these are the blank
 * lines and the lines with a problem. Otherwise there are none.
 */
export function openLines({ puzzle, blank, wrong }: Checks): readonly number[] {
  return puzzle === undefined ? [...blank, ...wrong] : [];
}

/** Whether a cell of the board is given. */
export function hasGiven({ draft }: Checks): boolean {
  return draft.given !== undefined;
}

/** Returns the sums that cannot be equal. */
export function differing(sums: readonly ColourSum[]): readonly ColourSum[] {
  return sums.filter(
    ({ rows, columns }) =>
      (rows.least > columns.least && columns.isExact) ||
      (columns.least > rows.least && rows.isExact),
  );
}

function isTyped(lines: readonly ReadClue[]): boolean {
  return lines.some(({ isBlank }) => !isBlank);
}

function cluesOf(lines: readonly ReadClue[]): readonly Clue[] {
  return lines.map(({ clue }) => clue);
}

function sumsOf({ rows, columns, palette }: Draft): readonly ColourSum[] {
  const sides = [sumsByColour(rows), sumsByColour(columns)];
  return palette.slice(1).map((_, i) => {
    const colour = i + 1;
    const [inRows, inColumns] = sides.map(
      ({ least, isExact }): SideSum => ({ least: least[colour] ?? 0, isExact: isExact(colour) }),
    );
    return { colour, rows: inRows, columns: inColumns };
  });
}
