// Which format a text has, and reading it.

import { failure } from '../puzzle/problem.ts';
import { ampl } from './ampl.ts';
import { budgetFor, type ReadingLimits } from './budget.ts';
import type { Format, Parsed } from './format.ts';
import { json } from './json.ts';
import { nin } from './nin.ts';
import { non } from './non.ts';
import { olsak } from './olsak.ts';
import { page } from './page.ts';
import { pbm, picture } from './picture.ts';
import { plainClues } from './plain-clues.ts';
import { puzzLink } from './puzz-link.ts';
import { tatham } from './tatham.ts';
import { hasTooManyLines, MAX_LINES, MAX_TEXT } from './text.ts';
import { webpbn } from './webpbn.ts';

/** In the order of sniffing: what is told by a clear mark first. */
export const FORMATS: readonly Format[] = [
  webpbn,
  page,
  puzzLink,
  pbm,
  json,
  ampl,
  olsak,
  non,
  tatham,
  plainClues,
  nin,
  picture,
];

export type WritableFormat = Format & Required<Pick<Format, 'write'>>;

/** Those that can be written, too. */
export const WRITABLE: readonly WritableFormat[] = FORMATS.filter(
  (format): format is WritableFormat => format.write !== undefined,
);

export function formatById(id: string): Format | undefined {
  return FORMATS.find((format) => format.id === id);
}

export function formatByExtension(fileName: string): Format | undefined {
  const extension = /\.([^./\\]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return FORMATS.find((format) => format.extensions.includes(extension));
}

const BYTE_ORDER_MARK = '\uFEFF';

/** The format that `text` looks like; undefined when it looks like none. */
export function detect(text: string): Format | undefined {
  return FORMATS.find((format) => format.sniff(text));
}

/** Reads the puzzles in `text`, in the format given or the one it looks like; at least one outcome. */
export function parsePuzzles(
  text: string,
  format = detect(text),
  limits: ReadingLimits = {},
): readonly Parsed[] {
  if (text.length > MAX_TEXT || hasTooManyLines(text)) {
    const message = `the text is too long: at most ${MAX_TEXT} characters and ${MAX_LINES} lines are read`;
    return [failure({ code: 'too-large', message, line: 1, column: 1 })];
  }
  if (text.startsWith(BYTE_ORDER_MARK)) return parsePuzzles(text.slice(1), format, limits);
  if (format !== undefined) return format.parse(text, budgetFor(text, limits));
  const empty = text.trim() === '';
  const known = FORMATS.map(({ title }) => title).join(', ');
  const message = empty
    ? 'there is nothing to read: the text is empty'
    : `no puzzle was recognised in this text: the formats that are read are ${known}`;
  return [failure({ code: empty ? 'empty-input' : 'unknown-format', message, line: 1, column: 1 })];
}
