// A comparison as a file: JSON with everything, or comma-separated values with one line for each
// method.

import { OUTCOME_WORDS } from '../../../src/methods/outcome.ts';
import { defined } from '../../../src/puzzle/defined.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { addressPart } from '../../puzzle-store/puzzle-address.ts';
import { NUMBER_NAMES, type Setup } from '../setup/setup.ts';
import type { ResultRow } from './result-rows.ts';

export function resultsJson(rows: readonly ResultRow[], setup: Setup, puzzle: Puzzle): string {
  const { width, height, palette } = puzzle;
  const limits = Object.fromEntries(NUMBER_NAMES.map((name) => [name, setup[name]]));
  const file = {
    puzzle: {
      id: addressPart(setup.puzzle),
      title: puzzle.meta.title,
      width,
      height,
      colours: palette.length - 1,
    },
    ...{ ...limits, order: setup.order },
    methods: rows.map(
      ({ compared, problem, missed, isCut, seconds, runs, solutions, stats, ...row }) => ({
        ...{ method: compared.method, options: compared.choices, outcome: outcomeText(row) },
        ...defined({ error: problem }),
        ...{ timedOut: isCut, missed, seconds: seconds && rounded(seconds) },
        ...{ runs: runs.map(rounded), solutions, stats },
      }),
    ),
  };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}

/**
 * Writes the results as comma-separated values. Every line says what was compared, so that files
 * can be joined. Every counter of any method is a column.
 */
export function resultsCsv(rows: readonly ResultRow[], setup: Setup, puzzle: Puzzle): string {
  const counters = [...new Set(rows.flatMap(({ stats }) => Object.keys(stats)))].sort();
  const head = ['method', 'options', 'outcome', 'missed', 'seconds', 'runs', 'solutions'];
  const compared = comparedIn(setup, puzzle);
  const lines = rows.map((row) => [
    ...Object.values(compared),
    row.compared.method,
    row.changed.join(' '),
    outcomeText(row),
    row.missed,
    row.seconds === undefined ? '' : rounded(row.seconds),
    row.runs.length,
    row.solutions ?? '',
    ...counters.map((name) => row.stats[name] ?? ''),
  ]);
  return [[...Object.keys(compared), ...head, ...counters], ...lines]
    .map((line) => `${line.map(quoted).join(',')}\r\n`)
    .join('');
}

/**
 * Returns the columns that are the same in every line. `seconds` and `runs` name what was measured,
 * so limits have other names.
 */
function comparedIn(setup: Setup, { width, height, meta }: Puzzle) {
  const { puzzle, seconds, steps, maxSolutions, seed, repeat, order } = setup;
  return {
    ...{ puzzle: addressPart(puzzle), title: meta.title ?? '', width, height },
    ...{ secondsLimit: seconds, stepsLimit: steps, maxSolutions, seed, repeat, order },
  };
}

/**
 * Returns the outcome in the words of `crosshatch compare`, or the status if there is no outcome.
 */
function outcomeText({ outcome, status }: Pick<ResultRow, 'outcome' | 'status'>): string {
  return outcome === undefined ? status : OUTCOME_WORDS[outcome];
}

/** Rounds to four significant digits. */
function rounded(seconds: number): number {
  return Number(seconds.toPrecision(4));
}

/** Quotes a value by RFC 4180. */
function quoted(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
