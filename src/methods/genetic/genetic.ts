// Runs a genetic algorithm on whole rows. An individual is an arrangement of every row; its
// mismatch is the least number of cells that would have to change so that every column fits its
// clue, and one for each given cell that differs. In each generation the better half survives and
// is joined by as many children. Most children have two parents, each the winner of a tournament:
// the rows between two cuts come from the second parent, all other rows from the first. A few
// children have one parent. Then, on average, about one block of the child is shifted. A child that
// is a copy of an individual is shifted again: without that the population soon consists of copies.
// When nothing gets better for a while, the search begins anew.
//
// The method proves nothing: it goes on to its bound of evaluations. Time: O(height + blocks x
// slack) for each column in which a child differs from its first parent; the number of children
// depends on luck, and is exponential at worst. Memory: O(cells) an individual. Source: W. A.
// Wiggers, A comparison of a genetic algorithm and a depth first search algorithm applied to
// Japanese nonograms, 2004. The measure, the sizes and the rates are our own.

import type { Problem } from '../../puzzle/problem.ts';
import type { ExactPuzzle, Puzzle } from '../../puzzle/puzzle.ts';
import { type Evolution, evolve, SEARCH } from '../evolution.ts';
import { inSteps, type MethodRun, type MethodTask } from '../in-steps.ts';
import type { Choices, Method } from '../method.ts';
import {
  makePopulation,
  type Population,
  replaceHalf,
  spendBestIndividual,
  startAll,
} from './population.ts';

export const genetic: Method = {
  id: 'genetic',
  work: 'evaluations',
  title: 'Genetic algorithm on rows',
  source:
    'W. A. Wiggers, A comparison of a genetic algorithm and a depth first search algorithm applied to Japanese nonograms, 2004',
  complete: false,
  colours: true,
  given: true,
  inexact: false,
  options: [
    SEARCH,
    { name: 'population', values: ['100', '30', '300'], about: 'individuals of a generation' },
  ],
  refuse,
  solve: inSteps(evolveRows),
};

/** Generations without a lower mismatch before the search begins anew. */
const MOST_FRUITLESS_GENERATIONS = 100;

/**
 * The most cells of all individuals: a generation then takes some ms, the first generation about 30
 * ms.
 */
const MOST_CELLS = 300_000;

function refuse({ width, height }: Puzzle, { population }: Choices): Problem | undefined {
  const most = Math.floor(MOST_CELLS / Number(population));
  if (width * height <= most) return undefined;
  const advice = width * height <= MOST_CELLS / 30 ? 'a smaller population or ' : '';
  const message = `${population} individuals of ${width}x${height} cells: at most ${most} cells each, so choose ${advice}another method`;
  return { code: 'too-large', message };
}

/** Evolves arrangements of all rows; each step is a generation. */
export function evolveRows(task: MethodTask<ExactPuzzle>): MethodRun {
  const { puzzle, choices, stats } = task;
  Object.assign(stats, { generations: 0, evaluations: 0, columns: 0 });
  const population = makePopulation(puzzle, Number(choices.population));
  const bounds = { evaluations: mostEvaluations(puzzle), patience: MOST_FRUITLESS_GENERATIONS };
  return evolve(task, evolutionOf(population, task), bounds);
}

/**
 * Returns the most evaluations: in proportion to the cells up to boards of about 18x18, and fewer
 * on larger ones, where each evaluation takes longer.
 */
function mostEvaluations({ width, height }: Puzzle): number {
  const cells = width * height;
  return Math.ceil(Math.min(20_000 * cells, 2e9 / cells));
}

function evolutionOf(
  population: Population,
  { puzzle, choices, random, stats }: MethodTask<ExactPuzzle>,
): Evolution {
  const { mismatch, cells } = population.individuals;
  const size = puzzle.width * puzzle.height;
  const isBreeding = choices.search !== 'restarts';
  let isEmpty = true;
  return {
    advance() {
      if (isEmpty) startAll(population, random, stats);
      else replaceHalf(population, isBreeding, random, stats);
      isEmpty = false;
      stats.generations++;
      return true;
    },
    beginAnew() {
      isEmpty = true;
    },
    lowest: () => mismatch[population.living[0]],
    best: () => cells.subarray(population.living[0] * size, (population.living[0] + 1) * size),
    spend: () => spendBestIndividual(population),
  };
}
