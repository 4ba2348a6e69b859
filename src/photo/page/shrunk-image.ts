// Shrinks an image to the light in which lines are looked for, and leads back to its own places.

import type { Image } from '../../create/images/image-samples.ts';
import { type GreyImage, greyImage } from './grey-image.ts';
import type { PlaceOf } from './straighten.ts';

interface ShrunkImage {
  readonly grey: GreyImage;
  /** How many pixels of the image make one, along each side. */
  readonly factor: number;
}

/** Lines are looked for in an image whose longer side has no more pixels. */
const LONGEST = 1600;

export function shrunkImage(image: Image): ShrunkImage {
  const factor = Math.max(1, Math.ceil(Math.max(image.width, image.height) / LONGEST));
  return { grey: greyImage(image, factor), factor };
}

/** Turns places of the shrunk image into places of the image as it was given. */
export function placeInImage(placeOf: PlaceOf, factor: number): PlaceOf {
  return (column, row) => {
    const { x, y } = placeOf(column, row);
    return { x: (x + 0.5) * factor - 0.5, y: (y + 0.5) * factor - 0.5 };
  };
}
