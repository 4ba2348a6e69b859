// Who lives, who breeds: the generations of the genetic algorithm.

import type { Random } from '../../engine/random.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { SPENT } from '../evolution.ts';
import { cross, draw, evaluate, makePopulation, mutateRow, type Population } from './population.ts';

/** Individuals are slots of the population. */
export interface Herd {
  readonly population: Population;
  /** Those that live, the best first. */
  readonly living: Int32Array;
  /** Where the newcomers of a generation grow up: half as many. */
  readonly spare: Int32Array;
  /** For sorting: mismatch and slot in one number. */
  readonly keys: Float64Array;
  /** Hashes of individuals, each where its last bits say; a later one displaces an earlier one. */
  readonly known: Int32Array;
}

type Counters = Record<string, number>;

/** Parents that a tournament is held between. */
const ENTRANTS = 3;
/** The chance of a child to have two parents. */
const CROSSING = 0.9;
/** Shifts to make a child new; on tiny boards everything may be there already. */
const MOST_SHIFTS = 5;

export function makeHerd(puzzle: Puzzle, size: number): Herd {
  const half = size >> 1;
  return {
    population: makePopulation(puzzle, size + half),
    living: Int32Array.from({ length: size }, (_, i) => i),
    spare: Int32Array.from({ length: half }, (_, i) => size + i),
    keys: new Float64Array(size),
    known: new Int32Array(2 ** Math.ceil(Math.log2(16 * size))),
  };
}

/** Starting points for all. */
export function startAll(herd: Herd, random: Random, stats: Counters): void {
  for (let i = 0; i < herd.living.length; i++) {
    draw(herd.population, herd.living[i], random);
    judge(herd, herd.living[i], stats);
  }
  rank(herd);
}

/** Newcomers take the places of the worse half: children, or nothing but new starting points. */
export function replaceHalf(
  herd: Herd,
  isBreeding: boolean,
  random: Random,
  stats: Counters,
): void {
  const { population, living, spare, known } = herd;
  known.fill(0);
  for (let i = 0; i < living.length; i++) remember(herd, living[i]);
  for (let i = 0; i < spare.length; i++) {
    if (isBreeding) breed(herd, spare[i], random);
    else draw(population, spare[i], random);
    judge(herd, spare[i], stats);
    remember(herd, spare[i]);
  }
  const half = living.length - spare.length;
  for (let i = 0; i < spare.length; i++) {
    const newcomer = spare[i];
    spare[i] = living[half + i];
    living[half + i] = newcomer;
  }
  rank(herd);
}

function judge({ population }: Herd, slot: number, stats: Counters): void {
  stats.evaluations++;
  stats.columns += evaluate(population, slot);
}

/** The best is worth nothing from now on, and goes to the end. */
export function spendBest({ population: { mismatch }, living }: Herd): void {
  const slot = living[0];
  mismatch[slot] = SPENT;
  living.copyWithin(0, 1);
  living[living.length - 1] = slot;
}

/** Puts the best first. */
function rank({ population: { mismatch }, living, keys }: Herd): void {
  const slots = mismatch.length;
  for (let i = 0; i < living.length; i++) keys[i] = mismatch[living[i]] * slots + living[i];
  keys.sort();
  for (let i = 0; i < living.length; i++) living[i] = keys[i] % slots;
}

function breed(herd: Herd, slot: number, random: Random): void {
  const { population, living } = herd;
  const { height } = population;
  const first = tournament(living, random);
  const second = random.real() < CROSSING ? tournament(living, random) : first;
  const [cut, other] = [random.below(height + 1), random.below(height + 1)];
  cross(population, slot, first, second, Math.min(cut, other), Math.max(cut, other));
  for (let row = 0; row < height; row++) {
    if (random.below(height) === 0) mutateRow(population, slot, row, random);
  }
  for (let shifts = 0; shifts < MOST_SHIFTS && isCopy(herd, slot); shifts++) {
    mutateRow(population, slot, random.below(height), random);
  }
}

/** The living are sorted, so the best of some is the one that comes first. */
function tournament(living: Int32Array, random: Random): number {
  let best = random.below(living.length);
  for (let i = 1; i < ENTRANTS; i++) best = Math.min(best, random.below(living.length));
  return living[best];
}

function remember({ population: { hash }, known }: Herd, slot: number): void {
  known[hash[slot] & (known.length - 1)] = hash[slot];
}

/** Looks like one of the living or a newcomer before it. A few copies are missed, which does little harm. */
function isCopy({ population: { hash }, known }: Herd, slot: number): boolean {
  return known[hash[slot] & (known.length - 1)] === hash[slot];
}
