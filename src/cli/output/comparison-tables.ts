// A comparison for people and for spreadsheets: a table for each puzzle, a summary, and
// comma-separated values.

import { median, OUTCOME_WORDS, outcomeOf } from '../../methods/index.ts';
import type { Stats } from '../../puzzle/result.ts';
import type { ComparisonRow } from '../run/compare-puzzle.ts';
import { align } from './align.ts';
import { csvLine } from './csv-line.ts';
import { headingOf } from './print.ts';

/** Says in a few words how a measurement ended. */
export function outcomeText({ report, problem, whyWrong }: ComparisonRow): string {
  const outcome = outcomeOf({ report, problem, isRefuted: whyWrong !== undefined });
  return outcome === undefined ? 'not run' : OUTCOME_WORDS[outcome];
}

/** Returns why the answer is wrong or missing, or undefined if an answer stands. */
export function reasonOf({ problem, whyWrong }: ComparisonRow): string | undefined {
  return whyWrong ?? problem?.message;
}

/** Returns the median time in seconds; undefined for a wrong answer, or if nothing was measured. */
export function timeOf({ seconds, whyWrong }: ComparisonRow): number | undefined {
  return whyWrong === undefined && seconds.length > 0 ? median(seconds) : undefined;
}

export function toTable(rows: readonly ComparisonRow[]): string {
  const [first] = rows;
  if (first === undefined) return '';
  const heading = ['method', 'outcome', 'median', 'spread', 'memory', 'counters'];
  const table = align([heading, ...rows.map(tableRow)], [2, 3, 4]);
  const reasons = rows.flatMap((row) => {
    const reason = reasonOf(row);
    return reason === undefined ? [] : [`${row.compared.name}: ${reason}`];
  });
  return [headingOf(first.file, first.puzzle), table, ...reasons].join('\n');
}

/**
 * Returns a table with a row for each method and a column for each size. An entry says how many
 * puzzles of that size the method settled, and its median time on those puzzles.
 */
export function toSummary(rows: readonly ComparisonRow[]): string {
  const sizeOf = ({ puzzle }: ComparisonRow): string => `${puzzle.width}x${puzzle.height}`;
  const bySize = [...rows].sort((a, b) => cellsOf(a) - cellsOf(b));
  const sizes = [...new Set(bySize.map(sizeOf))];
  const names = [...new Set(rows.map((row) => row.compared.name))];
  const lines = names.map((name) => [
    name,
    ...sizes.map((size) =>
      summaryOf(rows.filter((row) => row.compared.name === name && sizeOf(row) === size)),
    ),
  ]);
  return `Puzzles settled, and their median time\n${align([['method', ...sizes], ...lines])}`;
}

export function cellsOf({ puzzle }: ComparisonRow): number {
  return puzzle.width * puzzle.height;
}

/** Whether the method came to a verdict other than unknown, and nothing refutes the verdict. */
export function isSettledRow({ report, whyWrong }: ComparisonRow): boolean {
  return whyWrong === undefined && report !== undefined && report.verdict !== 'unknown';
}

function summaryOf(rows: readonly ComparisonRow[]): string {
  const times = rows.filter(isSettledRow).flatMap((row) => timeOf(row) ?? []);
  const share = `${times.length}/${rows.length}`;
  return times.length === 0 ? share : `${share} ${inWords(median(times))}`;
}

function tableRow(row: ComparisonRow): string[] {
  const time = timeOf(row);
  const { seconds, timedOut, report } = row;
  return [
    row.compared.name,
    outcomeText(row),
    time === undefined ? '' : `${timedOut ? '> ' : ''}${inWords(time)}`,
    time === undefined || seconds.length < 2
      ? ''
      : `${inWords(Math.min(...seconds))} to ${inWords(Math.max(...seconds))}`,
    report?.megabytes === undefined ? '' : `${report.megabytes} MB`,
    report === undefined ? '' : counters(report.stats),
  ];
}

export function counters(stats: Stats): string {
  return Object.entries(stats)
    .filter(([, value]) => value > 0)
    .map(([name, value]) => `${name} ${Math.round(value * 1000) / 1000}`)
    .join(', ');
}

/** Writes a time in s, ms or µs, with three significant digits, or more from 1000 s on. */
export function inWords(seconds: number): string {
  const inThree = Number(seconds.toPrecision(3));
  if (inThree >= 1000) return `${Math.round(seconds)} s`;
  if (inThree >= 1) return `${inThree.toPrecision(3)} s`;
  return inThree >= 0.001
    ? `${(inThree * 1000).toPrecision(3)} ms`
    : `${(inThree * 1e6).toPrecision(3)} µs`;
}

const CSV_HEADING =
  'file,id,width,height,colours,method,verdict,outcome,reason,timed_out,runs,median_s,min_s,max_s,megabytes,stats';

export function toCsv(rows: readonly ComparisonRow[]): string {
  return [CSV_HEADING, ...rows.map((row) => csvLine(csvFields(row)))].join('\n');
}

function csvFields(row: ComparisonRow): (string | number | boolean)[] {
  const { file, id, puzzle, compared, report, seconds, timedOut } = row;
  const time = timeOf(row);
  return [
    ...[file, id ?? '', puzzle.width, puzzle.height, puzzle.palette.length - 1, compared.name],
    ...[report?.verdict ?? '', outcomeText(row), reasonOf(row) ?? '', timedOut, seconds.length],
    ...(time === undefined ? ['', '', ''] : [time, Math.min(...seconds), Math.max(...seconds)]),
    ...[report?.megabytes ?? '', JSON.stringify(report?.stats ?? {})],
  ];
}
