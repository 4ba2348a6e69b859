// Makes pictures of which some may be the puzzle that is wanted, one after another: each attempt
// draws a picture, mends it, and then walks from it in the direction that its answers tell.

import {
  resettle,
  type SettledPicture,
  settlePicture,
} from '../../engine/picture-settling/settled-picture.ts';
import type { Random } from '../../engine/random.ts';
import type { DraftPicture } from './draft-picture.ts';
import { isStriped } from './is-striped.ts';
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
  /** The cells that change together in the pictures of any look but a pattern. */
  readonly orbits: Orbits;
  /** The nearest density so far; undefined once a picture has about the wanted density. */
  nearestDensity: number | undefined;
}

export function makeAttempts(wish: PictureWish, seed: number, reach: Reach): Attempts {
  const empty = new Uint8Array(wish.width * wish.height);
  return {
    wish,
    seed,
    reach,
    settled: settlePicture(wish, empty, wish.colours + 1),
    orbits: orbitsOf(wish, wish.symmetry),
    nearestDensity: undefined,
  };
}

/** The most attempts for one puzzle. Each is bounded by itself, so all work is. */
const MOST_ATTEMPTS = 300;
/** How many attempts may make pictures that are not like the wish before any makes one that is. */
const MOST_MISSES = 40;
/** The most that mending may change the density. */
const TOLERANCE = 0.1;

/**
 * Offers pictures for the puzzle of a number, in the memory of `settled`: yields true for an offer,
 * to which the answer is in which direction to go on, and false for a step on the way to one.
 */
export function* offers(attempts: Attempts, puzzle: number): Generator<boolean, void, Turn> {
  attempts.nearestDensity = undefined;
  let misses: number | undefined = 0;
  for (let attempt = 0; attempt < MOST_ATTEMPTS && misses !== MOST_MISSES; attempt++) {
    const draft = startDraft(attempts, streamOf(attempts.seed, puzzle, attempt));
    if (!(yield* mendPicture(draft))) continue;
    if (isLikeWish(attempts)) {
      misses = attempts.nearestDensity = undefined;
      yield* walk(draft, attempts.reach);
    } else if (misses !== undefined) {
      misses++;
      noteDensity(attempts);
    }
  }
}

function startDraft({ wish, settled, ...attempts }: Attempts, random: Random): DraftPicture {
  const orbits = wish.look === 'pattern' ? drawTile(wish, random) : attempts.orbits;
  resettle(settled, drawStart(wish, orbits, random));
  return { settled, orbits, random, isSoft: wish.look !== 'noise' };
}

/** Returns whether mending left about the same density, some of every colour, and a pattern. */
function isLikeWish({ wish, settled: { picture } }: Attempts): boolean {
  if (wish.look === 'pattern' && isStriped(wish, picture)) return false;
  for (let colour = 1; colour <= wish.colours; colour++) {
    if (!picture.includes(colour)) return false;
  }
  const difference = Math.abs(paintedIn(picture) - wish.density * picture.length);
  return difference <= Math.max(1, TOLERANCE * picture.length);
}

function noteDensity(attempts: Attempts): void {
  const { wish, settled, nearestDensity = Number.POSITIVE_INFINITY } = attempts;
  const density = paintedIn(settled.picture) / settled.picture.length;
  const isNearest = Math.abs(density - wish.density) < Math.abs(nearestDensity - wish.density);
  if (isNearest) attempts.nearestDensity = density;
}

function paintedIn(picture: Uint8Array): number {
  return picture.reduce((count, colour) => count + Math.sign(colour), 0);
}

/** Draws the tile of a pattern, and returns the cells that change together. */
function drawTile(wish: PictureWish, random: Random): Orbits {
  return tileOrbits(wish, wish.symmetry, {
    width: tileLength(wish.width, random),
    height: tileLength(wish.height, random),
  });
}

/** Draws the length of a tile: from 3 to 10, and to half of the board if that is less. */
function tileLength(length: number, random: Random): number {
  const most = Math.max(3, Math.min(10, Math.floor(length / 2)));
  return 3 + random.below(most - 2);
}
