// The generations of the genetic algorithm: which individuals survive and which have children.

import type { Random } from '../../engine/random.ts';
import type { ExactPuzzle } from '../../puzzle/puzzle.ts';
import { SPENT } from '../evolution.ts';
import {
  crossRows,
  drawRows,
  evaluate,
  type Individuals,
  makeIndividuals,
  mutateRow,
} from './individuals.ts';

/** Each individual is a slot. */
export interface Population {
  readonly individuals: Individuals;
  /** The slots of the living individuals, the best first. */
  readonly living: Int32Array;
  /** The slots for the offspring of a generation, half as many as for the living. */
  readonly spare: Int32Array;
  /** Memory for sorting: mismatch and slot in one number. */
  readonly keys: Float64Array;
  /**
   * Hashes of individuals, each at the index that its low bits give; a later hash replaces an
   * earlier hash at the same index.
   */
  readonly known: Int32Array;
}

type Counters = Record<string, number>;

/** Individuals in a tournament; the best becomes a parent. */
const ENTRANTS = 3;
/** The probability that a child has two parents. */
const CROSSING = 0.9;
/**
 * The most shifts to make a child new; on tiny boards the population can already have every grid.
 */
const MOST_SHIFTS = 5;

export function makePopulation(puzzle: ExactPuzzle, size: number): Population {
  const half = size >> 1;
  return {
    individuals: makeIndividuals(puzzle, size + half),
    living: Int32Array.from({ length: size }, (_, i) => i),
    spare: Int32Array.from({ length: half }, (_, i) => size + i),
    keys: new Float64Array(size),
    known: new Int32Array(2 ** Math.ceil(Math.log2(16 * size))),
  };
}

/** Fills the population with starting points. */
export function startAll(population: Population, random: Random, stats: Counters): void {
  for (let i = 0; i < population.living.length; i++) {
    drawRows(population.individuals, population.living[i], random);
    measure(population, population.living[i], stats);
  }
  rank(population);
}

/** Replaces the worse half by children or, without breeding, by new starting points. */
export function replaceHalf(
  population: Population,
  isBreeding: boolean,
  random: Random,
  stats: Counters,
): void {
  const { individuals, living, spare, known } = population;
  forgetAll(known);
  for (let i = 0; i < living.length; i++) remember(population, living[i]);
  for (let i = 0; i < spare.length; i++) {
    if (isBreeding) breed(population, spare[i], random);
    else drawRows(individuals, spare[i], random);
    measure(population, spare[i], stats);
    remember(population, spare[i]);
  }
  const half = living.length - spare.length;
  for (let i = 0; i < spare.length; i++) {
    const child = spare[i];
    spare[i] = living[half + i];
    living[half + i] = child;
  }
  rank(population);
}

function measure({ individuals }: Population, slot: number, stats: Counters): void {
  stats.evaluations++;
  stats.columns += evaluate(individuals, slot);
}

/** Makes the best individual worthless, and moves it to the end. */
export function spendBestIndividual({ individuals: { mismatch }, living }: Population): void {
  const slot = living[0];
  mismatch[slot] = SPENT;
  living.copyWithin(0, 1);
  living[living.length - 1] = slot;
}

/** Sorts the living individuals, the best first. */
function rank({ individuals: { mismatch }, living, keys }: Population): void {
  const slots = mismatch.length;
  for (let i = 0; i < living.length; i++) keys[i] = mismatch[living[i]] * slots + living[i];
  keys.sort();
  for (let i = 0; i < living.length; i++) living[i] = keys[i] % slots;
}

function breed(population: Population, slot: number, random: Random): void {
  const { individuals, living } = population;
  const { height } = individuals;
  const first = tournament(living, random);
  const second = random.real() < CROSSING ? tournament(living, random) : first;
  const [cut, other] = [random.below(height + 1), random.below(height + 1)];
  crossRows(individuals, slot, [first, second], [Math.min(cut, other), Math.max(cut, other)]);
  for (let row = 0; row < height; row++) {
    if (random.below(height) === 0) mutateRow(individuals, slot, row, random);
  }
  for (let shifts = 0; shifts < MOST_SHIFTS && isCopy(population, slot); shifts++) {
    mutateRow(individuals, slot, random.below(height), random);
  }
}

/** Returns the winner among random entrants: the one that comes first, since `living` is sorted. */
function tournament(living: Int32Array, random: Random): number {
  let best = random.below(living.length);
  for (let i = 1; i < ENTRANTS; i++) best = Math.min(best, random.below(living.length));
  return living[best];
}

/**
 * Empties the memory of hashes. Each index gets a hash that belongs at another index, so that no
 * hash is found: index 0 gets 1, and every other index gets 0.
 */
function forgetAll(known: Int32Array): void {
  known.fill(0);
  known[0] = 1;
}

function remember({ individuals: { hash }, known }: Population, slot: number): void {
  known[hash[slot] & (known.length - 1)] = hash[slot];
}

/**
 * Whether the hash of a slot is that of a living individual or of an earlier child of this
 * generation. A few copies are missed, which does little harm.
 */
function isCopy({ individuals: { hash }, known }: Population, slot: number): boolean {
  return known[hash[slot] & (known.length - 1)] === hash[slot];
}
