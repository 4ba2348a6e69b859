// Jakub Wilk's .nin: width and height on the first line of the text, then one line per row, then
// one line per column. White space separates the numbers; an empty line or 0 is an empty clue.
// There are no comments, and only one colour.

import { BLACK_AND_WHITE } from '../puzzle/palette.ts';
import { failure, type Outcome, type Problem, quote, success } from '../puzzle/problem.ts';
import type { ExactPuzzle } from '../puzzle/puzzle.ts';
import { MAX_SIDE, tooLargeProblem } from '../puzzle/validate.ts';
import { worded } from '../puzzle/wording.ts';
import type { Format, Parsed } from './format.ts';
import { NO_LETTERS, readClues, validateRead, writeClue } from './text/clue-text.ts';
import { splitLines, type TextLine, withoutSurplus } from './text/text-lines.ts';
import { writing } from './writing.ts';

export const nin: Format = {
  id: 'nin',
  title: 'Wilk .nin',
  extensions: ['nin'],
  sniff: (text) => /^\s*\d+[ \t]+\d+[ \t]*(\r?\n|\r)(?!\s*$)/.test(text) && !/^[ \t]*#/m.test(text),
  parse: (text) => [mentionPlainClues(parseNin(text), text)],
  ...writing({ name: '.nin', clues: 'exact', keeps: [] }, writeNin),
};

function parseNin(text: string): Parsed {
  const [heading, ...lines] = splitLines(text);
  const sizes = /^\s*(\d{1,9})\s+(\d{1,9})\s*$/.exec(heading.text);
  if (sizes === null) {
    const words = worded`${quote(heading.text)}: expected width and height, like "20 15"`;
    return failure({ code: 'bad-size', ...words, line: 1, column: 1 });
  }
  const [first, second] = [Number(sizes[1]), Number(sizes[2])];
  const tooLarge = tooLargeProblem(first, second);
  if (tooLarge !== undefined) return failure({ ...tooLarge, line: 1, column: 1 });
  const outcome = parseLines(withoutSurplus(lines, first + second, MAX_SIDE), first, second);
  if (outcome.ok || first === second) return outcome;
  // Some programs write the height first: the text is read in that way if only that way works.
  const turned = parseLines(withoutSurplus(lines, first + second, MAX_SIDE), second, first);
  return turned.ok ? turned : outcome;
}

function parseLines(lines: readonly TextLine[], width: number, height: number): Parsed {
  const problems: Problem[] = [];
  const rows = readClues(lines.slice(0, height), 'row', NO_LETTERS, problems);
  const columns = readClues(lines.slice(height), 'column', NO_LETTERS, problems);
  return validateRead({ width, height, rows, columns, palette: BLACK_AND_WHITE }, problems);
}

/**
 * Adds advice to the first problem if the text may be plain clues. Plain clues look like this
 * format if their blank line is missing and their first line has two numbers.
 */
function mentionPlainClues(outcome: Parsed, text: string): Parsed {
  if (outcome.ok) return outcome;
  const [first, ...others] = outcome.problems;
  if (first.code !== 'wrong-line-count' || hasBlankLine(text)) return outcome;
  const words = worded`${first}; if these are plain clues, put a blank line between those of the rows and those of the columns`;
  return { ...outcome, problems: [{ ...first, ...words }, ...others] };
}

function hasBlankLine(text: string): boolean {
  return splitLines(text.trim()).some((line) => line.text.trim() === '');
}

function writeNin(puzzle: ExactPuzzle): Outcome<string> {
  const clues = [...puzzle.rows, ...puzzle.columns].map((clue) => writeClue(clue, ' ') || '0');
  return success(`${puzzle.width} ${puzzle.height}\n${clues.join('\n')}\n`);
}
