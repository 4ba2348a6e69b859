// Finds one solution after another: HiGHS solves the program, then one more row excludes the
// solution. During a solve, HiGHS blocks its thread: `stop`, limits and observers have their turn
// only when HiGHS calls back. HiGHS calls back between the nodes of its tree and while it adds
// cuts, but not during presolve.

import type { Highs, InterruptCallbackEvent, Model } from 'highs';
import { makeRandom } from '../../engine/random.ts';
import type { Formulation, IntegerProgram } from '../../models/integer-program/program.ts';
import { integerProgram } from '../../models/integer-program/puzzle-program.ts';
import { exclusionOf, gridOfValues } from '../../models/integer-program/solution.ts';
import { isOver, makePace, type Pace, report, secondsLeft } from '../../pacing/pace.ts';
import { isSolution } from '../../puzzle/check-grid.ts';
import type { Grid } from '../../puzzle/grid.ts';
import { hasExactClues, type Puzzle } from '../../puzzle/puzzle.ts';
import type { Choices, MethodOptions, MethodProgress } from '../method.ts';
import { makeModel } from './load-highs.ts';

export interface MipSearch {
  readonly highs: Highs;
  readonly puzzle: Puzzle;
  readonly program: IntegerProgram;
  readonly model: Model;
  readonly options: MethodOptions;
  /** Limits and turns; a step is a node of the tree of HiGHS. */
  readonly pace: Pace<MethodProgress>;
  readonly stats: Record<string, number>;
  readonly solutions: Grid[];
}

/** Stands for no limit: HiGHS takes no infinity here, and counts nodes in 32 bits. */
const NO_LIMIT = 2 ** 31 - 1;

export function makeMipSearch(
  highs: Highs,
  puzzle: Puzzle,
  options: MethodOptions & { choices: Choices },
): MipSearch {
  const pace = makePace(options);
  const program = integerProgram(puzzle, options.choices.formulation as Formulation);
  const model = makeModel(highs, program);
  const seed = makeRandom(options.seed ?? 0).below(2 ** 31);
  model.options.set('random_seed', seed);
  const stats = {
    columns: program.layout.size,
    rows: program.upper.length,
    nonzeros: program.column.length,
    solves: 0,
    nodes: 0,
    simplexIterations: 0,
  };
  return { highs, puzzle, program, model, options, pace, stats, solutions: [] };
}

/**
 * Whether limits or `stop` end the search. `nodes` are the nodes of the current solve; those of the
 * finished solves are in `stats`.
 */
export function isMipSpent({ pace, stats }: MipSearch, nodes = 0): boolean {
  return isOver(pace, stats.nodes + nodes);
}

/**
 * Returns a new solution, or 'none' when HiGHS proved that there are no more. Returns 'unknown'
 * when the solve ended in any other way: at a limit, by `stop`, or with values that are no
 * solution.
 */
export function nextSolution(search: MipSearch): Grid | 'none' | 'unknown' {
  const { highs, model, stats } = search;
  const { modelStatus: status, callbackType } = highs.constants;
  setLimits(search);
  const found = model.run({ [callbackType.mipInterrupt]: (event) => callBack(search, event) });
  stats.solves++;
  stats.nodes += Math.max(0, Number(model.info.get('mip_node_count')));
  stats.simplexIterations += Math.max(0, Number(model.info.get('simplex_iteration_count')));
  if (found.modelStatus === status.infeasible) return 'none';
  const solution = found.modelStatus === status.optimal ? readSolution(search) : undefined;
  return solution ?? 'unknown';
}

/** Adds a row that this solution violates and every other solution satisfies. */
export function excludeGrid({ model, program, puzzle }: MipSearch, solution: Grid): void {
  const { columns, coefficients, most } = exclusionOf(program, solution, hasExactClues(puzzle));
  const entries = { indices: columns, values: coefficients };
  model.addRow(Number.NEGATIVE_INFINITY, most, entries);
}

/** Reports the progress to the observer when a report is due. */
export function reportProgress(search: MipSearch, nodes = 0): void {
  const { pace, stats, puzzle, solutions } = search;
  report(pace, () => ({
    steps: stats.nodes + nodes,
    knownCells: 0,
    cells: puzzle.width * puzzle.height,
    solutions: solutions.length,
    stats: { ...stats, nodes: stats.nodes + nodes },
  }));
}

function setLimits({ model, stats, pace }: MipSearch): void {
  model.zeroAllClocks();
  model.options.set({
    time_limit: Math.min(secondsLeft(pace), NO_LIMIT),
    mip_max_nodes: Math.min(Math.ceil(pace.work) - stats.nodes, NO_LIMIT),
  });
}

function callBack(search: MipSearch, event: InterruptCallbackEvent): undefined {
  const nodes = Number(event.data.mip_node_count ?? 0);
  reportProgress(search, nodes);
  if (isMipSpent(search, nodes)) event.interrupt();
}

/** How far from 0 or 1 a value may be: the tolerance of HiGHS. */
const TOLERANCE = 1e-6;

/**
 * Returns the grid that HiGHS found; undefined when a value is a fraction, or a line breaks its
 * clue.
 */
function readSolution({ model, program, puzzle }: MipSearch): Grid | undefined {
  const grid = gridOfValues(program, model.getSolution().colValue, TOLERANCE);
  return grid !== undefined && isSolution(puzzle, grid) ? grid : undefined;
}
