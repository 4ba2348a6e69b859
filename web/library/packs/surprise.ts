// Chooses a puzzle for somebody who leaves it to chance. It is about as large and as hard as those
// that the person solved lately, and now and then a step harder. Whoever is new here gets a small
// and easy one.

import { UNIQUE_LABELS } from '../../../src/explain/rate/label.ts';
import type { Difficulty } from '../../storage/records.ts';
import type { Solve } from '../../storage/solve.ts';
import { isByPlayer } from '../../storage/solved-by.ts';
import type { NamedEntry } from '../named-entry.ts';
import { isOpen } from './next-in-pack.ts';

/** The games that a person finished, of which the last ones count. */
interface Experience {
  readonly isNewcomer: boolean;
  /** The oldest game comes first. */
  readonly solves: readonly Solve[];
}

/** How many of the last solved puzzles count. */
const LAST = 7;
const STEP_CHANCE = 0.2;

/**
 * Returns one of the unsolved puzzles that suit the person best, or undefined if all are solved.
 * `random` returns numbers from 0 to below 1.
 */
export function surprisingPuzzle(
  entries: readonly NamedEntry[],
  experience: Experience,
  random: () => number,
): NamedEntry | undefined {
  const wish = wishOf(entries, experience, random() < STEP_CHANCE);
  const open = entries.filter(isOpen);
  const misses = open.map((entry) => missOf(entry, wish));
  const least = Math.min(...misses);
  const best = open.filter((_, index) => misses[index] === least);
  return best[Math.floor(random() * best.length)];
}

type Range = readonly [least: number, most: number];

interface SurpriseWish {
  /** The difficulty as an index of labels. */
  readonly ranks: Range;
  /** The longer side in cells. */
  readonly sides: Range;
}

const RANKED: readonly (Difficulty | undefined)[] = UNIQUE_LABELS;
const HARDEST = RANKED.length - 1;
const FIRST_WISH: SurpriseWish = { ranks: [0, rankOf('easy')], sides: [1, 10] };

function wishOf(
  entries: readonly NamedEntry[],
  { isNewcomer, solves }: Experience,
  isStep: boolean,
): SurpriseWish {
  const lately = solves.filter(({ solvedBy }) => isByPlayer(solvedBy)).slice(-LAST);
  if (isNewcomer || lately.length === 0) return FIRST_WISH;
  const side = medianOf(lately.map(sideOf));
  const ranks = ranksOf(lately, entries);
  return {
    ranks: ranks.length === 0 ? FIRST_WISH.ranks : aboutAs(medianOf(ranks), isStep),
    sides: [side * 0.7, side * 1.3],
  };
}

function aboutAs(rank: number, isStep: boolean): Range {
  const harder = Math.min(rank + 1, HARDEST);
  return isStep ? [harder, harder] : [rank - 1, rank];
}

/**
 * Returns the ranks of the games whose difficulty is known. A game has none until it is rated, but
 * the library may know that of its puzzle.
 */
function ranksOf(solves: readonly Solve[], entries: readonly NamedEntry[]): readonly number[] {
  const known = new Map(entries.map(({ id, difficulty }) => [id, difficulty]));
  return solves
    .map(({ puzzleId, difficulty }) => rankOf(difficulty ?? known.get(puzzleId)))
    .filter((rank) => rank <= HARDEST);
}

/** Puzzles of unknown difficulty come after the hardest. */
function rankOf(difficulty: Difficulty | undefined): number {
  const rank = RANKED.indexOf(difficulty);
  return rank === -1 ? RANKED.length : rank;
}

function sideOf({ width, height }: Pick<Solve, 'width' | 'height'>): number {
  return Math.max(width, height);
}

function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)];
}

/** A step of difficulty weighs as much as this many cells of the longer side. */
const CELLS_OF_STEP = 5;

function missOf(entry: NamedEntry, { ranks, sides }: SurpriseWish): number {
  return beyond(sideOf(entry), sides) + CELLS_OF_STEP * beyond(rankOf(entry.difficulty), ranks);
}

/** Returns how far a number lies outside a range. */
function beyond(number: number, [least, most]: Range): number {
  return Math.max(0, least - number, number - most);
}
