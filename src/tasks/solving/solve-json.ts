// Turns the result of a solve into the JSON that the command line prints and the server sends.

import { defined } from '../../puzzle/defined.ts';
import type { Palette } from '../../puzzle/palette.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Stats } from '../../puzzle/result.ts';
import type { Verdict } from '../../puzzle/verdict.ts';
import type { SolveReport } from './solve-report.ts';

/** Grids are lists of rows in the symbols of the palette. */
export interface SolveJson {
  readonly method?: string;
  readonly verdict: Verdict;
  readonly solved: boolean;
  readonly solutions: readonly (readonly string[])[];
  readonly known: readonly string[];
  readonly stats: Stats;
  readonly cpu_ms?: number;
  readonly seconds?: number;
  readonly megabytes?: number;
  readonly complete: boolean;
  /** Present only for puzzles in several colours. */
  readonly palette?: Palette;
}

/** Makes the JSON; the order of its keys is part of the format. */
export function solveJson(
  report: SolveReport & { readonly seconds?: number; readonly megabytes?: number },
  { palette }: Puzzle,
  { method, cpuMs }: { readonly method?: string; readonly cpuMs?: number } = {},
): SolveJson {
  const { verdict, solved, solutions, known, stats, seconds, megabytes, complete } = report;
  return {
    ...defined({ method }),
    ...{ verdict, solved, solutions, known, stats },
    ...defined({ cpu_ms: cpuMs, seconds, megabytes }),
    complete,
    ...defined({ palette: palette.length > 2 ? palette : undefined }),
  };
}
