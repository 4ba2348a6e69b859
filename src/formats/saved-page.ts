// Reads saved pages of puzzle sites: nonograms.org and .ru (`var d=[[...]]`, see
// nonograms-org-page.ts) and puzzle-nonograms.com (`task = '...'`, see puzzle-nonograms-page.ts).
// Only these values, the title and, with a `task`, a declared width are read; no script of the page
// is run. The format cannot be written. It is meant for pages that a person has saved for private
// use: the rights of the site still apply to the puzzles.

import { decodeHTML } from 'entities';
import { failure } from '../puzzle/problem.ts';
import { cleanMeta } from '../puzzle/validate.ts';
import { worded } from '../puzzle/wording.ts';
import type { Format, Parsed } from './format.ts';
import { PICTURE_START, readPicture } from './nonograms-org-page.ts';
import { readTask, TASK } from './puzzle-nonograms-page.ts';
import type { ReadingBudget } from './text/reading-budget.ts';

export const page: Format = {
  id: 'page',
  title: 'saved page of nonograms.org or puzzle-nonograms.com',
  extensions: ['html', 'htm'],
  sniff: (text) =>
    /^\s*(<!doctype\s+html|<html|<head|<script|var\s+d\s*=\s*\[|(var\s+)?task\s*=\s*['"])/i.test(
      text,
    ),
  parse: (text, budget) => [parsePage(text, budget)],
};

function parsePage(text: string, budget: ReadingBudget): Parsed {
  const start = PICTURE_START.exec(text);
  const outcome =
    start === null ? parseTask(text) : readPicture(text, start.index + start[0].length - 1, budget);
  if (!outcome.ok) return outcome;
  const title = titleOf(text);
  if (title === undefined) return outcome;
  return { ok: true, value: { ...outcome.value, meta: cleanMeta({ title }) } };
}

function parseTask(text: string): Parsed {
  const match = TASK.exec(text);
  if (match !== null)
    return readTask(text, match.index + match[0].length - match[2].length - 1, match[2]);
  const words = worded`the page holds neither "var d=[[...]]" (nonograms.org) nor "task = '...'" (puzzle-nonograms.com): open the page of a single puzzle and save it as HTML`;
  return failure({ code: 'no-puzzle', ...words, line: 1, column: 1 });
}

const LONGEST_TITLE = 100;

/**
 * Returns the name of the picture, which stands in quotation marks in the title of the page.
 * Returns undefined if there is no name, or if the name is too long.
 */
function titleOf(text: string): string | undefined {
  const [, raw = ''] = /<title>([^<]{1,500})<\/title>/i.exec(text) ?? [];
  const title = decodeHTML(raw).replace(/\s+/g, ' ');
  const quoted = /«([^»]+)»|“([^”]+)”|"([^"]+)"/.exec(title);
  const name = (quoted?.[1] ?? quoted?.[2] ?? quoted?.[3])?.trim();
  return name === undefined || name === '' || name.length > LONGEST_TITLE ? undefined : name;
}
