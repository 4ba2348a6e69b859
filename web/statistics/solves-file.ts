// The log of finished games as a file for other programs: CSV or JSON.

import type { Solve } from '../storage/solve.ts';

const COLUMNS = [
  'finished',
  'puzzleId',
  'width',
  'height',
  'colours',
  'difficulty',
  'solvedBy',
  'seconds',
  'techniques',
] as const;

export function solvesCsv(solves: readonly Solve[]): string {
  const rows = solves.map(rowOf).map((row) => COLUMNS.map((column) => field(row[column])));
  return [COLUMNS, ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}

export function solvesJson(solves: readonly Solve[]): string {
  return `${JSON.stringify(solves.map(rowOf), undefined, 2)}\n`;
}

function rowOf({ finished, elapsed, techniques, ...rest }: Solve) {
  return {
    ...{ difficulty: undefined, ...rest },
    finished: new Date(finished).toISOString(),
    seconds: Math.floor(elapsed / 1000),
    techniques: techniques?.join(' '),
  };
}

/** Quotes a field where CSV asks for it; programs would run a text that begins like a formula. */
function field(value: string | number | undefined): string {
  const text = String(value ?? '').replace(/^[=+\-@\t\r]/, "'$&");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
