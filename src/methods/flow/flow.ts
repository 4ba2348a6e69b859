// Evolution of grids by network flow. An individual is a grid with all row and column sums right;
// its mismatch is the least number of cells to paint otherwise so that every line fits its clue,
// summed over the lines. A child has a part of the one parent and the rest of the other, or a
// region painted at random; a flow of least price makes its sums right again, then it climbs by
// switches of four cells that keep the sums. It takes the place of the worst. When nothing gets
// better for a while, all begins anew.
//
// Proves nothing: it goes on to its bound of evaluations, where each switch looked at is one. Time
// for a child: the flow takes O((width + height)^2) a path, the climb O(cells^2) look-ups a round;
// how many children it takes is luck, and exponential at worst. Memory: O(cells x (width +
// height)). Source: K. J. Batenburg, An evolutionary algorithm for discrete tomography, Discrete
// Applied Mathematics, 2005; K. J. Batenburg, W. A. Kosters, A discrete tomography approach to
// Japanese puzzles, 2004. Sizes, prices and the form of regions are our own.

import type { Random } from '../../engine/random.ts';
import type { Problem } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { onOff } from '../choices.ts';
import { type Evolution, evolve, SEARCH } from '../evolution.ts';
import { inSteps, type MethodRun, type MethodTask } from '../in-steps.ts';
import type { Method } from '../method.ts';
import { type Climber, climb, makeClimber, measure } from './climb.ts';
import {
  admit,
  type GridPopulation,
  gridOf,
  makeGridPopulation,
  spendBest,
} from './grid-population.ts';
import { cross, draw, mutate } from './offspring.ts';
import { makeTransport, type Transport } from './transport.ts';

export const flow: Method = {
  id: 'flow',
  work: 'evaluations',
  title: 'Evolution by network flow',
  source: 'K. J. Batenburg, An evolutionary algorithm for discrete tomography, 2005',
  complete: false,
  colours: false,
  options: [SEARCH, onOff('climb', 'let new grids climb by switches of four cells', 'on')],
  refuse,
  solve: inSteps(search),
};

/** Grids of the population. */
const SIZE = 20;
/** The chance of a child to have two parents; one parent's child is mutated. */
const CROSSING = 0.7;
/**
 * Evaluations for each cell of the board, and new grids without a lower mismatch until all begins
 * anew. Without climbing an evaluation costs a flow, and a new grid brings less.
 */
const BOUNDS = {
  on: { evaluations: 100_000, patience: 100 },
  off: { evaluations: 2_000, patience: 1000 },
} as const;

/** Above this a grid of noise takes half a second to climb. */
const MOST_CELLS = 2500;

function refuse({ width, height }: Puzzle): Problem | undefined {
  if (width * height <= MOST_CELLS) return undefined;
  const message = `${width}x${height} cells: flow takes at most ${MOST_CELLS}, since the work of one grid grows with their square; choose another method`;
  return { code: 'too-large', message };
}

/**
 * A step is a new grid, or some ms of its climb; as many grids as the population has are a
 * generation.
 */
export function* search(task: MethodTask): MethodRun {
  const { puzzle, choices, random, stats } = task;
  Object.assign(stats, { generations: 0, evaluations: 0, flows: 0, augmentations: 0, switches: 0 });
  const breeding = makeBreeding(puzzle);
  // No grid has these sums. To say that there is no solution is not for a method that proves
  // nothing.
  if (draw(breeding.transport, breeding.climber.cells, random) < 0) return false;
  const { evaluations, patience } = choices.climb === 'on' ? BOUNDS.on : BOUNDS.off;
  const bounds = { evaluations: evaluations * puzzle.width * puzzle.height, patience };
  return yield* evolve(task, evolutionOf(breeding, task), bounds);
}

interface Breeding {
  readonly population: GridPopulation;
  readonly transport: Transport;
  /** Holds the new grid. */
  readonly climber: Climber;
}

function makeBreeding(puzzle: Puzzle): Breeding {
  return {
    population: makeGridPopulation(puzzle, SIZE),
    transport: makeTransport(puzzle),
    climber: makeClimber(puzzle),
  };
}

function evolutionOf(breeding: Breeding, task: MethodTask): Evolution {
  const { population, climber } = breeding;
  const { choices, random, stats } = task;
  let isGrowing = false;
  let grown = 0;
  return {
    advance() {
      if (!isGrowing) makeOffspring(breeding, task);
      isGrowing = choices.climb === 'on' && !climb(climber, random, stats);
      if (isGrowing) return false;
      admit(population, climber.cells, climber.mismatch);
      if (++grown % SIZE === 0) stats.generations++;
      return true;
    },
    beginAnew() {
      population.count = 0;
    },
    lowest: () => population.mismatch[population.order[0]],
    best: () => gridOf(population, population.order[0]),
    spend: () => spendBest(population),
  };
}

/** Sets a new grid, with all sums right. */
function makeOffspring(breeding: Breeding, { choices, random, stats }: MethodTask): void {
  const { population, transport, climber } = breeding;
  const isBreeding = choices.search !== 'restarts' && population.count === SIZE;
  stats.augmentations += isBreeding
    ? breed(breeding, random)
    : draw(transport, climber.cells, random);
  stats.flows++;
  stats.evaluations++;
  measure(climber);
}

function breed({ population, transport, climber: { cells } }: Breeding, random: Random): number {
  const first = tournament(population, random);
  return random.real() < CROSSING
    ? cross(transport, cells, population, first, tournament(population, random), random)
    : mutate(transport, cells, population, first, random);
}

/** The better of two; the population is sorted. */
function tournament({ order }: GridPopulation, random: Random): number {
  return order[Math.min(random.below(order.length), random.below(order.length))];
}
