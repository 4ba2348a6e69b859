// A comparison for people and for spreadsheets: a table a puzzle, comma-separated values, or a page with plots.

import { median } from '../jobs/index.ts';
import type { Stats } from '../puzzle/result.ts';
import type { Row } from './compare.ts';
import { headingOf } from './output.ts';

/** What became of a measurement, in a word or a sentence. */
export function outcomeOf({ report, problem, timedOut, lie }: Row): string {
  if (problem !== undefined) return `${problem.code}: ${problem.message}`;
  if (lie !== undefined) return `WRONG: ${lie}`;
  if (timedOut) return report?.solved ? 'time-out, one solution found' : 'time-out';
  if (report?.verdict === 'unknown') return report.solved ? 'solved, uniqueness open' : 'gave up';
  return report?.verdict ?? 'not run';
}

/** Wrong answers have no time. */
export function timeOf({ seconds, lie }: Row): number | undefined {
  return lie === undefined && seconds.length > 0 ? median(seconds) : undefined;
}

export function toTable(rows: readonly Row[]): string {
  if (rows.length === 0) return '';
  const heading = ['method', 'outcome', 'median', 'spread', 'memory', 'counters'];
  const lines = [heading, ...rows.map(tableRow)];
  const widths = heading.map((_, i) => Math.max(...lines.map((line) => line[i].length)));
  const isNumber = (column: number): boolean => column >= 2 && column <= 4;
  const text = lines.map((line) =>
    line
      .map((cell, i) => (isNumber(i) ? cell.padStart(widths[i]) : cell.padEnd(widths[i])))
      .join('  ')
      .trimEnd(),
  );
  return [headingOf(rows[0].file, rows[0].puzzle), ...text].join('\n');
}

function tableRow(row: Row): string[] {
  const time = timeOf(row);
  const { seconds, timedOut, report } = row;
  return [
    row.contestant.name,
    outcomeOf(row),
    time === undefined ? '' : `${timedOut ? '> ' : ''}${inWords(time)}`,
    time === undefined || seconds.length < 2
      ? ''
      : `${inWords(Math.min(...seconds))} to ${inWords(Math.max(...seconds))}`,
    report === undefined || report.megabytes === 0 ? '' : `${report.megabytes} MB`,
    report === undefined ? '' : counters(report.stats),
  ];
}

export function counters(stats: Stats): string {
  return Object.entries(stats)
    .filter(([, value]) => value > 0)
    .map(([name, value]) => `${name} ${Math.round(value * 1000) / 1000}`)
    .join(', ');
}

/** Three digits, in the unit that suits. */
export function inWords(seconds: number): string {
  if (seconds >= 1) return `${seconds.toPrecision(3)} s`;
  return seconds >= 0.001
    ? `${(seconds * 1000).toPrecision(3)} ms`
    : `${(seconds * 1e6).toPrecision(3)} µs`;
}

const CSV_HEADING =
  'file,id,width,height,colours,method,verdict,outcome,timed_out,runs,median_s,min_s,max_s,megabytes,stats';

export function toCsv(rows: readonly Row[]): string {
  return [CSV_HEADING, ...rows.map((row) => csvFields(row).map(quote).join(','))].join('\n');
}

function csvFields(row: Row): (string | number | boolean)[] {
  const { file, id, puzzle, contestant, report, seconds, timedOut } = row;
  const time = timeOf(row);
  return [
    ...[file, id ?? '', puzzle.width, puzzle.height, puzzle.palette.length - 1, contestant.name],
    ...[report?.verdict ?? '', outcomeOf(row), timedOut, seconds.length],
    ...(time === undefined ? ['', '', ''] : [time, Math.min(...seconds), Math.max(...seconds)]),
    ...[report?.megabytes ?? '', JSON.stringify(report?.stats ?? {})],
  ];
}

/** RFC 4180; a leading sign that a spreadsheet would take for a formula is kept as text. */
function quote(value: string | number | boolean): string {
  const text = typeof value === 'string' ? value.replace(/^[=+@]/, "'$&") : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
