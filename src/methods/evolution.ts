// The common course of the methods that evolve grids: step by step until a bound, hand out what is
// solved, begin anew when nothing gets better. Nothing here can prove that there is no solution, so
// a search without limits has a bound of its own, in evaluations.

import type { Grid } from '../puzzle/grid.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { gridOfColours } from './colours.ts';
import type { MethodRun, MethodTask } from './in-steps.ts';
import type { MethodOption } from './method.ts';

/**
 * Individuals that are grids of colour indices, each with its mismatch: how far it is from a
 * solution, 0 there.
 */
export interface Evolution {
  /** Goes on by a step of a few ms; true when there are new individuals, and at least one. */
  advance(): boolean;
  /** Forgets all individuals. */
  beginAnew(): void;
  /** The mismatch of the best individual. */
  lowest(): number;
  /** The cells of the best individual, valid until the next step. */
  best(): Uint8Array;
  /** Lets the best individual be worth nothing from now on. */
  spend(): void;
}

/** The mismatch of an individual that is worth nothing. */
export const SPENT = 1 << 30;

/**
 * Whoever doubts that evolution helps can leave it out: the same starting points, through the same
 * code.
 */
export const SEARCH: MethodOption = {
  name: 'search',
  values: ['evolve', 'once', 'restarts'],
  about:
    'evolve, and begin anew when nothing gets better; evolve and never begin anew; or try new starting points only',
};

/** What ends a search, and what makes it begin anew. */
export interface Bounds {
  /** Evaluations in all. */
  readonly evaluations: number;
  /** Steps with new individuals, none of which is better than the best. */
  readonly patience: number;
}

/**
 * Evolves until the bound; counts `restarts` and keeps the `best` mismatch. Proves nothing,
 * whatever it finds.
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

/** Tells new solutions from those that it was given before. */
function collector(puzzle: Puzzle): (cells: Uint8Array) => Grid | undefined {
  const seen = new Set<string>();
  return (cells) => {
    const text = cells.join();
    if (seen.has(text)) return undefined;
    seen.add(text);
    return gridOfColours(puzzle, cells);
  };
}
