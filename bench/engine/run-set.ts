// Runs sets of puzzles through an engine, measures the CPU time of the engine, and checks every
// answer by code that the engine does not share.

import type { SolveOptions, solve } from '../../src/engine/index.ts';
import { median } from '../../src/methods/index.ts';
import { isSolution } from '../../src/puzzle/check-grid.ts';
import type { Result } from '../../src/puzzle/result.ts';
import { verdictOf } from '../../src/puzzle/verdict.ts';
import type { BenchPuzzle, BenchSet } from './bench-set.ts';

export type Solve = typeof solve;

export interface SetFigures {
  readonly name: string;
  readonly puzzles: number;
  /** Ids of the puzzles whose solve ended at the limit. */
  readonly timeouts: readonly string[];
  /** CPU seconds of this process and its helper threads for all puzzles, and for one of them. */
  readonly seconds: number;
  readonly median: number;
  readonly worst: number;
  readonly conflicts: number;
}

/** Solves the puzzles one after another; throws on a wrong answer. */
export async function runSet(
  solver: Solve,
  { name, puzzles }: BenchSet,
  options: SolveOptions,
): Promise<SetFigures> {
  const timeouts: string[] = [];
  const times: number[] = [];
  let conflicts = 0;
  for (const item of puzzles) {
    const start = process.cpuUsage();
    const result = await solver(item.puzzle, options);
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1e6);
    check(item, result);
    if (isOpen(result, options)) timeouts.push(item.id);
    conflicts += result.stats.conflicts;
  }
  return { name, puzzles: puzzles.length, timeouts, ...figuresOf(times), conflicts };
}

function figuresOf(times: readonly number[]): Pick<SetFigures, 'seconds' | 'median' | 'worst'> {
  const seconds = times.reduce((sum, time) => sum + time, 0);
  return { seconds, median: median(times), worst: Math.max(...times) };
}

function isOpen(result: Result, { maxSolutions = 2 }: SolveOptions): boolean {
  return !result.complete && result.solutions.length < maxSolutions;
}

function check({ id, puzzle, verdict }: BenchPuzzle, result: Result): void {
  const { solutions, known } = result;
  if (!solutions.every((grid) => isSolution(puzzle, grid))) throw new Error(`${id}: wrong grid`);
  if (new Set(solutions.map((grid) => grid.cells.join())).size < solutions.length) {
    throw new Error(`${id}: the same solution twice`);
  }
  const found = verdictOf(result);
  if (verdict !== undefined && found !== 'unknown' && found !== verdict) {
    throw new Error(`${id}: ${found}, but it is ${verdict}`);
  }
  const { goal } = puzzle;
  if (goal === undefined) return;
  const isLost = goal.cells.some((mask, cell) => (known.cells[cell] & mask) === 0);
  if (found === 'none' || isLost) throw new Error(`${id}: its own picture is ruled out`);
}
