// Tells whether a colour is ink that is mixed with paper: thin strokes have such colours, because
// their pixels show some of both, and so do greyed numbers.

import type { Lab } from '../../../create/images/oklab.ts';

/** Lightness differs by shade alone, so it counts less than the rest. */
export const LIGHT_WEIGHT = 0.4;

/** Tells how much paper an ink is mixed with in a colour, and how far that is off the mixture. */
export function inkMixture(ink: Lab, paper: Lab, colour: Lab): { share: number; off: number } {
  const [way, own] = [paper, colour].map((to) => weighted(ink, to));
  const length = dot(way, way);
  const share = length === 0 ? 0 : dot(way, own) / length;
  const rest = own.map((value, i) => value - share * way[i]);
  return { share, off: Math.hypot(...rest) };
}

function weighted([l, a, b]: Lab, [toL, toA, toB]: Lab): number[] {
  return [LIGHT_WEIGHT * (toL - l), toA - a, toB - b];
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, i) => sum + value * b[i], 0);
}
