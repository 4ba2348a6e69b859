// The lists of puzzles of davidje13's programs: CSV with names of columns on the first line, of
// which `rules` has the clues as a string (read-rules.ts). `name`, `author`, `license` and `source`
// become texts of the puzzle, and so do comments, which start with `#`. A field that has a comma or
// a `#` stands in quotation marks. Source: davidje13/Nonogram, games and src/data/csv.mjs.

import { defined } from '../../puzzle/defined.ts';
import { BLACK_AND_WHITE } from '../../puzzle/palette.ts';
import { failure, quote } from '../../puzzle/problem.ts';
import type { Meta } from '../../puzzle/puzzle.ts';
import { validate } from '../../puzzle/validate.ts';
import { worded } from '../../puzzle/wording.ts';
import type { Format, Parsed } from '../format.ts';
import { type ReadingBudget, readEach } from '../text/reading-budget.ts';
import { splitLines } from '../text/text-lines.ts';
import { type CodeTrees, readRulesString } from './read-rules.ts';

export const rulesCsv: Format = {
  id: 'rules-csv',
  title: "davidje13's list of puzzles (CSV)",
  extensions: [],
  sniff: (text) => tableOf(text.slice(0, HEAD)).names.includes('rules'),
  parse: parseTable,
};

/** The columns that are read; others are kept as properties. */
const READ = ['name', 'rules', 'source', 'author', 'license', 'licence'];

/** The number of characters that are looked at; comments may come first. */
const HEAD = 10_000;

interface Table {
  readonly names: readonly string[];
  readonly rows: readonly TableRow[];
  readonly comments: readonly string[];
}

interface TableRow {
  readonly fields: readonly string[];
  readonly line: number;
}

function tableOf(text: string): Table {
  const lines = splitLines(text).map(({ text: line, number }) => ({
    ...fieldsOf(line),
    line: number,
  }));
  const [head, ...rows] = lines.filter(({ fields }) => fields.some((field) => field !== ''));
  return {
    names: head?.fields.map((field) => field.toLowerCase()) ?? [],
    rows,
    comments: lines.map(({ comment }) => comment).filter((comment) => comment !== ''),
  };
}

/** Returns the fields of a line, without their quotation marks, and the comment behind them. */
function fieldsOf(line: string): { readonly fields: readonly string[]; readonly comment: string } {
  const fields: string[] = [];
  let at = 0;
  for (const match of line.matchAll(FIELD)) {
    const [whole, double, single, plain = ''] = match;
    fields.push((double ?? single ?? plain).trim());
    at = match.index + whole.length;
    if (line[at] === '#' || !whole.endsWith(',')) break;
  }
  const comment = /^\s*#+\s*(.*)$/.exec(line.slice(at))?.[1].trim() ?? '';
  return { fields, comment };
}

const FIELD = /(?:[ \t]*"([^"]*)"[ \t]*|[ \t]*'([^']*)'[ \t]*|([^,#]*))(?:,|(?=#)|$)/g;

function parseTable(text: string, budget: ReadingBudget): readonly Parsed[] {
  const table = tableOf(text);
  if (!table.names.includes('rules')) {
    const words = worded`expected a first line with names of columns, one of them "rules"`;
    return [failure({ code: 'missing-section', ...words, line: 1, column: 1 })];
  }
  if (table.rows.length === 0) {
    const words = worded`the list has no puzzles: expected a line for each`;
    return [failure({ code: 'no-puzzle', ...words, line: 1, column: 1 })];
  }
  const trees: CodeTrees = new Map();
  return readEach(table.rows, budget, (row) => parseRow(row, table, trees));
}

function parseRow(
  { fields, line }: TableRow,
  { names, comments }: Table,
  trees: CodeTrees,
): Parsed {
  const field = (name: string): string => fields[names.indexOf(name)] ?? '';
  const place = { line, column: 1 };
  const clues = readRulesString(field('rules'), trees);
  if (clues === undefined) {
    const words = worded`${quote(field('rules'))} is not a whole string of clues: expected R and letters, digits, "-" and "_"; copy the whole string`;
    return failure({ code: 'bad-clues', ...words, ...place });
  }
  const meta: Meta = defined({
    title: field('name') || undefined,
    author: field('author') || undefined,
    licence: field('license') || field('licence') || undefined,
    source: field('source') || undefined,
    notes: comments.join('\n') || undefined,
  });
  const otherProperties = names.flatMap((name, i) =>
    READ.includes(name) || !fields[i] ? [] : [`${name} ${fields[i]}`],
  );
  const read = validate({ ...clues, palette: BLACK_AND_WHITE, meta, otherProperties });
  if (read.ok) return read;
  return failure(...read.problems.map((problem) => ({ ...problem, ...place })));
}
