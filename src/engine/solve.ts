// Runs a search in slices until it has an answer, reaches a limit or is cancelled.

import { goesOn, makePace, SLICE } from '../pacing/pace.ts';
import { check } from '../puzzle/check-grid.ts';
import type { Grid } from '../puzzle/grid.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Result, Stats } from '../puzzle/result.ts';
import { checkOptions, type SolveOptions } from './options.ts';
import { followMessages } from './partners/follow-messages.ts';
import { hear, keepPair, type Pair, tell } from './partners/pair.ts';
import type { FindPartner, Partner, PartnerTask } from './partners/partner.ts';
import { makeSearch, run } from './search/search.ts';
import {
  conflictsOf,
  isComplete,
  knownOf,
  phaseOf,
  progressOf,
  solutionOf,
  statsOf,
} from './search/search-report.ts';
import type { Search } from './search/search-state.ts';

/**
 * Solves `puzzle`: finds up to `maxSolutions` solutions, checks each, and says whether these are
 * all.
 */
export function solve(puzzle: Puzzle, options: SolveOptions = {}): Promise<Result> {
  return resultOf(puzzle, options);
}

/**
 * Solves `puzzle` as `solve` does, but with the help of a partner. As long as the search has no
 * partner, it asks `findPartner` for one between slices. The counters count the work of this search
 * alone.
 */
export function solveTogether(
  puzzle: Puzzle,
  options: PairedOptions,
  findPartner: FindPartner,
): Promise<Result> {
  return resultOf(puzzle, options, findPartner);
}

async function resultOf(
  puzzle: Puzzle,
  options: SolveOptions,
  findPartner?: FindPartner,
): Promise<Result> {
  checkOptions(puzzle, options);
  const search = makeSearch(puzzle, options, options.onClause);
  const wanted = options.maxSolutions ?? 2;
  const found: Grid[] = [];
  for await (const grid of solutionsOf(search, options, findPartner)) {
    found.push(grid);
    if (found.length >= wanted) break;
  }
  return {
    solutions: found,
    complete: isComplete(search),
    known: knownOf(search),
    stats: statsOf(search),
  };
}

/**
 * A certificate can only rest on what one search has learnt, and a run with a seed or a limit in
 * conflicts has to be the same every time: both need a search without a partner.
 */
export type PairedOptions = Pick<
  SolveOptions,
  'maxSolutions' | 'within' | 'limits' | 'stop' | 'room' | 'onProgress' | 'onSolution'
>;

/**
 * Searches as the partner of another search, until either knows the answer or `stop` returns true.
 */
export async function searchAsPartner(
  { puzzle, root, messages }: PartnerTask,
  { seed, stop }: Required<Pick<SolveOptions, 'seed' | 'stop'>>,
  partner: Partner,
): Promise<void> {
  const search = makeSearch(puzzle, { within: root, seed, layers: { probing: false } });
  while (search.state === 'open' && phaseOf(search) !== 'searching') run(search, 1);
  if (messages !== undefined) followMessages(search, messages);
  for await (const _ of solutionsOf(search, { stop }, () => partner)) {
    if (search.found > 1) break;
  }
}

/**
 * Yields all solutions, one by one, as they are requested. Ends early at a limit or when it is
 * cancelled: the value that the generator returns says whether there are no other solutions.
 */
export async function* solutions(
  puzzle: Puzzle,
  options: Omit<SolveOptions, 'maxSolutions'> = {},
): AsyncGenerator<Grid, { readonly complete: boolean; readonly stats: Stats }> {
  checkOptions(puzzle, options);
  const search = makeSearch(puzzle, options, options.onClause);
  yield* solutionsOf(search, options);
  return { complete: isComplete(search), stats: statsOf(search) };
}

/**
 * Yields the solutions of the search; between slices it checks the limits and lets the host have a
 * turn.
 */
async function* solutionsOf(
  search: Search,
  options: SolveOptions,
  findPartner?: FindPartner,
): AsyncGenerator<Grid> {
  const pace = makePace(options);
  let pair: Pair | undefined;
  const look = options.onStep && watchSteps(search, options.onStep);
  if (options.stop?.()) return;
  for (;;) {
    if (findPartner !== undefined) pair = keepPair(search, pair, findPartner);
    const work = look && phaseOf(search) !== 'searching' ? 1 : SLICE;
    const outcome = (pair && hear(pair, search)) ?? run(search, work, pace.work);
    look?.();
    if (pair !== undefined) tell(pair, search, outcome);
    if (outcome === 'done') return;
    if (outcome === 'solution') yield reportSolution(checked(search, solutionOf(search)), options);
    if (!(await goesOn(pace, conflictsOf(search), () => progressOf(search)))) return;
  }
}

function reportSolution(solution: Grid, { onSolution }: SolveOptions): Grid {
  onSolution?.(solution);
  return solution;
}

/**
 * Returns a function that reports a step if anything has changed in what is known since its last
 * call.
 */
function watchSteps(search: Search, onStep: NonNullable<SolveOptions['onStep']>): () => void {
  let last = knownOf(search).cells;
  return () => {
    const { cells } = knownOf(search);
    if (cells.every((candidates, cell) => candidates === last[cell])) return;
    last = cells;
    onStep({ phase: phaseOf(search), cells: cells.slice() });
  };
}

/**
 * Returns the grid, or throws if it breaks a clue: a wrong grid is a bug of the solver, not a
 * result.
 */
function checked({ puzzle, free }: Search, grid: Grid): Grid {
  const mismatches = check(puzzle, grid);
  if (mismatches.every((mismatch) => 'line' in mismatch && free.has(mismatch.line))) return grid;
  throw new Error('the engine found a grid that is no solution');
}
