// Defines what a format is. Each format has its own file; `detect.ts` lists them.

import type { Outcome, Problem } from '../puzzle/problem.ts';
import type { Draft, Puzzle } from '../puzzle/puzzle.ts';
import type { ReadingBudget } from './text/reading-budget.ts';
import type { Holds } from './writing.ts';

/**
 * A puzzle, or the problems of the text. If the text could be read as a whole but the puzzle is
 * wrong, `draft` may hold the puzzle as it was read, so that somebody can mend the puzzle. If there
 * is a puzzle, `remarks` may say what somebody should know of its text, such as what is not read.
 */
export type Parsed = Outcome<Puzzle> & {
  readonly draft?: Draft;
  readonly remarks?: readonly Problem[];
};

export interface Format {
  /** Short name, as in `--from` and `--to`. */
  readonly id: string;
  readonly title: string;
  /** Endings of file names, without the dot, the usual one first. */
  readonly extensions: readonly string[];
  /**
   * Whether the whole text is built like this format. This test runs before any `sniff`. A format
   * has this test if its texts begin with free words, because such words may look like another
   * format.
   */
  isMadeLike?(text: string): boolean;
  /** Whether the text looks like this format; formats are tried in the order of `FORMATS`. */
  sniff(text: string): boolean;
  /**
   * Reads the puzzles in the text, each of which may be right or wrong; returns at least one
   * outcome. The cost is bounded by the length of the text and the budget.
   */
  parse(text: string, budget: ReadingBudget): readonly Parsed[];
  /** The parts of a puzzle that the text holds. Absent if the format can only be read. */
  readonly holds?: Holds;
  /**
   * Returns the text of a puzzle, or a problem if the format cannot hold the puzzle: whoever read
   * the text would get another one. Absent if the format can only be read.
   */
  write?(puzzle: Puzzle): Outcome<string>;
  /**
   * The text between two puzzles that are written into one file. Absent if the format writes only
   * one puzzle into a file.
   */
  readonly separator?: string;
}
