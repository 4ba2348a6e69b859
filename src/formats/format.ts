// What a format is. One file a format; `detect.ts` lists them.

import type { Outcome } from '../puzzle/problem.ts';
import type { Draft, Puzzle } from '../puzzle/puzzle.ts';
import type { ReadingBudget } from './text/reading-budget.ts';

/**
 * A puzzle, or what is wrong: with the draft where all of it could be read, so that it can be
 * mended.
 */
export type Parsed = Outcome<Puzzle> & { readonly draft?: Draft };

export interface Format {
  /** Short name, as in `--from` and `--to`. */
  readonly id: string;
  readonly title: string;
  /** Endings of file names, without the dot, the usual one first. */
  readonly extensions: readonly string[];
  /**
   * Whether the whole text is made like this format. For formats that begin with words of their
   * maker's, which may be the marks of another format: they are asked before any `sniff`.
   */
  isMadeLike?(text: string): boolean;
  /** Whether the text looks like this format; formats are asked in the order of `FORMATS`. */
  sniff(text: string): boolean;
  /**
   * The puzzles in the text, each by itself right or wrong; at least one. Costs the length of the
   * text and the budget.
   */
  parse(text: string, budget: ReadingBudget): readonly Parsed[];
  /** Fails when the format cannot hold the puzzle; absent where a format is only read. */
  write?(puzzle: Puzzle): Outcome<string>;
  /** What stands between two puzzles in one file; absent where a file holds one. */
  readonly separator?: string;
}
