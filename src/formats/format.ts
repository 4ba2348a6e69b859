// Defines what a format is. Each format has its own file; `detect.ts` lists them.

import type { Outcome } from '../puzzle/problem.ts';
import type { Draft, Puzzle } from '../puzzle/puzzle.ts';
import type { ReadingBudget } from './text/reading-budget.ts';

/**
 * A puzzle, or what is wrong with it. A wrong puzzle that could be read as a whole comes with its
 * draft, so that it can be mended.
 */
export type Parsed = Outcome<Puzzle> & { readonly draft?: Draft };

export interface Format {
  /** Short name, as in `--from` and `--to`. */
  readonly id: string;
  readonly title: string;
  /** Endings of file names, without the dot, the usual one first. */
  readonly extensions: readonly string[];
  /**
   * Whether the whole text is built like this format. Formats that begin with the maker's own words
   * have this test, because such words may look like the marks of another format; it runs before
   * any `sniff`.
   */
  isMadeLike?(text: string): boolean;
  /** Whether the text looks like this format; formats are tried in the order of `FORMATS`. */
  sniff(text: string): boolean;
  /**
   * Reads the puzzles in the text, each of which may be right or wrong; returns at least one
   * outcome. The cost is bounded by the length of the text and the budget.
   */
  parse(text: string, budget: ReadingBudget): readonly Parsed[];
  /** Writes a puzzle, or fails if the format cannot hold it; absent if the format is only read. */
  write?(puzzle: Puzzle): Outcome<string>;
  /** The text between two puzzles in one file; absent if a file holds only one. */
  readonly separator?: string;
}
