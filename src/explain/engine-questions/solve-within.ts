// Lets the engine find a solution within some marks.

import type { Layers, Progress, SolveOptions } from '../../engine/options.ts';
import { makeSearch, run } from '../../engine/search/search.ts';
import { conflictsOf, progressOf, solutionOf } from '../../engine/search/search-report.ts';
import { goesOn, type Pace, SLICE } from '../../pacing/pace.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';

/** `near` are the cells of the last move. */
export type SearchOptions = Pick<SolveOptions, 'limits' | 'stop' | 'onProgress'> & {
  readonly near?: readonly number[];
};

/**
 * Returns the cells of a solution; `none` when no solution fits the marks, and `cut` when a limit
 * or the caller ended the search.
 */
export async function solveWithin(
  puzzle: Puzzle,
  marks: Int32Array,
  pace: Pace<Progress>,
  layers: Partial<Layers> = {},
): Promise<Int32Array | 'none' | 'cut'> {
  const search = makeSearch(puzzle, { layers, within: marks });
  for (;;) {
    const outcome = run(search, SLICE, pace.work);
    if (outcome === 'done') return 'none';
    if (outcome === 'solution') return solutionOf(search).cells;
    if (!(await goesOn(pace, conflictsOf(search), () => progressOf(search)))) return 'cut';
  }
}
