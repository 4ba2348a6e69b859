// The sizes of puzzles by their longer side, for filters and statistics.

import type { Size } from '../../src/puzzle/places.ts';

export const SIZES = ['small', 'medium', 'large', 'huge'] as const;
export type SizeClass = (typeof SIZES)[number];

/** The most cells of the longer side for each size. */
const LONGEST: Readonly<Record<SizeClass, number>> = {
  small: 10,
  medium: 20,
  large: 40,
  huge: Number.POSITIVE_INFINITY,
};

export function sizeClassOf({ width, height }: Size): SizeClass {
  return SIZES.find((size) => Math.max(width, height) <= LONGEST[size]) ?? 'huge';
}
