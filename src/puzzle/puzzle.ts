// Defines what a puzzle is: a clue for every row and column, a palette, and its origin.

import { type Clue, type ExactClue, isExactClue } from './clue.ts';
import { elementAt } from './element-at.ts';
import type { Grid } from './grid.ts';
import { allCandidates, type Palette } from './palette.ts';
import { columnOfLine, isRowLine } from './places.ts';

/** The origin of a puzzle; all fields are optional, all are plain text. */
export interface Meta {
  readonly id?: string;
  readonly title?: string;
  readonly author?: string;
  /** A number or a name at the source, which tells the author from others of the same name. */
  readonly authorId?: string;
  readonly copyright?: string;
  /** The licence, preferably as its SPDX identifier. */
  readonly licence?: string;
  readonly source?: string;
  readonly description?: string;
  /** Remarks of all kinds, one per line. */
  readonly notes?: string;
  /** When the puzzle was made or published, as the file of the puzzle gives it. */
  readonly date?: string;
}

export const META_KEYS = [
  'id',
  'title',
  'author',
  'authorId',
  'copyright',
  'licence',
  'source',
  'description',
  'notes',
  'date',
] as const satisfies readonly (keyof Meta)[];

/**
 * A valid puzzle, as `validate` returns it: every clue fits its line and the sums agree. Code that
 * makes a puzzle of clues without `validate` says so. `rows[i]` is the clue of row i from the top,
 * `columns[j]` that of column j from the left.
 */
export interface Puzzle {
  readonly width: number;
  readonly height: number;
  readonly rows: readonly Clue[];
  readonly columns: readonly Clue[];
  readonly palette: Palette;
  readonly meta: Meta;
  /**
   * The picture that the maker had in mind, as given: nothing guarantees that it fits the clues.
   */
  readonly goal?: Grid;
  /** Further pictures of the same kind. Absent if there are none, and without a goal. */
  readonly otherGoals?: readonly Grid[];
  /**
   * Grids that somebody saved on the way to a solution, as given; cells may be unknown. Each has
   * marks that a player may begin with. Absent if there are none.
   */
  readonly saved?: readonly Grid[];
  /**
   * The given cells, which are known from the start: every solution has their colours. All other
   * cells have all candidates. Absent if no cell is given.
   */
  readonly given?: Grid;
  /**
   * Properties that other programs wrote, each a line like `maxrule 5`. They mean nothing here, and
   * are kept for whoever reads the puzzle next. Absent if there are none.
   */
  readonly otherProperties?: readonly string[];
}

/** A puzzle whose clues tell the lengths of all blocks. */
export interface ExactPuzzle extends Puzzle {
  readonly rows: readonly ExactClue[];
  readonly columns: readonly ExactClue[];
}

/** Returns whether no block is blotted and no line unknown. */
export function hasExactClues(puzzle: Puzzle): puzzle is ExactPuzzle {
  return puzzle.rows.every(isExactClue) && puzzle.columns.every(isExactClue);
}

/**
 * A puzzle as it was typed, in which anything may be wrong. The size may differ from the number of
 * clues.
 */
export interface Draft {
  readonly width?: number;
  readonly height?: number;
  readonly rows: readonly Clue[];
  readonly columns: readonly Clue[];
  readonly palette: Palette;
  readonly meta?: Meta;
  readonly goal?: Grid;
  readonly otherGoals?: readonly Grid[];
  /** Each cell of a saved grid, and of `given`, has either one candidate or all of them. */
  readonly saved?: readonly Grid[];
  readonly given?: Grid;
  readonly otherProperties?: readonly string[];
}

/** A draft whose clues tell the lengths of all blocks. */
export interface ExactDraft extends Draft {
  readonly rows: readonly ExactClue[];
  readonly columns: readonly ExactClue[];
}

/** Returns the clue of a line; rows are numbered from 0, then columns from `height`. */
export function clueOfLine(puzzle: ExactPuzzle, line: number): ExactClue;
export function clueOfLine(puzzle: Puzzle, line: number): Clue;
export function clueOfLine({ rows, columns, height }: Puzzle, line: number): Clue {
  return isRowLine(line, height)
    ? elementAt(rows, line)
    : elementAt(columns, columnOfLine(line, height));
}

/** Returns the candidates at the start: a given cell has its colour, any other cell all colours. */
export function startCells({ width, height, palette, given }: Puzzle): Int32Array {
  return given?.cells.slice() ?? new Int32Array(width * height).fill(allCandidates(palette));
}
