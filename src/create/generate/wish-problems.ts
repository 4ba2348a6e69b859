// Finds what is wrong with a wish for puzzles, before any is made, and names the nearest wish that
// works.

import { LABELS, type UniqueLabel } from '../../explain/rate/label.ts';
import { failure, type Outcome, type Problem, success } from '../../puzzle/problem.ts';
import type { PictureSymmetry } from './picture-wish.ts';
import {
  easiestLabelOf,
  labelsOf,
  MAX_GENERATED_COLOURS,
  type PuzzleWish,
  pictureWishOf,
} from './puzzle-wish.ts';

/** The most cells of a side, and the most puzzles of one wish. */
const MAX_GENERATED_SIDE = 100;
const MAX_GENERATED = 100_000;
/** More numbers than puzzles are ever made of a seed; a number must have at most 32 bits. */
const MAX_NUMBER = 1_000_000_000;
const LEAST_DENSITY = 0.05;
const MOST_DENSITY = 0.95;

/** Returns the wish if it can be met, or at least tried. */
export function checkWish(wish: PuzzleWish): Outcome<PuzzleWish> {
  const bounds = [
    ...sizeProblems(wish),
    ...numberProblem('colours', wish.colours, 1, MAX_GENERATED_COLOURS),
    ...numberProblem('count', wish.count, 1, MAX_GENERATED),
    ...numberProblem('number', wish.number, 1, MAX_NUMBER),
    ...numberProblem('seed', wish.seed, 0, Number.MAX_SAFE_INTEGER),
    ...densityProblems(wish),
  ];
  if (bounds.length > 0) return failure(...bounds);
  const problems = [
    ...symmetryProblems(wish),
    ...difficultyProblems(wish),
    ...colourProblems(wish),
    ...techniqueProblems(wish),
  ];
  return problems.length === 0 ? success(wish) : failure(...problems);
}

function sizeProblems({ width, height }: PuzzleWish): Problem[] {
  if (isWhole(width, 1, MAX_GENERATED_SIDE) && isWhole(height, 1, MAX_GENERATED_SIDE)) return [];
  const nearest = [width, height].map((side) => nearestWhole(side, 1, MAX_GENERATED_SIDE));
  const message =
    `the size ${width}x${height} cannot be made: expected 1 to ${MAX_GENERATED_SIDE} cells a side; ` +
    `the nearest size is ${nearest.join('x')}`;
  return [{ code: 'bad-size', message }];
}

function numberProblem(
  name: string,
  value: number | undefined,
  least: number,
  most: number,
): Problem[] {
  if (value === undefined || isWhole(value, least, most)) return [];
  const message = `${name} ${value}: expected a whole number from ${least} to ${most}; the nearest is ${nearestWhole(value, least, most)}`;
  return [{ code: `bad-${name}`, message }];
}

function isWhole(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}

function nearestWhole(value: number, least: number, most: number): number {
  return Number.isNaN(value) ? least : Math.max(least, Math.min(most, Math.round(value)));
}

function densityProblems({ density }: PuzzleWish): Problem[] {
  if (density === undefined || (density >= LEAST_DENSITY && density <= MOST_DENSITY)) return [];
  const nearest = density > MOST_DENSITY ? MOST_DENSITY : LEAST_DENSITY;
  const message = `the density ${density} leaves no puzzle: expected ${LEAST_DENSITY} to ${MOST_DENSITY}; the nearest is ${nearest}`;
  return [{ code: 'bad-density', message }];
}

/** The symmetries that need a square, and what comes nearest to each on other boards. */
const NEEDS_SQUARE: Readonly<Partial<Record<PictureSymmetry, PictureSymmetry>>> = {
  'quarter-turn': 'half-turn',
  diagonal: 'left-right',
};

function symmetryProblems({ width, height, symmetry = 'none' }: PuzzleWish): Problem[] {
  const instead = NEEDS_SQUARE[symmetry];
  if (instead === undefined || width === height) return [];
  const side = Math.min(width, height);
  const message = `the symmetry ${symmetry} needs a square, and ${width}x${height} is none: take ${side}x${side}, or the symmetry ${instead}`;
  return [{ code: 'needs-square', message }];
}

function difficultyProblems(wish: PuzzleWish): Problem[] {
  const { difficulty, technique, width, height } = wish;
  const labels = labelsOf(wish);
  if (labels === undefined) return [];
  if (difficulty !== undefined && isHarder(difficulty.easiest, difficulty.hardest)) {
    const { easiest, hardest } = difficulty;
    const message = `${easiest} is harder than ${hardest}: put the easier one first, ${hardest}-${easiest}`;
    return [{ code: 'bad-difficulty', message }];
  }
  const side = LEAST_SIDES[labels.easiest];
  if (labels.easiest === 'trivial' || hasRoom(width, height, side)) return [];
  const instead = technique === undefined ? 'an easier difficulty' : 'another technique';
  const message = `no puzzle of ${width}x${height} that is ${labels.easiest} was ever found: take ${side}x${side}, or ${instead}`;
  return [{ code: 'too-small', message }];
}

/**
 * The sides of the smallest squares in which puzzles of a label were found. No puzzle of 3x3 cells
 * is more than trivial; searches for hard ones of 5x5 cells and extreme ones of 7x7 end in vain.
 */
const LEAST_SIDES: Readonly<Record<UniqueLabel, number>> = {
  trivial: 1,
  easy: 4,
  medium: 4,
  hard: 6,
  expert: 4,
  extreme: 8,
};

/** Returns whether there are two lines each way, and more cells than in the next smaller square. */
function hasRoom(width: number, height: number, side: number): boolean {
  return Math.min(width, height) >= 2 && width * height > (side - 1) ** 2;
}

function isHarder(a: UniqueLabel, b: UniqueLabel): boolean {
  return LABELS.indexOf(a) > LABELS.indexOf(b);
}

function colourProblems(wish: PuzzleWish): Problem[] {
  const { width, height, density, colours } = pictureWishOf(wish);
  const painted = Math.round(width * height * density);
  if (!(colours > 1 && painted < colours)) return [];
  const message = `${colours} colours need ${colours} painted cells, and ${width}x${height} cells with the density ${density} have ${painted}: take ${Math.max(1, painted)} colours`;
  return [{ code: 'too-many-colours', message }];
}

function techniqueProblems(wish: PuzzleWish): Problem[] {
  const { technique, difficulty, colours = 1 } = wish;
  if (technique === undefined) return [];
  if (technique === 'symmetry') {
    const message =
      'no puzzle needs symmetry, which rests on a promise that the clues do not make: take contradiction';
    return [{ code: 'never-needed', message }];
  }
  if (technique === 'colours-meet' && colours === 1) {
    const message = 'colours-meet needs at least two colours: take 2 colours';
    return [{ code: 'needs-colours', message }];
  }
  const label = easiestLabelOf(technique);
  if (difficulty === undefined || !isHarder(label, difficulty.hardest)) return [];
  const message = `a puzzle that needs ${technique} is ${label} at least, and not ${difficulty.hardest}: take the difficulty ${label}`;
  return [{ code: 'bad-difficulty', message }];
}
