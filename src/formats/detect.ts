// Finds the format of a text, and reads the text. A text that no format recognises is read in the
// format that it resembles most, so that the problems can say what is wrong; of each other format
// that it resembles, it tells the first problem. A text that resembles no format is refused with
// one problem.

import { failure, MAX_PROBLEMS } from '../puzzle/problem.ts';
import { worded } from '../puzzle/wording.ts';
import { ampl, amplArticle } from './ampl/ampl.ts';
import type { Format, Parsed } from './format.ts';
import { freenono } from './freenono/freenono.ts';
import { gno } from './gno/gno.ts';
import { withGoalRemark } from './goal-remark.ts';
import { json } from './json/json.ts';
import { nin } from './nin.ts';
import { non } from './non/non.ts';
import { nonogrid } from './nonogrid/nonogrid.ts';
import { bosch } from './old-programs/bosch.ts';
import { cwc } from './old-programs/cwc.ts';
import { cwd } from './old-programs/cwd.ts';
import { mk } from './old-programs/mk.ts';
import { solvers } from './old-programs/solvers.ts';
import { olsak } from './olsak/olsak.ts';
import { picross } from './picross/picross.ts';
import { pbm } from './picture/pbm.ts';
import { pgm } from './picture/pgm.ts';
import { looksWritten, plainPicture } from './picture/plain-picture.ts';
import { xbm } from './picture/xbm.ts';
import { plainClues } from './plain-clues.ts';
import { puzzLink } from './puzz-link.ts';
import { rulesCsv } from './rules-csv/rules-csv.ts';
import { page } from './saved-page.ts';
import { similarFormats } from './similar-formats.ts';
import { tatham } from './tatham.ts';
import { budgetFor, type ReadingLimits } from './text/reading-budget.ts';
import { hasTooManyLines, MAX_LINES, MAX_TEXT } from './text/text-lines.ts';
import { isForeign, unreadFormat } from './unread-formats.ts';
import { webpbn } from './webpbn/webpbn.ts';
import { woven } from './woven/woven.ts';

/**
 * The formats, in the order in which their `sniff` is tried: those that are easy to recognise come
 * first.
 */
export const FORMATS: readonly Format[] = [
  freenono,
  webpbn,
  woven,
  gno,
  nonogrid,
  picross,
  page,
  puzzLink,
  pbm,
  pgm,
  xbm,
  json,
  ampl,
  amplArticle,
  rulesCsv,
  olsak,
  non,
  tatham,
  bosch,
  mk,
  cwd,
  cwc,
  solvers,
  plainClues,
  nin,
  plainPicture,
];

export type WritableFormat = Format & Required<Pick<Format, 'holds' | 'write'>>;

/** The formats that can also be written. */
export const WRITABLE: readonly WritableFormat[] = FORMATS.filter(
  (format): format is WritableFormat => format.write !== undefined && format.holds !== undefined,
);

export function formatById(id: string): Format | undefined {
  return FORMATS.find((format) => format.id === id);
}

export function formatByExtension(fileName: string): Format | undefined {
  const extension = /\.([^./\\]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return FORMATS.find((format) => format.extensions.includes(extension));
}

const BYTE_ORDER_MARK = '\uFEFF';

function isTooLong(text: string): boolean {
  return text.length > MAX_TEXT || hasTooManyLines(text);
}

/** Returns the format that `text` looks like; undefined when it looks like none. */
export function detect(text: string): Format | undefined {
  // Some formats look at all lines, so a text that is too long to be read is not sniffed at.
  if (isTooLong(text) || isForeign(text)) return undefined;
  return (
    FORMATS.find((format) => format.isMadeLike?.(text)) ??
    FORMATS.find((format) => format.sniff(text))
  );
}

/**
 * Returns the format that the text of a file looks like, or else the format of its extension. The
 * extension `.txt` counts only if the text looks like a picture that this program wrote, because a
 * `.txt` file may have any format.
 */
export function formatOfFile(text: string, fileName: string): Format | undefined {
  const marked = detect(text);
  if (marked !== undefined) return marked;
  if (unreadFormat(text) !== undefined) return undefined;
  const named = formatByExtension(fileName);
  return named?.id === plainPicture.id && !looksWritten(text) ? undefined : named;
}

/**
 * Reads the puzzles in `text`; returns at least one outcome. Without `format`, the format is found
 * from the text.
 */
export function parsePuzzles(
  text: string,
  format?: Format,
  limits: ReadingLimits = {},
): readonly Parsed[] {
  if (isTooLong(text)) {
    const words = worded`the text is too long: at most ${MAX_TEXT} characters and ${MAX_LINES} lines are read`;
    return [failure({ code: 'too-large', ...words, line: 1, column: 1 })];
  }
  if (text.startsWith(BYTE_ORDER_MARK)) return parsePuzzles(text.slice(1), format, limits);
  if (text.trim() === '') {
    const words = worded`there is nothing to read: the text is empty`;
    return [failure({ code: 'empty-input', ...words, line: 1, column: 1 })];
  }
  const found = format ?? detect(text);
  if (found !== undefined) return found.parse(text, budgetFor(text, limits)).map(withGoalRemark);
  const unread = unreadFormat(text);
  return unread === undefined ? parseUnmarked(text, limits) : [failure(unread)];
}

function parseUnmarked(text: string, limits: ReadingLimits): readonly Parsed[] {
  const [format, ...others] = similarFormats(text);
  const outcomes = format?.parse(text, budgetFor(text, limits)) ?? [];
  // No `sniff` recognised this text, so the text is not taken for a picture, even if `parse` can
  // read it as a picture.
  if (format !== undefined && !(format.id === plainPicture.id && outcomes.some(({ ok }) => ok))) {
    const read = outcomes.map((each) => withFormatName(each, format));
    return withFirstProblems(read, text, others, limits);
  }
  return [failure({ code: 'unknown-format', message: UNKNOWN, line: 1, column: 1 })];
}

const UNKNOWN =
  'no puzzle was recognised in this text: write clues alone with the rows a line each, a blank line, then the columns; docs/formats.md lists the formats that are read';

/**
 * Adds the format in which the text was read to all problems, and its title to the first message:
 * somebody who meant another format would not understand the message without it.
 */
export function withFormatName(outcome: Parsed, { id, title }: Format): Parsed {
  if (outcome.ok) return outcome;
  const [first, ...others] = outcome.problems;
  const message = `read as ${title}: ${first.message}`;
  const problems = [{ ...first, message }, ...others].map((each) => ({ ...each, format: id }));
  return { ...outcome, problems };
}

/**
 * If nothing could be read, adds the first problem of each other format to the last outcome. They
 * take the place of problems before the last one, so that an outcome never has more than others.
 */
function withFirstProblems(
  read: readonly Parsed[],
  text: string,
  others: readonly Format[],
  limits: ReadingLimits,
): readonly Parsed[] {
  const last = read.at(-1);
  if (last === undefined || last.ok || read.some(({ ok }) => ok)) return read;
  const firsts = others.flatMap((format) => {
    const [outcome] = format
      .parse(text, budgetFor(text, limits))
      .map((each) => withFormatName(each, format));
    return outcome === undefined || outcome.ok ? [] : outcome.problems.slice(0, 1);
  });
  const surplus = Math.max(0, last.problems.length + firsts.length - MAX_PROBLEMS - 1);
  const [first, ...more] = last.problems.toSpliced(MAX_PROBLEMS - firsts.length, surplus);
  return [...read.slice(0, -1), { ...last, problems: [first, ...more, ...firsts] }];
}
