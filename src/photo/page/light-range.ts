// Measures how much light differs within a small part of a lattice. The map of the lattice is asked
// for its corners alone: the sides of so small a part are straight.

import { type GreyImage, lightAt } from './grey-image.ts';
import type { Corners } from './straighten.ts';

/** The least and the greatest light, from 0 to 255. */
export interface LightRange {
  readonly least: number;
  readonly greatest: number;
}

/** Returns the range of `count` by `count` places, evenly from corner to corner. */
export function lightRange(image: GreyImage, [a, b, c, d]: Corners, count: number): LightRange {
  let [least, greatest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let i = 0; i < count; i++) {
    const down = i / (count - 1);
    const leftX = a.x + (d.x - a.x) * down;
    const leftY = a.y + (d.y - a.y) * down;
    const right = b.x + (c.x - b.x) * down - leftX;
    const below = b.y + (c.y - b.y) * down - leftY;
    for (let k = 0; k < count; k++) {
      const across = k / (count - 1);
      const light = lightAt(image, leftX + right * across, leftY + below * across);
      if (light < least) least = light;
      if (light > greatest) greatest = light;
    }
  }
  return { least, greatest };
}
