// Measures what evolution brings: compares each method that evolves grids with a search that only
// makes new starting points, with the same code, the same seeds and the same number of evaluations.
// With climb=on, each starting point of `flow` climbs as far as it can before it is compared, so
// that only the effects of crossing and mutation differ.
//
// Sizes and rates of the methods were chosen on the puzzles of TUNING; the published figures are
// those of the puzzles of PUBLISHING.

import { makeRandom } from '../../src/engine/random.ts';
import { completeChoices } from '../../src/methods/choices.ts';
import { evolveGrids, flow } from '../../src/methods/flow/flow.ts';
import { evolveRows, genetic } from '../../src/methods/genetic/genetic.ts';
import type { MethodRun, MethodTask } from '../../src/methods/in-steps.ts';
import type { Choices } from '../../src/methods/method.ts';
import { isSolution } from '../../src/puzzle/check-grid.ts';
import { draftOfPicture } from '../../src/puzzle/draft-of-picture.ts';
import { type ExactPuzzle, startCells } from '../../src/puzzle/puzzle.ts';
import { paletteOf, puzzleOf, randomPuzzle, shapes } from '../../test/boards.ts';

export type Kind = 'noise' | 'shapes';

/** Puzzles made from consecutive seeds, which seed the searches too. */
export interface EvolutionSet {
  readonly kind: Kind;
  readonly side: number;
  readonly firstSeed: number;
  readonly count: number;
}

/** First seeds of the puzzles for tuning and of those for publishing. */
export const TUNING = 1;
export const PUBLISHING = 2001;

export interface EvolutionFigures {
  readonly solved: number;
  /** Mean of the lowest mismatch that was reached, which is 0 for a solved puzzle. */
  readonly mismatch: number;
  /** Mean number of evaluations until the solution or the limit. */
  readonly evaluations: number;
  /** CPU seconds of all puzzles together. */
  readonly seconds: number;
}

/**
 * The methods whose searches run here rather than in `solveBy`, so that evaluations can limit them.
 */
const EVOLVING = {
  genetic: { method: genetic, search: evolveRows },
  flow: { method: flow, search: evolveGrids },
} as const;

export type Evolving = keyof typeof EVOLVING;

/**
 * Searches for one solution of each puzzle. The limit of each search is `evaluations`, but the
 * search may exceed it, because it looks at the limit only between steps.
 */
export function benchEvolution(
  id: Evolving,
  set: EvolutionSet,
  evaluations: number,
  choices: Choices,
): EvolutionFigures {
  const { method, search } = EVOLVING[id];
  const complete = completeChoices(method, choices);
  if (!complete.ok) throw new Error(complete.problems[0].message);
  const sum = { solved: 0, mismatch: 0, evaluations: 0 };
  const start = process.cpuUsage();
  for (let seed = set.firstSeed; seed < set.firstSeed + set.count; seed++) {
    const task = makeTask(makePuzzle(set, seed), seed, complete.value);
    if (isSolved(task, search(task), evaluations)) sum.solved++;
    sum.mismatch += task.stats.best;
    sum.evaluations += task.stats.evaluations;
  }
  const { user, system } = process.cpuUsage(start);
  return {
    solved: sum.solved,
    mismatch: sum.mismatch / set.count,
    evaluations: sum.evaluations / set.count,
    seconds: (user + system) / 1e6,
  };
}

function makeTask(puzzle: ExactPuzzle, seed: number, choices: Choices): MethodTask<ExactPuzzle> {
  const known = startCells(puzzle);
  return { puzzle, choices, random: makeRandom(seed), stats: {}, known, emit: undefined };
}

/**
 * Runs a search to its first solution, its end or `most` evaluations; returns whether it solved the
 * puzzle.
 */
function isSolved({ puzzle, stats }: MethodTask, run: MethodRun, most: number): boolean {
  for (const grid of run) {
    if (grid !== undefined && !isSolution(puzzle, grid)) throw new Error('a wrong solution');
    if (grid !== undefined) return true;
    // The first grid can climb to its top even beyond the limit, because `stats.best` is undefined
    // until then.
    if (stats.evaluations >= most && stats.best !== undefined) return false;
  }
  return false;
}

function makePuzzle({ kind, side }: EvolutionSet, seed: number): ExactPuzzle {
  const random = makeRandom(seed);
  if (kind === 'noise') return randomPuzzle(random, side, side, 1, 0.5);
  return puzzleOf(draftOfPicture(shapes(random, side, side, 1, 0.56), paletteOf(1)));
}

interface Comparison {
  readonly id: Evolving;
  readonly kind: Kind;
  readonly side: number;
  readonly evaluations: number;
  readonly choices?: Choices;
}

const COMPARISONS: readonly Comparison[] = [
  { id: 'genetic', kind: 'noise', side: 5, evaluations: 20_000 },
  { id: 'genetic', kind: 'noise', side: 8, evaluations: 20_000 },
  { id: 'genetic', kind: 'noise', side: 10, evaluations: 50_000 },
  { id: 'genetic', kind: 'noise', side: 12, evaluations: 50_000 },
  { id: 'genetic', kind: 'noise', side: 15, evaluations: 100_000 },
  { id: 'genetic', kind: 'shapes', side: 10, evaluations: 20_000 },
  { id: 'genetic', kind: 'shapes', side: 15, evaluations: 50_000 },
  { id: 'flow', kind: 'noise', side: 12, evaluations: 300_000 },
  { id: 'flow', kind: 'noise', side: 15, evaluations: 1_500_000 },
  { id: 'flow', kind: 'noise', side: 18, evaluations: 2_500_000 },
  { id: 'flow', kind: 'shapes', side: 25, evaluations: 6_000_000 },
  { id: 'flow', kind: 'noise', side: 8, evaluations: 10_000, choices: { climb: 'off' } },
  { id: 'flow', kind: 'shapes', side: 10, evaluations: 10_000, choices: { climb: 'off' } },
];

const COUNT = 20;

/**
 * Prints a line for each comparison: the figures with evolution, and the figures with starting
 * points only.
 */
export function compareEvolution(firstSeed: number, only?: string): void {
  console.log(`seeds ${firstSeed} to ${firstSeed + COUNT - 1}`);
  console.log('solved, mean lowest mismatch, mean evaluations, CPU seconds of all');
  for (const comparison of COMPARISONS.filter(({ id }) => only === undefined || id === only)) {
    console.log(compare(comparison, firstSeed));
  }
}

function compare({ id, kind, side, evaluations, choices }: Comparison, firstSeed: number): string {
  const set = { kind, side, firstSeed, count: COUNT };
  const settings = Object.entries(choices ?? {}).map(([name, value]) => ` ${name}=${value}`);
  const cells = [`${id}${settings.join('')}, ${kind} ${side}x${side}, ${evaluations}`];
  for (const search of ['evolve', 'restarts']) {
    const figures = benchEvolution(id, set, evaluations, { ...choices, search });
    cells.push(`${search} ${describe(figures)}`);
  }
  return cells.join(' | ');
}

function describe({ solved, mismatch, evaluations, seconds }: EvolutionFigures): string {
  const mean = `${mismatch.toFixed(2)}, ${Math.round(evaluations)}`;
  return `${solved}/${COUNT}, ${mean}, ${seconds.toFixed(1)} s`;
}
