// Makes pictures of which some may be the puzzle that is wanted, one after another: each attempt
// draws a picture, mends it, and then walks from it in the direction that its answers tell.

import {
  resettle,
  type SettledPicture,
  settlePicture,
} from '../../engine/picture-settling/settled-picture.ts';
import type { Random } from '../../engine/random.ts';
import { mendPicture } from './mend.ts';
import { type Orbits, orbitsOf, tileOrbits } from './orbits.ts';
import type { PictureWish } from './picture-wish.ts';
import { streamOf } from './seeded-stream.ts';
import { drawStart } from './start-picture.ts';
import { type Reach, type Turn, walk } from './walk.ts';

export interface Attempts {
  readonly wish: PictureWish;
  readonly seed: number;
  /** Whether the pictures that are offered are solved by lines alone. */
  readonly reach: Reach;
  readonly settled: SettledPicture;
  /** The share of painted cells, of all mended pictures the nearest to the wish. */
  nearestDensity: number | undefined;
}

export function makeAttempts(wish: PictureWish, seed: number, reach: Reach): Attempts {
  const empty = new Uint8Array(wish.width * wish.height);
  return {
    wish,
    seed,
    reach,
    settled: settlePicture(wish, empty, wish.colours + 1),
    nearestDensity: undefined,
  };
}

/** The most attempts for one puzzle. Each is bounded by itself, so all work is. */
const MOST_ATTEMPTS = 300;
/** The most that mending may change the density. */
const TOLERANCE = 0.1;

/**
 * Offers pictures for the puzzle of a number, in the memory of `settled`: yields true for an offer,
 * to which the answer is in which direction to go on, and false for a step on the way to one.
 */
export function* offers(attempts: Attempts, puzzle: number): Generator<boolean, void, Turn> {
  const { wish, settled, reach } = attempts;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const random = streamOf(attempts.seed, puzzle, attempt);
    const orbits = drawOrbits(wish, random);
    resettle(settled, drawStart(wish, orbits, random));
    const draft = { settled, orbits, random, isSoft: wish.look !== 'noise' };
    const isMended = yield* mendPicture(draft);
    if (isMended && isDense(attempts)) yield* walk(draft, reach);
  }
}

/** Returns whether the density is still about what is wanted, and keeps it if it is the nearest. */
function isDense(attempts: Attempts): boolean {
  const { wish, settled, nearestDensity = Number.POSITIVE_INFINITY } = attempts;
  const painted = settled.picture.reduce((count, colour) => count + Math.sign(colour), 0);
  const density = painted / settled.picture.length;
  const isNearest = Math.abs(density - wish.density) < Math.abs(nearestDensity - wish.density);
  if (isNearest) attempts.nearestDensity = density;
  return (
    Math.abs(painted - wish.density * settled.picture.length) <=
    Math.max(1, TOLERANCE * settled.picture.length)
  );
}

/** Draws the tile of a pattern, and returns the cells that change together. */
function drawOrbits(wish: PictureWish, random: Random): Orbits {
  if (wish.look !== 'pattern') return orbitsOf(wish, wish.symmetry);
  return tileOrbits(wish, wish.symmetry, {
    width: tileLength(wish.width, random),
    height: tileLength(wish.height, random),
  });
}

/** Draws the length of a tile: 3 to 10, and repeated wherever there is room. */
function tileLength(length: number, random: Random): number {
  return 3 + random.below(Math.max(1, Math.min(8, Math.floor(length / 2) - 2)));
}
