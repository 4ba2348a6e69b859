// Finds the lines of a text with their numbers, and the place of an offset. Sets the limits of
// reading.

import { failure, type Outcome, type Problem, success } from '../../puzzle/problem.ts';
import { type Worded, worded } from '../../puzzle/wording.ts';

/** The codes of the characters that end lines. */
export const LF = 10;
export const CR = 13;

/**
 * Texts of more characters than this are refused unread. A black-and-white picture of 1000x1000
 * cells needs less than 17 MiB as XML.
 */
export const MAX_TEXT = 32 * 1024 * 1024;
/**
 * Texts with more line ends than this are refused, too: each line costs far more memory than its
 * characters.
 */
export const MAX_LINES = 1_000_000;

/**
 * The most brackets or elements within each other. Puzzles need about five, and code that reads
 * nested parts may recurse.
 */
export const MAX_DEPTH = 50;

export interface TextLine {
  readonly text: string;
  /** The number of the line, from 1. */
  readonly number: number;
}

/** A place in the text; lines and columns count from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/**
 * Returns the lines without their line ends (LF, CRLF or CR). A line end at the end of the text
 * starts no new line.
 */
export function splitLines(text: string): TextLine[] {
  const lines = text.split(LINE_ENDS);
  if (lines.length > 1 && lines[lines.length - 1] === '') lines.pop();
  return lines.map((line, i) => ({ text: line, number: i + 1 }));
}

const LINE_ENDS = /\r\n|\n|\r/g;

/** Returns the lines that are looked at before all others: most texts are told by these. */
export function headLines(text: string): readonly string[] {
  return firstLines(text, 50);
}

/** Returns the first lines, at most `count`, without looking at the text after them. */
export function firstLines(text: string, count: number): readonly string[] {
  return text.split(LINE_ENDS, count);
}

/**
 * Drops blank lines at the end as long as there are more lines than `wanted`. Of other surplus
 * lines, only `most` are kept, so that they are reported.
 */
export function withoutSurplus(
  lines: readonly TextLine[],
  wanted: number,
  most: number,
): readonly TextLine[] {
  let end = lines.length;
  while (end > wanted && lines[end - 1].text.trim() === '') end--;
  return lines.slice(0, Math.min(end, wanted + most));
}

/** Whether the text has more than `MAX_LINES` line ends (LF, CRLF or CR); costs one pass. */
export function hasTooManyLines(text: string): boolean {
  let lines = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const isEnd = code === LF || (code === CR && text.charCodeAt(i + 1) !== LF);
    if (isEnd && ++lines > MAX_LINES) return true;
  }
  return false;
}

/**
 * Returns the line and the column of a character offset; the characters of a line end belong to the
 * line before it. This costs a pass over the text before the offset.
 */
export function textPlaceOf(text: string, offset: number): TextPlace {
  let line = 1;
  let start = 0;
  for (const { 0: end, index } of text.matchAll(LINE_ENDS)) {
    if (index + end.length > offset) break;
    line++;
    start = index + end.length;
  }
  return { line, column: offset - start + 1 };
}

/** Returns the text, or a problem if the text is longer than `MAX_TEXT`. */
export function written(text: string): Outcome<string> {
  if (text.length <= MAX_TEXT) return success(text);
  const words = worded`the text would have ${text.length} characters, and no more than ${MAX_TEXT} are read: shorten its words, or write another format`;
  return failure({ code: 'too-large', ...words });
}

/**
 * Returns the problem of a text that is nested too deep; `what` names what is nested, such as
 * brackets.
 */
export function tooDeep(what: Worded): Problem {
  const words = worded`${what} are nested more than ${MAX_DEPTH} deep, which no puzzle needs: give the puzzle alone`;
  return { code: 'too-deep', ...words };
}
