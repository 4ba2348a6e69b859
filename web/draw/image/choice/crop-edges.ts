// The edges of a crop, which can be moved one by one. The place of an edge is the number of pixels
// between it and the left or the upper side of the image.

import type { Crop } from '../../../../src/create/images/crop-image.ts';
import type { Size } from '../../../../src/puzzle/places.ts';

export const CROP_EDGES = ['left', 'top', 'right', 'bottom'] as const;
export type CropEdge = (typeof CROP_EDGES)[number];

/** Whether the edge moves to the left and to the right. */
export function isUpright(edge: CropEdge): boolean {
  return edge === 'left' || edge === 'right';
}

export function placeOfEdge({ left, top, width, height }: Crop, edge: CropEdge): number {
  return { left, top, right: left + width, bottom: top + height }[edge];
}

/** Returns the first and the last place of an edge: at least a pixel stays in the crop. */
export function boundsOfEdge(
  image: Size,
  crop: Crop,
  edge: CropEdge,
): readonly [least: number, most: number] {
  const place = (other: CropEdge): number => placeOfEdge(crop, other);
  if (edge === 'left') return [0, place('right') - 1];
  if (edge === 'top') return [0, place('bottom') - 1];
  if (edge === 'right') return [place('left') + 1, image.width];
  return [place('top') + 1, image.height];
}

/** Moves an edge to the nearest place where it can be; the other edges stay. */
export function withEdge(image: Size, crop: Crop, edge: CropEdge, place: number): Crop {
  const [least, most] = boundsOfEdge(image, crop, edge);
  const moved = Math.min(most, Math.max(least, Math.round(place)));
  const step = moved - placeOfEdge(crop, edge);
  switch (edge) {
    case 'left':
      return { ...crop, left: moved, width: crop.width - step };
    case 'top':
      return { ...crop, top: moved, height: crop.height - step };
    case 'right':
      return { ...crop, width: crop.width + step };
    case 'bottom':
      return { ...crop, height: crop.height + step };
  }
}

/** The share of a side that a large step moves an edge by. */
const LARGE = 1 / 20;

/**
 * Returns where a key moves an edge to; undefined if it is not a key of an edge. An arrow moves an
 * edge in its direction on the screen. An upright edge moves neither up nor down: there ArrowUp and
 * PageUp raise the place, and ArrowDown and PageDown lower it, as in other sliders.
 */
export function placeByKey(
  image: Size,
  crop: Crop,
  edge: CropEdge,
  key: string,
): number | undefined {
  const place = placeOfEdge(crop, edge);
  const [least, most] = boundsOfEdge(image, crop, edge);
  const large = Math.max(1, Math.round(LARGE * (isUpright(edge) ? image.width : image.height)));
  const up = isUpright(edge) ? 1 : -1;
  switch (key) {
    case 'ArrowLeft':
      return place - 1;
    case 'ArrowRight':
      return place + 1;
    case 'ArrowUp':
      return place + up;
    case 'ArrowDown':
      return place - up;
    case 'PageUp':
      return place + up * large;
    case 'PageDown':
      return place - up * large;
    case 'Home':
      return least;
    case 'End':
      return most;
    default:
      return undefined;
  }
}

export function isSameCrop(a: Crop, b: Crop): boolean {
  return CROP_EDGES.every((edge) => placeOfEdge(a, edge) === placeOfEdge(b, edge));
}
