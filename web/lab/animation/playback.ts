// Plays films of several methods together: by steps, so that each shows its nth step at the same
// moment, or by time, as a slow motion of what happened at the same moment.

import { type Frame, isLast } from '../runs/frames.ts';

export const SYNCS = ['steps', 'time'] as const;
export type Sync = (typeof SYNCS)[number];

export type Film = readonly Frame[];

/** The length of the longest film, in steps or in milliseconds. */
export function lengthOf(films: readonly Film[], sync: Sync): number {
  const lengths = films.map((film) => (sync === 'steps' ? film.length : (film.at(-1)?.ms ?? 0)));
  return Math.max(0, ...lengths);
}

/** How many of its frames show a step. */
export function stepsIn(film: Film): number {
  const last = film.at(-1);
  return last !== undefined && isLast(last) ? film.length - 1 : film.length;
}

/** How many frames of the film have been shown at a position; 0 is the board before the first. */
export function framesAt(film: Film, position: number, sync: Sync): number {
  if (sync === 'steps') return Math.min(film.length, Math.max(0, Math.floor(position)));
  let [low, high] = [0, film.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (film[middle].ms <= position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The position of the next frame of any film, or of the one before. */
export function neighbour(
  films: readonly Film[],
  position: number,
  sync: Sync,
  direction: 1 | -1,
): number {
  if (sync === 'steps') {
    const next = direction > 0 ? Math.floor(position) + 1 : Math.ceil(position) - 1;
    return Math.min(lengthOf(films, sync), Math.max(0, next));
  }
  const moments = films.flatMap((film) => {
    const shown = framesAt(film, position, sync);
    if (direction > 0) return film[shown]?.ms ?? [];
    const last = film.findLast(({ ms }) => ms < position);
    return last === undefined ? [] : last.ms;
  });
  if (moments.length === 0) return direction > 0 ? lengthOf(films, sync) : 0;
  return direction > 0 ? Math.min(...moments) : Math.max(...moments);
}

/** The seconds that the whole takes at each speed, from slow to fast. */
export const SPEEDS = [60, 30, 15, 8, 4] as const;

/**
 * The position after so many more milliseconds; a few steps are not stretched over the whole time.
 */
export function positionAfter(
  position: number,
  milliseconds: number,
  length: number,
  sync: Sync,
  speed: number,
): number {
  if (length === 0) return 0;
  const whole = SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, speed))] * 1000;
  const slowest = sync === 'steps' ? (length * 1000) / (2 * 2 ** speed) : whole;
  const next = position + (length * milliseconds) / Math.min(whole, slowest);
  return Math.min(length, Math.max(0, next));
}
