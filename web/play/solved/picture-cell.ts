// How large the picture of a solved board is drawn.

import type { Size } from '../../../src/puzzle/places.ts';

/**
 * Returns the side of a cell in CSS pixels with which the picture fits the room. It is a whole
 * number of pixels of the screen, so that all cells are equally large, unless the room is too small
 * for that.
 */
export function pictureCell(
  { width, height }: Size,
  room: Size,
  { most, density }: { readonly most: number; readonly density: number },
): number {
  const fitting = Math.min(most, room.width / width, room.height / height);
  const whole = Math.floor(fitting * density) / density;
  return whole > 0 ? whole : Math.max(0, fitting);
}
