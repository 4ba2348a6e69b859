// Recognises texts of formats that hold nonograms but are not read here, so that the refusal can
// name them and say what to do instead.

import type { Problem } from '../puzzle/problem.ts';
import { type Worded, worded } from '../puzzle/wording.ts';
import { splitLines } from './text/text-lines.ts';

export const TRIDDLER: Omit<Problem, 'line' | 'column'> = {
  code: 'triddler',
  ...worded`this is a triddler: triddlers are not supported, only puzzles on squares are`,
};

/** A .jap is not text, so it is recognised by its bytes. */
export const JAP_FILE: Problem = {
  code: 'unread-format',
  ...worded`this is a .jap file, which is not read: convert it to .non with the jap2non of nonogram-db`,
};

/**
 * Files that are not text, by their first bytes. The page opens images elsewhere, so only the
 * command line shows these messages.
 */
const BINARY: readonly { readonly start: string; readonly message: string }[] = [
  ...['\u0089PNG', '\u00ff\u00d8\u00ff', 'GIF8', 'RIFF', 'II*\0', 'MM\0*', 'P6'].map((start) => ({
    start,
    message: 'this is an image, not a puzzle: "crosshatch create" makes a puzzle of it',
  })),
  {
    start: 'PK\u0003\u0004',
    message:
      'this is a packed file: unpack it first, or, if it is a spreadsheet such as .xlsx, save it as CSV',
  },
  { start: '%PDF', message: 'this is a PDF, which is not read: give the puzzle as text' },
];

/** Returns the problem that names a file that is not text; undefined if it is none of these. */
export function unreadBytes(bytes: Uint8Array): Problem | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 4));
  const found = BINARY.find(({ start }) => head.startsWith(start));
  return found && { code: 'unread-format', message: found.message };
}

interface UnreadFormat {
  /** Whether a text that looks like this is none of the formats that are read. */
  readonly isCertain?: true;
  readonly isLike: (text: string) => boolean;
  readonly words: Worded;
}

const PENPA = /^\s*https?:\/\/\S*\/penpa-edit\/\S*[#&?]p=/i;
// Each alternative can match in one way only, or a hostile text would take time without end.
const MINIZINC = /^\s*(?:%[^\r\n]*[\r\n]\s*)*(rows|cols|columns|width|height|n|m)\s*=\s*\d+\s*;/i;
const SVG =
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->).){0,1000}-->\s*|<!DOCTYPE svg[^>]*>\s*)*<svg[\s/>]/is;
const PZPR_FILE = /^\s*pzprv3(\.\d+)?[\s/]/;
const FORMATS: readonly UnreadFormat[] = [
  {
    isLike: (text) => PENPA.test(text),
    words: worded`this is a link of penpa-edit, which is not read: export the puzzle as a puzz.link URL there`,
  },
  {
    isLike: (text) => PZPR_FILE.test(text),
    words: worded`this is a file of pzpr (pzprv3), which is not read: export the puzzle as a URL there`,
  },
  {
    isCertain: true,
    isLike: (text) => MINIZINC.test(text),
    words: worded`this looks like data for MiniZinc (.dzn), which is not read: give the clues alone, the rows a line each, a blank line, then the columns`,
  },
  {
    isCertain: true,
    isLike: (text) => SVG.test(text),
    words: worded`this is an image (SVG), not a puzzle: "crosshatch create", or "From an image" in Draw, makes a puzzle of it`,
  },
  {
    isLike: isLinearProgram,
    words: worded`this is a linear program in CPLEX's LP format: the puzzle of which it was made is not read back from it`,
  },
  {
    isLike: isCrossA,
    words: worded`this looks like a .jcp of Cross+A, which is not read: export the puzzle as text there`,
  },
];

/** Returns the problem that names the format of a text; undefined if it is none of these. */
export function unreadFormat(text: string): Problem | undefined {
  const format = FORMATS.find(({ isLike }) => isLike(text.slice(0, HEAD)));
  return format && { code: 'unread-format', ...format.words, line: 1, column: 1 };
}

/** Whether a text is none of the formats that are read, although one of them may recognise it. */
export function isForeign(text: string): boolean {
  const head = text.slice(0, HEAD);
  return FORMATS.some(({ isCertain, isLike }) => isCertain && isLike(head));
}

/** The number of characters that are looked at. */
const HEAD = 10_000;

/** A goal and then constraints; comments begin with a backslash. */
function isLinearProgram(text: string): boolean {
  const lines = splitLines(text)
    .map((line) => line.text.trim())
    .filter((line) => line !== '' && !line.startsWith('\\'));
  const hasGoal = /^(min|max)(imi[sz]e|imum)?\b/i.test(lines[0] ?? '');
  return hasGoal && lines.some((line) => /^(subject\s+to|such\s+that|s\.?t\.?)(\s|$)/i.test(line));
}

/** Each character stands for the number by which its code is above that of 0; both sizes first. */
function isCrossA(text: string): boolean {
  const [sizes = '', ...clues] = text.trimEnd().split(/\r?\n/);
  if (sizes.length !== 2 || ![sizes, ...clues].every((line) => /^[0-~]+$/.test(line))) return false;
  const [width, height] = [...sizes].map((sign) => sign.charCodeAt(0) - '0'.charCodeAt(0));
  return clues.length === width + height;
}
