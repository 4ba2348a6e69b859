// Reads texts with one puzzle per line, such as links or game ids; blank lines are skipped.

import { failure } from '../../puzzle/problem.ts';
import { type Worded, worded } from '../../puzzle/wording.ts';
import type { Parsed } from '../format.ts';
import { type ReadingBudget, readEach } from './reading-budget.ts';
import { splitLines, type TextLine } from './text-lines.ts';

/** Returns at least one outcome. If all lines are blank, the message says what was `expected`. */
export function readPuzzlePerLine(
  text: string,
  budget: ReadingBudget,
  expected: Worded,
  read: (line: TextLine) => Parsed,
): readonly Parsed[] {
  const lines = splitLines(text).filter((line) => line.text.trim() !== '');
  if (lines.length > 0) return readEach(lines, budget, read);
  const words = worded`the text is empty: expected ${expected}`;
  return [failure({ code: 'no-puzzle', ...words, line: 1, column: 1 })];
}
