// Finds the places of problems in a JSON text, and refuses texts that are nested too deep.

import { visit } from 'jsonc-parser';
import { type Problem, quote } from '../../puzzle/problem.ts';
import { worded } from '../../puzzle/wording.ts';
import { CR, LF, MAX_DEPTH, type TextPlace, textPlaceOf, tooDeep } from './text-lines.ts';

/** Keys and indices from the top of a JSON text to a value in it. */
export type Path = readonly (string | number)[];

/** A problem with the path of its value, so that the place in the text can be looked up. */
export interface PathProblem extends Problem {
  readonly path?: Path;
}

/**
 * Returns what is wrong with a text that is not JSON; `firstLine` is the number of its first line.
 */
export function syntaxProblem(text: string, firstLine: number): Problem {
  const deep = firstTooDeep(text);
  if (deep !== undefined) {
    const { line, column } = textPlaceOf(text, deep);
    return { ...tooDeep(worded`brackets`), line: line + firstLine - 1, column };
  }
  if (text.length > MAX_PLACED) {
    const words = worded`this is not JSON, and too long to say where it goes wrong`;
    return { code: 'bad-json', ...words, line: firstLine, column: 1 };
  }
  const { at, isCut } = firstFault(text);
  const place = textPlaceOf(text, at);
  const words = hasSurplusComma(text, at)
    ? worded`this is not JSON: there is a comma too many before ${quote(text.slice(at, at + 1))}`
    : isCut
      ? worded`this is not JSON: it ends too early`
      : worded`this is not JSON: unexpected ${quote(text.slice(at, at + 20))}`;
  return {
    code: 'bad-json',
    ...words,
    line: place.line + firstLine - 1,
    column: place.column,
  };
}

/** Whether the fault is a bracket that closes behind a comma. */
function hasSurplusComma(text: string, at: number): boolean {
  return /[}\]]/.test(text.charAt(at)) && /,\s*$/.test(text.slice(Math.max(0, at - 100), at));
}

/**
 * Returns the offset of the first fault, and whether the text is cut off. A text is cut off if its
 * first fault reaches to the end of the text and something is missing there; an unfinished string
 * can be such a fault.
 */
function firstFault(text: string): { readonly at: number; readonly isCut: boolean } {
  let at = text.length;
  let end = text.length;
  let lacksEnd = true;
  visit(
    text,
    {
      onError: (_, offset, length) => {
        if (offset < at) [at, end] = [offset, offset + length];
        lacksEnd = offset === text.length;
      },
    },
    { disallowComments: true },
  );
  return { at, isCut: lacksEnd && end === text.length };
}

/**
 * Places are looked up only in texts of at most this many characters, because the parser that finds
 * places is slow.
 */
const MAX_PLACED = 8_000_000;

/** Whether the text is shallow enough for parsers that recurse without a bound of their own. */
export function isShallow(text: string): boolean {
  return firstTooDeep(text) === undefined;
}

/**
 * Returns the offset of the first bracket that is nested too deep, or undefined if there is none.
 * Texts that are not JSON are read as the parser that finds places reads them: a string without a
 * closing quotation mark ends at the end of its line, and comments are skipped.
 */
function firstTooDeep(text: string): number | undefined {
  let depth = 0;
  let isString = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === QUOTE || (isString && (code === LF || code === CR))) isString = !isString;
    else if (isString) i += code === BACKSLASH ? 1 : 0;
    else if (code === SLASH) i = endOfComment(text, i) - 1;
    else if ((code === LIST || code === OBJECT) && ++depth > MAX_DEPTH) return i;
    else if (code === LIST_END || code === OBJECT_END) depth = Math.max(depth - 1, 0);
  }
  return undefined;
}

const [QUOTE, BACKSLASH, SLASH, LIST, LIST_END, OBJECT, OBJECT_END] = Array.from(
  '"\\/[]{}',
  (char) => char.charCodeAt(0),
);

/** Returns the offset after the comment, or after the slash if no comment starts at `start`. */
function endOfComment(text: string, start: number): number {
  COMMENT.lastIndex = start;
  return COMMENT.test(text) ? COMMENT.lastIndex : start + 1;
}

const COMMENT = /\/\/[^\n\r]*|\/\*.*?(?:\*\/|$)/sy;

/**
 * Replaces paths with lines and columns. A problem gets no place if its value is not in the text,
 * or if the text is too long or too deep.
 */
export function locate(text: string, problems: readonly PathProblem[]): Problem[] {
  if (problems.length === 0) return [];
  const places = new Map<string, TextPlace>();
  const wanted = new Set(problems.map((problem) => JSON.stringify(problem.path ?? [])));
  const deepest = problems.reduce((most, { path = [] }) => Math.max(most, path.length), 0);
  if (text.length <= MAX_PLACED && isShallow(text)) {
    let depth = 0;
    const note = (line: number, column: number, path: () => Path): void => {
      // A long path costs much to make, and no value with a problem stands deeper than `deepest`.
      if (depth > deepest) return;
      const key = JSON.stringify(path());
      if (wanted.has(key) && !places.has(key))
        places.set(key, { line: line + 1, column: column + 1 });
    };
    visit(text, {
      onObjectBegin: (_offset, _length, ...place) => {
        note(...place);
        depth++;
      },
      onArrayBegin: (_offset, _length, ...place) => {
        note(...place);
        depth++;
      },
      onObjectEnd: () => void depth--,
      onArrayEnd: () => void depth--,
      onLiteralValue: (_value, _offset, _length, ...place) => note(...place),
    });
  }
  return problems.map(({ path, ...problem }) => ({
    ...problem,
    ...places.get(JSON.stringify(path ?? [])),
  }));
}
