// Converts the place of a grid between a photo and the smaller image of it that is read.

import type { GridPlace } from './photo-reading.ts';

export function scaledPlace(place: GridPlace, factor: number): GridPlace {
  const [a, b, c, d] = place.corners.map(({ x, y }) => ({ x: x * factor, y: y * factor }));
  return a && b && c && d ? { ...place, corners: [a, b, c, d] } : place;
}
