// Texts with one puzzle a line, a link or a game id each; blank lines count for nothing.

import type { Outcome } from '../puzzle/problem.ts';
import { failure } from '../puzzle/problem.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { type Budget, readEach } from './budget.ts';
import { splitLines, type TextLine } from './text.ts';

/** At least one outcome, `expected` says what where there is no line. */
export function readEachLine(
  text: string,
  budget: Budget,
  expected: string,
  read: (line: TextLine) => Outcome<Puzzle>,
): readonly Outcome<Puzzle>[] {
  const lines = splitLines(text).filter((line) => line.text.trim() !== '');
  if (lines.length > 0) return readEach(lines, budget, read);
  const message = `the text is empty: expected ${expected}`;
  return [failure({ code: 'no-puzzle', message, line: 1, column: 1 })];
}
