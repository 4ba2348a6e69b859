// Converts the place of a grid between a photo and the smaller image of it that is read. Places are
// counted from the middle of the first pixel, which is another place in each of the images.

import type { GridPlace } from './photo-reading.ts';

export function scaledPlace(place: GridPlace, factor: number): GridPlace {
  const [a, b, c, d] = place.corners.map(({ x, y }) => ({
    x: (x + 0.5) * factor - 0.5,
    y: (y + 0.5) * factor - 0.5,
  }));
  return a && b && c && d ? { ...place, corners: [a, b, c, d] } : place;
}
