// Bounds of the images that are unpacked, and the problems of those that cannot be.

import type { Size } from '../puzzle/places.ts';
import type { Problem } from '../puzzle/problem.ts';
import { worded } from '../puzzle/wording.ts';

export const MAX_MEGABYTES = 100;
export const MAX_UNPACKED_PIXELS = 250e6;
/** An image that takes longer, such as a drawing with millions of parts, is not read. */
export const MOST_SECONDS = 30;
/** The density, in pixels an inch, at which the sizes of SVG images are told; and the bounds. */
const SVG_DENSITY = 72;
const MIN_DENSITY = 1;
const MAX_DENSITY = 100_000;

/** Returns the density at which an SVG of this size is drawn with `longest` pixels a side. */
export function densityFor({ width, height }: Size, longest: number): number {
  const wanted = (SVG_DENSITY * longest) / Math.max(width, height);
  return Math.max(MIN_DENSITY, Math.min(MAX_DENSITY, wanted));
}

export function imageTooLarge(size: string): Problem {
  const message = `it has ${size}: at most ${MAX_MEGABYTES} MB and ${MAX_UNPACKED_PIXELS / 1e6} million pixels are read; make it smaller`;
  return { code: 'too-large', message };
}

/**
 * Returns the problem of an image at which the package failed for a reason. The words of the
 * package are left out, because they speak of its buffers and libraries.
 */
export function imageNotRead(reason: string): Problem {
  if (reason.startsWith('timeout:')) return TOO_SLOW;
  const words = worded`the image is damaged, or of a kind that is not read: save it anew as PNG, JPEG or SVG`;
  return { code: 'no-image', ...words };
}

const TOO_SLOW: Problem = {
  code: 'too-large',
  message: `unpacking it takes longer than ${MOST_SECONDS} seconds: make it smaller, or save it as PNG`,
};
