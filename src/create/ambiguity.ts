// Finds out whether a picture is the only solution of its clues, and where another solution differs
// from the picture.

import type { SolveOptions } from '../engine/options.ts';
import { solve } from '../engine/solve.ts';
import { differingCells, isKnown } from '../puzzle/grid.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Result } from '../puzzle/result.ts';
import { type Verdict, verdictOf } from '../puzzle/verdict.ts';

export interface Ambiguity {
  readonly verdict: Verdict;
  /** Cells in which the two solutions that were found differ; empty if fewer were found. */
  readonly cells: readonly number[];
  /**
   * Cells that are not known to have one colour in all solutions; the cells in `cells` are among
   * them.
   */
  readonly open: readonly number[];
}

export type AmbiguityOptions = Pick<SolveOptions, 'limits' | 'stop' | 'onProgress'>;

/** Looks for two solutions and compares them. */
export async function ambiguousCells(
  puzzle: Puzzle,
  options: AmbiguityOptions = {},
): Promise<Ambiguity> {
  return ambiguityOf(await solve(puzzle, { ...options, maxSolutions: 2 }));
}

export function ambiguityOf(result: Result): Ambiguity {
  const { solutions, known } = result;
  const verdict = verdictOf(result);
  const all = [...known.cells.keys()];
  const cells = differingCells(solutions);
  const open = verdict === 'unique' ? [] : all.filter((cell) => !isKnown(known.cells[cell]));
  return { verdict, cells, open };
}
