// One run of a method as plain data, for processes, workers and files.

import { UNKNOWN_SYMBOL, writeRows } from '../puzzle/grid-text.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Result, Stats } from '../puzzle/result.ts';
import { wasCut } from './measuring.ts';
import type { MethodOptions } from './method.ts';

export interface RunReport {
  /** Each a list of rows in the symbols of the palette. */
  readonly solutions: readonly (readonly string[])[];
  /** No solutions but these. */
  readonly complete: boolean;
  /** What holds in every solution; `?` where that is not known. */
  readonly known: readonly string[];
  readonly stats: Stats;
  /** Wall-clock seconds of the solve alone. */
  readonly seconds: number;
  /** It did not end by itself: its seconds were over, or it was stopped. */
  readonly cut: boolean;
}

export function runReportOf(
  { solutions, complete, known, stats }: Result,
  { palette }: Puzzle,
  seconds: number,
  { limits = {}, stop }: Pick<MethodOptions, 'limits' | 'stop'>,
): RunReport {
  return {
    solutions: solutions.map((grid) => writeRows(grid, palette)),
    ...{ complete, known: writeRows(known, palette), stats, seconds },
    cut: wasCut({ complete, seconds }, limits, stop?.() === true),
  };
}

/** Of a run that had to be ended: what was heard of it. */
export function cutReport(
  { width, height }: Puzzle,
  heard: Pick<RunReport, 'solutions' | 'stats' | 'seconds'>,
): RunReport {
  const known = Array.from({ length: height }, () => UNKNOWN_SYMBOL.repeat(width));
  return { ...heard, complete: false, known, cut: true };
}
