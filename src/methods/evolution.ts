// Runs the loop of the methods that evolve grids. The loop goes on step by step to a bound, hands
// out each solution, and, by default, begins anew when nothing gets better for a while. The loop
// cannot prove that there is no solution, so even a search without limits has a bound, in
// evaluations.

import type { Grid } from '../puzzle/grid.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { gridOfColours } from './colours.ts';
import type { MethodRun, MethodTask } from './in-steps.ts';
import type { MethodOption } from './method.ts';

/**
 * Individuals that are grids of colour indices, each with its mismatch: how far it is from a
 * solution. The mismatch of a solution is 0.
 */
export interface Evolution {
  /**
   * Does a step, mostly of a few ms; returns true when the step has made at least one new
   * individual.
   */
  advance(): boolean;
  /** Drops all individuals. */
  beginAnew(): void;
  /** Returns the mismatch of the best individual. */
  lowest(): number;
  /** Returns the cells of the best individual, which are valid until the next step. */
  best(): Uint8Array;
  /** Makes the best individual worthless, so that another individual becomes the best. */
  spend(): void;
}

/** The mismatch of an individual that is worthless. */
export const SPENT = 1 << 30;

/**
 * The option that can leave evolution out, to measure how much evolution helps. The starting points
 * and the code stay the same.
 */
export const SEARCH: MethodOption = {
  name: 'search',
  values: ['evolve', 'once', 'restarts'],
  about:
    'evolve, and begin anew when nothing gets better; evolve and never begin anew; or try new starting points only',
};

/** Numbers that say when a search ends and when it begins anew. */
interface Bounds {
  /** The search ends after this many evaluations. */
  readonly evaluations: number;
  /**
   * The search begins anew after this many steps in a row without a lower mismatch. Steps that make
   * no individual are not counted.
   */
  readonly patience: number;
}

/**
 * Evolves until the bound; counts `restarts` and records the `best` mismatch. Returns false: the
 * loop never proves that there are no other solutions.
 */
export function* evolve(task: MethodTask, evolution: Evolution, bounds: Bounds): MethodRun {
  const { puzzle, choices, stats } = task;
  const collect = collector(puzzle);
  const patience = choices.search === 'evolve' ? bounds.patience : Number.POSITIVE_INFINITY;
  stats.restarts = 0;
  let lowest = SPENT;
  let stale = 0;
  for (; stats.evaluations < bounds.evaluations; yield undefined) {
    if (!evolution.advance()) continue;
    stats.best = Math.min(stats.best ?? SPENT, evolution.lowest());
    show(task, evolution);
    for (; evolution.lowest() === 0; evolution.spend()) {
      const grid = collect(evolution.best());
      if (grid !== undefined) yield grid;
    }
    stale = evolution.lowest() < lowest ? 0 : stale + 1;
    lowest = Math.min(lowest, evolution.lowest());
    if (stale < patience) continue;
    evolution.beginAnew();
    stats.restarts++;
    lowest = SPENT;
    stale = 0;
  }
  return false;
}

function show({ puzzle, emit, stats }: MethodTask, evolution: Evolution): void {
  if (emit === undefined) return;
  const { evaluations, best } = stats;
  const figures = {
    mismatch: `${evolution.lowest()}`,
    best: `${best}`,
    evaluations: `${evaluations}`,
  };
  const { cells } = gridOfColours(puzzle, evolution.best());
  emit({ kind: evolution.lowest() === 0 ? 'solution' : 'evolve', cells, figures });
}

/**
 * Makes a function that returns the grid of a solution, or undefined for a solution that the
 * function was given before.
 */
function collector(puzzle: Puzzle): (cells: Uint8Array) => Grid | undefined {
  const seen = new Set<string>();
  return (cells) => {
    const text = cells.join();
    if (seen.has(text)) return undefined;
    seen.add(text);
    return gridOfColours(puzzle, cells);
  };
}
