// Turns the result of a solve into the report of the command line and the server, with grids as
// text.

import { writeRows } from '../../puzzle/grid-text.ts';
import type { Palette } from '../../puzzle/palette.ts';
import type { Stats } from '../../puzzle/result.ts';
import type { Verdict } from '../../puzzle/verdict.ts';
import type { SolveAnswer } from './solve.ts';

export interface SolveReport {
  readonly verdict: Verdict;
  /** Whether at least one solution was found. */
  readonly solved: boolean;
  /** Whether it is settled that there are no other solutions. */
  readonly complete: boolean;
  /** Each solution is a list of rows in the symbols of the palette. */
  readonly solutions: readonly (readonly string[])[];
  readonly known: readonly string[];
  readonly stats: Stats;
}

export function solveReport(
  { verdict, complete, solutions, known, stats }: SolveAnswer,
  palette: Palette,
): SolveReport {
  return {
    ...{ verdict, solved: solutions.length > 0, complete },
    solutions: solutions.map((grid) => writeRows(grid, palette)),
    known: writeRows(known, palette),
    stats,
  };
}
