// The corners of the grid in a photo, as a person moves them: clockwise from the upper left, in
// pixels of the photo.

import type { GridPlace, PixelPoint } from '../../../../src/photo/photo-reading.ts';
import type { Size } from '../../../../src/puzzle/places.ts';

export const CORNERS = [0, 1, 2, 3] as const;
export type Corner = (typeof CORNERS)[number];

/** Moves a corner to the nearest place within the photo. */
export function withCorner(
  place: GridPlace,
  corner: Corner,
  to: PixelPoint,
  photo: Size,
): GridPlace {
  const moved = { x: within(to.x, photo.width), y: within(to.y, photo.height) };
  const [a, b, c, d] = place.corners;
  switch (corner) {
    case 0:
      return { ...place, corners: [moved, b, c, d] };
    case 1:
      return { ...place, corners: [a, moved, c, d] };
    case 2:
      return { ...place, corners: [a, b, moved, d] };
    case 3:
      return { ...place, corners: [a, b, c, moved] };
  }
}

const STEPS: Readonly<Record<string, PixelPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The share of the longer side of a photo by which a key moves a corner, and a large step. */
const STEP = 1 / 1000;
const LARGE = 1 / 50;

/** Returns where a key moves a corner; undefined if it is no arrow. */
export function cornerByKey(
  { x, y }: PixelPoint,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  { width, height }: Size,
): PixelPoint | undefined {
  const step = STEPS[key];
  const pixels = Math.max(1, Math.round((shiftKey ? LARGE : STEP) * Math.max(width, height)));
  return step && { x: x + pixels * step.x, y: y + pixels * step.y };
}

function within(at: number, side: number): number {
  return Math.min(side, Math.max(0, Math.round(at)));
}
