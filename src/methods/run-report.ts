// One run of a method as plain data, for processes, workers and files.

import { UNKNOWN_SYMBOL, writeRows } from '../puzzle/grid-text.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Result, Stats } from '../puzzle/result.ts';
import { wasCut } from './measuring.ts';
import type { MethodOptions } from './method.ts';

export interface RunReport {
  /** Solutions, each as its rows in the symbols of the palette. */
  readonly solutions: readonly (readonly string[])[];
  /** Whether these are all solutions. */
  readonly complete: boolean;
  /** Rows of the cells that are the same in every solution; `?` where a cell is not known. */
  readonly known: readonly string[];
  readonly stats: Stats;
  /** Wall-clock seconds of the solve alone. */
  readonly seconds: number;
  /** Whether the run did not end by itself: its seconds were over, or it was stopped. */
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

/** Returns the report on a run that was ended by force, from what the run had sent by then. */
export function cutReport(
  { width, height }: Puzzle,
  received: Pick<RunReport, 'solutions' | 'stats' | 'seconds'>,
): RunReport {
  const known = Array.from({ length: height }, () => UNKNOWN_SYMBOL.repeat(width));
  return { ...received, complete: false, known, cut: true };
}
