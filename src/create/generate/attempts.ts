// Makes pictures of which some may be the puzzle that is wanted, one after another. Each attempt
// draws a picture. Mostly it mends the picture, and then walks from it in the direction that its
// answers tell; where a technique beyond contradictions is wanted, it deepens the picture instead.
// Whatever is offered is the only solution of its clues.

import {
  resettle,
  type SettledPicture,
  settlePicture,
} from '../../engine/picture-settling/settled-picture.ts';
import type { Random } from '../../engine/random.ts';
import { deepenPicture } from './deepen.ts';
import type { DraftPicture } from './draft-picture.ts';
import { densityOf, isLikeWish } from './like-wish.ts';
import { mendPicture } from './mend.ts';
import { type DeepTechnique, isDeepTechnique } from './needed-techniques.ts';
import { type Orbits, orbitsOf, tileOrbits } from './orbits.ts';
import type { PictureWish } from './picture-wish.ts';
import { streamOf } from './seeded-stream.ts';
import { drawStart } from './start-picture.ts';
import { type Turn, walkBeyond, walkLines } from './walk.ts';

/**
 * Tells which pictures are wanted: those that lines settle, those that need looking ahead, either
 * of them, or those that need a technique beyond contradictions.
 */
export type Reach = 'lines' | 'beyond-lines' | 'either' | DeepTechnique;

export interface Attempts {
  readonly wish: PictureWish;
  readonly seed: number;
  readonly reach: Reach;
  readonly settled: SettledPicture;
  /** The cells that change together, where every attempt has the same. */
  readonly orbits: Orbits;
  /** How many pictures have been drawn. */
  drawn: number;
  /** The nearest density so far; undefined once a picture was like the wish. */
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
    drawn: 0,
    nearestDensity: undefined,
  };
}

/**
 * The most attempts for one puzzle. Where a deep technique is wanted, most of them end when the
 * picture has been drawn.
 */
const MOST_ATTEMPTS: Readonly<Record<Reach, number>> = {
  lines: 1000,
  'beyond-lines': 300,
  either: 300,
  'two-way': 100_000,
  search: 100_000,
  summing: 100_000,
};
/** How many mended pictures may be unlike the wish before any is like it. */
const MOST_MISSES = 40;
/** The numbers of the attempts that offer easier pictures, so that there is a nearest one. */
const EASIER_ATTEMPTS = [10, 40, 160];

/**
 * Offers pictures for the puzzle of a number, in the memory of `settled`: yields true for an offer,
 * to which the answer is in which direction to go on, and false for a step on the way to one.
 */
export function* offers(attempts: Attempts, puzzle: number): Generator<boolean, void, Turn> {
  const { wish, seed, reach, settled } = attempts;
  attempts.nearestDensity = undefined;
  let misses: number | undefined = 0;
  for (let attempt = 0; attempt < MOST_ATTEMPTS[reach] && misses !== MOST_MISSES; attempt++) {
    attempts.drawn++;
    const draft = startDraft(attempts, streamOf(seed, puzzle, attempt));
    if (isDeepTechnique(reach)) {
      yield* EASIER_ATTEMPTS.includes(attempt) ? offerEasier(draft) : offerDeep(wish, draft, reach);
    } else if (yield* mendPicture(draft)) {
      if (isLikeWish(wish, settled.picture)) {
        misses = attempts.nearestDensity = undefined;
        if (reach === 'beyond-lines' && EASIER_ATTEMPTS.includes(attempt)) yield true;
        yield* offerNear(draft, reach);
      } else if (misses !== undefined) {
        misses++;
        noteDensity(attempts);
      }
    }
  }
}

function startDraft({ wish, settled, ...attempts }: Attempts, random: Random): DraftPicture {
  const orbits = wish.look === 'pattern' ? drawTile(wish, random) : attempts.orbits;
  resettle(settled, drawStart(wish, orbits, random));
  return { settled, orbits, random, isSoft: wish.look !== 'noise' };
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

/** Offers one picture that lines settle, and one that looking ahead settles. */
function* offerEasier(draft: DraftPicture): Generator<boolean, void, Turn> {
  if (!(yield* mendPicture(draft))) return;
  yield true;
  const beyond = walkBeyond(draft);
  for (let step = beyond.next('elsewhere'); !step.done; step = beyond.next('elsewhere')) {
    yield step.value;
    if (step.value) return;
  }
}

function* offerDeep(
  wish: PictureWish,
  draft: DraftPicture,
  technique: DeepTechnique,
): Generator<boolean, void, Turn> {
  if ((yield* deepenPicture(draft, technique)) && isLikeWish(wish, draft.settled.picture)) {
    yield true;
  }
}

/** Offers pictures near one that lines settle. */
function offerNear(
  draft: DraftPicture,
  reach: 'lines' | 'beyond-lines' | 'either',
): Generator<boolean, void, Turn> {
  const isByLines = reach === 'either' ? draft.random.below(2) === 0 : reach === 'lines';
  return isByLines ? walkLines(draft) : walkBeyond(draft);
}

function noteDensity(attempts: Attempts): void {
  const { wish, settled, nearestDensity = Number.POSITIVE_INFINITY } = attempts;
  const density = densityOf(settled.picture);
  const isNearest = Math.abs(density - wish.density) < Math.abs(nearestDensity - wish.density);
  if (isNearest) attempts.nearestDensity = density;
}
