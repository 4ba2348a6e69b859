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

interface UnreadFormat {
  readonly isLike: (text: string) => boolean;
  readonly words: Worded;
}

const PENPA = /^\s*https?:\/\/\S*\/penpa-edit\/\S*[#&?]p=/i;
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
