// Reads the lines of .cwd and .cwc: height and width, in .cwc the number of colours, and then
// sections with a line for each row or each column, and blank lines between them.

import { failure, type Outcome, type Problem, quote, success } from '../../puzzle/problem.ts';
import { tooLargeProblem } from '../../puzzle/validate.ts';
import { worded } from '../../puzzle/wording.ts';
import { firstLines, splitLines, type TextLine } from '../text/text-lines.ts';

interface Sections {
  readonly height: number;
  readonly width: number;
  /** The further numbers of the heading. */
  readonly others: readonly number[];
  /** The sections that are wanted: half of them for the rows, the others for the columns. */
  readonly sections: readonly (readonly TextLine[])[];
}

/** Whether the first `count` lines are single numbers. */
export function beginsWithNumbers(text: string, count: number): boolean {
  return firstLines(text, count).every((line) => NUMBER.test(line));
}

const NUMBER = /^\s*\d{1,9}\s*$/;

/** Reads a text with `others` numbers besides the size, and `count` sections. */
export function readSections(text: string, others: number, count: number): Outcome<Sections> {
  const lines = splitLines(text);
  const numbers: number[] = [];
  for (const line of lines.slice(0, 2 + others)) {
    if (!NUMBER.test(line.text)) return failure(noNumber(line));
    numbers.push(Number(line.text));
  }
  const [height = 0, width = 0] = numbers;
  const tooLarge = tooLargeProblem(width, height);
  if (tooLarge !== undefined) return failure({ ...tooLarge, line: 1, column: 1 });
  const sizes = Array.from({ length: count }, (_, i) => (2 * i < count ? height : width));
  const sections = divide(lines.slice(2 + others), sizes);
  if (!sections.ok) return sections;
  return success({ height, width, others: numbers.slice(2), sections: sections.value });
}

/** Divides lines into sections of these sizes, with a blank line between two of them. */
function divide(
  lines: readonly TextLine[],
  sizes: readonly number[],
): Outcome<readonly (readonly TextLine[])[]> {
  const sections: (readonly TextLine[])[] = [];
  let at = 0;
  for (const [i, size] of sizes.entries()) {
    sections.push(lines.slice(at, at + size));
    at += size;
    const isEnd = i === sizes.length - 1;
    const behind = isEnd ? lines.slice(at) : lines.slice(at, at + 1);
    const isRight = lines.length >= at && behind.every((line) => line.text.trim() === '');
    if (!isRight || (!isEnd && behind.length === 0)) {
      return failure(wrongCount(lines[at] ?? lines.at(-1), size, isEnd));
    }
    at++;
  }
  return success(sections);
}

function noNumber({ text, number }: TextLine): Problem {
  const words = worded`${quote(text)}: expected a line with a single whole number; the text begins with the height and the width`;
  return { code: 'bad-size', ...words, line: number, column: 1 };
}

function wrongCount(line: TextLine | undefined, size: number, isEnd: boolean): Problem {
  const words = isEnd
    ? worded`expected ${size} clues, one per line, and then the end of the text: check the size on the first two lines`
    : worded`expected ${size} clues, one per line, and a blank line behind them: check the size on the first two lines`;
  return { code: 'wrong-line-count', ...words, line: line?.number ?? 1, column: 1 };
}
