// Evolves grids by network flow. An individual is a grid with all row and column sums right; its
// mismatch is the sum over all lines of the least number of cells that would have to change so that
// the line fits its clue. A child of two parents has a part of the cells from each parent; a child
// of one parent has the cells of the parent, but random colours in one region; a flow of least
// price makes the sums of the child right. Then the child climbs by switches of four cells, which
// keep the sums. The child replaces the worst individual, unless the child is worse, or is a copy
// of an individual. When nothing gets better for a while, the search begins anew.
//
// The method proves nothing: it goes on to its bound of evaluations, where each flow and each
// switch that is looked at count as one. Time for a child: the flow takes O((width + height)^2) a
// path, the climb O(cells^2) look-ups a round; the number of children depends on luck, and is
// exponential at worst. Memory: O(cells x (width + height)). Source: K. J. Batenburg, An
// evolutionary algorithm for discrete tomography, Discrete Applied Mathematics, 2005; K. J.
// Batenburg, W. A. Kosters, A discrete tomography approach to Japanese puzzles, 2004. Sizes, prices
// and the form of regions are our own.

import type { Random } from '../../engine/random.ts';
import type { Problem } from '../../puzzle/problem.ts';
import type { ExactPuzzle } from '../../puzzle/puzzle.ts';
import { onOff } from '../choices.ts';
import { type Evolution, evolve, SEARCH } from '../evolution.ts';
import { inSteps, type MethodRun, type MethodTask } from '../in-steps.ts';
import type { Method } from '../method.ts';
import { type Climber, climb, makeClimber, measureMismatch } from './climb.ts';
import {
  admit,
  cellsInSlot,
  type GridPopulation,
  makeGridPopulation,
  spendBestGrid,
} from './grid-population.ts';
import { crossGrids, drawGrid, mutate } from './offspring.ts';
import { makeTransport, type Transport } from './transport.ts';

export const flow: Method = {
  id: 'flow',
  work: 'evaluations',
  title: 'Evolution by network flow',
  source: 'K. J. Batenburg, An evolutionary algorithm for discrete tomography, 2005',
  complete: false,
  colours: false,
  given: true,
  inexact: false,
  options: [SEARCH, onOff('climb', 'let new grids climb by switches of four cells', 'on')],
  refuse,
  solve: inSteps(evolveGrids),
};

/** The number of grids in the population. */
const SIZE = 20;
/** The probability that a child has two parents; a child of one parent is mutated. */
const CROSSING = 0.7;
/**
 * Bounds with and without climbing: the most evaluations for each cell of the board, and the most
 * new grids without a lower mismatch before the search begins anew. Without climbing an evaluation
 * costs a flow, and a new grid is less likely to be better.
 */
const BOUNDS = {
  on: { evaluations: 100_000, patience: 100 },
  off: { evaluations: 2_000, patience: 1000 },
} as const;

/** The most cells of a board; a larger grid of noise takes more than half a second to climb. */
const MOST_CELLS = 2500;

function refuse({ width, height }: ExactPuzzle): Problem | undefined {
  if (width * height <= MOST_CELLS) return undefined;
  const message = `${width}x${height} cells: flow takes at most ${MOST_CELLS}, since the work of one grid grows with their square; choose another method`;
  return { code: 'too-large', message };
}

/**
 * Evolves grids. A step makes a new grid, unless the present grid still climbs; with climb=on, the
 * step then climbs for some ms. A generation is as many new grids as the population holds.
 */
export function* evolveGrids(task: MethodTask<ExactPuzzle>): MethodRun {
  const { puzzle, choices, random, stats } = task;
  Object.assign(stats, { generations: 0, evaluations: 0, flows: 0, augmentations: 0, switches: 0 });
  const breeding = makeBreeding(puzzle);
  // A negative result means that no grid has these sums and given cells, so there is no solution.
  // The verdict stays unknown all the same, since this method claims no proofs.
  if (drawGrid(breeding.transport, breeding.climber.cells, random) < 0) return false;
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

function makeBreeding(puzzle: ExactPuzzle): Breeding {
  return {
    population: makeGridPopulation(puzzle, SIZE),
    transport: makeTransport(puzzle),
    climber: makeClimber(puzzle),
  };
}

function evolutionOf(breeding: Breeding, task: MethodTask<ExactPuzzle>): Evolution {
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
    best: () => cellsInSlot(population, population.order[0]),
    spend: () => spendBestGrid(population),
  };
}

/** Writes a new grid with all sums right into the climber. */
function makeOffspring(
  breeding: Breeding,
  { choices, random, stats }: MethodTask<ExactPuzzle>,
): void {
  const { population, transport, climber } = breeding;
  const isBreeding = choices.search !== 'restarts' && population.count === SIZE;
  stats.augmentations += isBreeding
    ? breed(breeding, random)
    : drawGrid(transport, climber.cells, random);
  stats.flows++;
  stats.evaluations++;
  measureMismatch(climber);
}

function breed({ population, transport, climber: { cells } }: Breeding, random: Random): number {
  const draw = () => cellsInSlot(population, tournament(population, random));
  const first = draw();
  return random.real() < CROSSING
    ? crossGrids(transport, cells, [first, draw()], random)
    : mutate(transport, cells, first, random);
}

/**
 * Returns the better of two random slots: the one that comes first, since the population is sorted.
 */
function tournament({ order }: GridPopulation, random: Random): number {
  return order[Math.min(random.below(order.length), random.below(order.length))];
}
