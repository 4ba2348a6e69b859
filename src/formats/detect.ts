// Which format a text has, and reading it. What has the marks of none is read as what it resembles,
// so that the first mistake can be told; what resembles none is refused once.

import { failure } from '../puzzle/problem.ts';
import { ampl } from './ampl.ts';
import type { Format, Parsed } from './format.ts';
import { json } from './json.ts';
import { mostSimilarFormat } from './most-similar-format.ts';
import { nin } from './nin.ts';
import { non } from './non.ts';
import { olsak } from './olsak.ts';
import { looksWritten, pbm, picture } from './picture.ts';
import { plainClues } from './plain-clues.ts';
import { puzzLink } from './puzz-link.ts';
import { page } from './saved-page.ts';
import { tatham } from './tatham.ts';
import { budgetFor, type ReadingLimits } from './text/reading-budget.ts';
import { hasTooManyLines, MAX_LINES, MAX_TEXT } from './text/text-lines.ts';
import { webpbn } from './webpbn.ts';

/** Formats in the order in which they are asked: those with a clear mark come first. */
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

/** The formats that can be written, too. */
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
  return (
    FORMATS.find((format) => format.isMadeLike?.(text)) ??
    FORMATS.find((format) => format.sniff(text))
  );
}

/**
 * The format of a file: what its text looks like, else what its name says. A `.txt` that is no
 * picture may be anything.
 */
export function formatOfFile(text: string, fileName: string): Format | undefined {
  const marked = detect(text);
  if (marked !== undefined) return marked;
  const named = formatByExtension(fileName);
  return named === picture && !looksWritten(text) ? undefined : named;
}

/**
 * Reads the puzzles in `text`, in the format given or the one it looks like; at least one outcome.
 */
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
  if (text.trim() === '') {
    const message = 'there is nothing to read: the text is empty';
    return [failure({ code: 'empty-input', message, line: 1, column: 1 })];
  }
  return format === undefined
    ? parseUnmarked(text, limits)
    : format.parse(text, budgetFor(text, limits));
}

function parseUnmarked(text: string, limits: ReadingLimits): readonly Parsed[] {
  const format = mostSimilarFormat(text);
  const outcomes = format?.parse(text, budgetFor(text, limits)) ?? [];
  // A picture has its marks: a text that is one without them is something else.
  if (format !== undefined && !(format === picture && outcomes.some(({ ok }) => ok))) {
    return outcomes.map((each) => named(each, format));
  }
  const known = FORMATS.map(({ id, title }) => `${id} (${title})`).join(', ');
  const message = `no puzzle was recognised in this text: expected one of the formats ${known}`;
  return [failure({ code: 'unknown-format', message, line: 1, column: 1 })];
}

/**
 * Says what the text was taken for: whoever meant another format could make nothing of the rest.
 */
function named(outcome: Parsed, { title }: Format): Parsed {
  if (outcome.ok) return outcome;
  const [first, ...others] = outcome.problems;
  const message = `taken for ${title}: ${first.message}`;
  return { ...outcome, problems: [{ ...first, message }, ...others] };
}
