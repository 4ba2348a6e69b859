// Makes seeded puzzles for the figures of explanation: some that line solving finishes, and others
// that have one solution but need more than line solving. The pictures are noise and soft shapes,
// in one colour unless a number of colours is given.

import { settleLines } from '../../src/engine/board/settle-lines.ts';
import { makeRandom, type Random } from '../../src/engine/random.ts';
import { solve } from '../../src/engine/solve.ts';
import { draftOfPicture } from '../../src/puzzle/draft-of-picture.ts';
import { isKnown } from '../../src/puzzle/grid.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { verdictOf } from '../../src/puzzle/verdict.ts';
import { lineSolvable, paletteOf, puzzleOf, randomPuzzle, shapes } from '../../test/boards.ts';

export interface Group {
  readonly kind: string;
  readonly side: number;
  readonly puzzles: readonly Puzzle[];
}

/** Number of puzzles that are wanted, by side. */
export type Counts = Readonly<Record<number, number>>;

/** Lines often finish noise of these densities, at least on small boards. */
const DENSITIES = [0.55, 0.6, 0.65, 0.7] as const;
/**
 * The most pictures that are tried for each wanted puzzle: `TRIES` if lines must finish the puzzle,
 * `MANY_TRIES` if lines must not finish it.
 */
const TRIES = 30;
const MANY_TRIES = 150;

/** Makes a puzzle of one kind with the given side. */
type Maker = (random: Random, side: number) => Puzzle;

const noiseOf =
  (density: number, colours = 1): Maker =>
  (random, side) =>
    randomPuzzle(random, side, side, colours, density);

const shapesOf =
  (colours = 1): Maker =>
  (random, side) =>
    lineSolvable(random, shapes(random, side, side, colours, 0.5), paletteOf(colours));

const rawShapesOf =
  (colours = 1): Maker =>
  (random, side) =>
    puzzleOf(draftOfPicture(shapes(random, side, side, colours, 0.5), paletteOf(colours)));

/**
 * Makes the wanted number of puzzles of each kind, or fewer if lines finish too few of the pictures
 * that are tried.
 */
export function lineSolvableGroups(counts: Counts): Group[] {
  return sidesOf(counts).flatMap(([side, count]) => [
    ...DENSITIES.map((density) => groupOf(`noise ${density}`, side, count, noiseOf(density))),
    groupOf('shapes', side, count, shapesOf()),
  ]);
}

/** Makes groups of puzzles that lines finish, in two or three colours. */
export function colourGroups(counts: Counts): Group[] {
  return sidesOf(counts).flatMap(([side, count]) => [
    groupOf('noise 0.6, 2 colours', side, count, noiseOf(0.6, 2)),
    groupOf('shapes, 3 colours', side, count, shapesOf(3)),
  ]);
}

/**
 * Makes groups of puzzles that have one solution, but that lines do not finish. A group is smaller
 * than wanted if too few of the pictures that are tried make such puzzles.
 */
export async function lookaheadGroups(counts: Counts): Promise<Group[]> {
  const kinds = {
    'noise 0.45': noiseOf(0.45),
    'noise 0.5': noiseOf(0.5),
    'noise 0.6': noiseOf(0.6),
    shapes: rawShapesOf(),
  };
  const groups: Group[] = [];
  for (const [side, count] of sidesOf(counts)) {
    for (const [kind, make] of Object.entries(kinds)) {
      const puzzles: Puzzle[] = [];
      for (const puzzle of picturesOf(side, MANY_TRIES * count, make)) {
        if (isLineSolvable(puzzle) || !(await isUnique(puzzle))) continue;
        if (puzzles.push(puzzle) === count) break;
      }
      groups.push({ kind, side, puzzles });
    }
  }
  return groups;
}

/** Makes groups of puzzles with one solution, in one to three colours. */
export async function uniqueGroups(scale: number): Promise<Group[]> {
  const wanted: readonly [kind: string, make: Maker, counts: Counts][] = [
    ['noise 0.5', noiseOf(0.5), { 10: 60, 15: 40, 20: 30 }],
    ['noise 0.6', noiseOf(0.6), { 25: 15, 30: 10 }],
    ['shapes', rawShapesOf(), { 15: 40, 20: 30, 25: 15, 30: 10 }],
    ['noise 0.5, 2 colours', noiseOf(0.5, 2), { 10: 40 }],
    ['noise 0.5, 3 colours', noiseOf(0.5, 3), { 15: 15 }],
    ['shapes, 3 colours', rawShapesOf(3), { 20: 20 }],
  ];
  const groups: Group[] = [];
  for (const [kind, make, counts] of wanted) {
    for (const [side, all] of sidesOf(counts)) {
      const count = Math.ceil((all * scale) / 100);
      const puzzles: Puzzle[] = [];
      for (const puzzle of picturesOf(side, MANY_TRIES * count, make)) {
        if ((await isUnique(puzzle)) && puzzles.push(puzzle) === count) break;
      }
      groups.push({ kind, side, puzzles });
    }
  }
  return groups;
}

function sidesOf(counts: Counts): [side: number, count: number][] {
  return Object.entries(counts).map(([side, count]) => [Number(side), count]);
}

function groupOf(kind: string, side: number, count: number, make: Maker): Group {
  const puzzles: Puzzle[] = [];
  for (const puzzle of picturesOf(side, TRIES * count, make)) {
    if (isLineSolvable(puzzle) && puzzles.push(puzzle) === count) break;
  }
  return { kind, side, puzzles };
}

function* picturesOf(side: number, count: number, make: Maker): Generator<Puzzle> {
  for (let seed = 1; seed <= count; seed++) yield make(makeRandom(100_000 * side + seed), side);
}

export function isLineSolvable(puzzle: Puzzle): boolean {
  return settleLines(puzzle).grid.cells.every(isKnown);
}

/** Whether the engine proves within 2,000 conflicts that there is one solution. */
async function isUnique(puzzle: Puzzle): Promise<boolean> {
  const result = await solve(puzzle, { maxSolutions: 2, limits: { conflicts: 2_000 } });
  return verdictOf(result) === 'unique';
}
