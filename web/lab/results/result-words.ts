// Puts numbers, names and problems of the Lab into words.

import { columnOf, indexOfLine, isRowLine, rowOf } from '../../../src/puzzle/places.ts';
import type { Problem } from '../../../src/puzzle/problem.ts';
import type { Text } from '../../app/texts.ts';
import type { MessageKey } from '../../messages/keys.ts';
import { NEEDS } from '../methods.ts';
import type { Frame } from '../runs/frames.ts';
import type { ComparedMethod } from '../setup/setup.ts';
import type { Metric } from './chart.ts';
import type { ResultRow } from './result-rows.ts';

export function methodName(text: Text, { method }: ComparedMethod): string {
  return text(`lab.method.${method}`);
}

/** Returns the name, with the options that differ from the defaults. */
export function rowName(
  text: Text,
  { compared, changed }: Pick<ResultRow, 'compared' | 'changed'>,
): string {
  const name = methodName(text, compared);
  return changed.length === 0 ? name : `${name} (${changed.join(', ')})`;
}

/**
 * Returns the outcome of a run, or its status if there is no outcome. Verdicts have the words of
 * the page; in English, other outcomes have those of `crosshatch compare`.
 */
export function outcomeText(text: Text, { status, outcome, solutions = 0 }: ResultRow): string {
  if (outcome !== undefined) return text(`lab.outcome.${outcome}`);
  if (status === 'cancelled' && solutions > 0) {
    return text('lab.status.cancelled-solved', { solutions });
  }
  return text(`lab.status.${status}`);
}

/**
 * Formats a time given in seconds. The text is in microseconds, milliseconds or seconds. It has at
 * most three significant digits, or more digits from 1000 seconds on.
 */
export function secondsText(text: Text, seconds: number): string {
  if (seconds < 0.001) return text('lab.time.us', { time: rounded(seconds * 1e6) });
  if (seconds < 1) return text('lab.time.ms', { time: rounded(seconds * 1e3) });
  return text('lab.time.s', { time: rounded(seconds) });
}

export function metricText(text: Text, metric: Metric, value: number): string {
  return metric === 'seconds' ? secondsText(text, value) : text('lab.count', { count: value });
}

function rounded(value: number): number {
  return Number(value.toPrecision(value < 1000 ? 3 : 12));
}

const KNOWN_PROBLEMS = [
  'no-server',
  'no-z3',
  'no-colour',
  'no-given',
  'no-inexact',
  'not-installed',
  'too-large',
  'out-of-memory',
  'killed',
  'wrong-solution',
  'doubled-solution',
  'busy',
  'too-many-requests',
  'closed',
  'cut-off',
] as const;

/**
 * Puts a problem into the words of the page. Messages for which the page has no words are for
 * experts and stay in English.
 */
export function problemText(
  text: Text,
  { code, message }: Problem,
  { method }: Pick<ComparedMethod, 'method'>,
): string {
  const need = NEEDS[method];
  if (code === 'not-installed' && need !== undefined) {
    return text('lab.problem.not-installed-named', { ...need });
  }
  const known = KNOWN_PROBLEMS.find((each) => each === code);
  if (known !== undefined) return text(`lab.problem.${known}`);
  return message === '' ? text('lab.problem.silent') : text('lab.problem.other', { message });
}

/**
 * The kinds of frames for which the page has words: the kinds of steps that methods report, and the
 * kinds of results that end recordings.
 */
export const FRAMES: ReadonlySet<string> = new Set([
  ...['line', 'lines', 'conflict', 'branch', 'place', 'set', 'guess', 'back', 'probe', 'probing'],
  ...['preprocess', 'pairs', 'sums', 'probes', 'evolve', 'starting', 'searching', 'model'],
  ...['solution', 'none', 'unknown', 'solved', 'one-solution', 'known'],
]);

/** Says what a frame shows, and where. */
export function frameText(text: Text, frame: Frame, width: number, height: number): string {
  const { kind, line, cell } = frame;
  const what = text(FRAMES.has(kind) ? (`lab.frame.${kind}` as MessageKey) : 'lab.frame.other');
  if (cell !== undefined) {
    const place = { row: rowOf(cell, width) + 1, column: columnOf(cell, width) + 1 };
    return `${what} · ${text('lab.frame.cell', place)}`;
  }
  if (line === undefined) return what;
  const side = isRowLine(line, height) ? 'row' : 'column';
  const place = text(`lab.frame.${side}`, { line: indexOfLine(line, height) + 1 });
  return `${what} · ${place}`;
}
