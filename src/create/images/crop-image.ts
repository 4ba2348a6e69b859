// Cuts a rectangle out of an image.

import type { Size } from '../../puzzle/places.ts';
import type { Image } from './image-samples.ts';

/** A rectangle of whole pixels within an image. */
export interface Crop extends Size {
  readonly left: number;
  readonly top: number;
}

export function wholeCrop({ width, height }: Size): Crop {
  return { left: 0, top: 0, width, height };
}

function isWholeCrop({ width, height }: Size, crop: Crop): boolean {
  return crop.width === width && crop.height === height;
}

/** Throws a RangeError if the crop is empty, or if it is not within the image. */
export function croppedImage(image: Image, crop: Crop): Image {
  checkCrop(image, crop);
  if (isWholeCrop(image, crop)) return image;
  const { left, top, width, height } = crop;
  const data = new Uint8ClampedArray(4 * width * height);
  for (let row = 0; row < height; row++) {
    const from = 4 * ((top + row) * image.width + left);
    data.set(image.data.subarray(from, from + 4 * width), 4 * row * width);
  }
  return { width, height, data };
}

function checkCrop(image: Size, { left, top, width, height }: Crop): void {
  const isWhole = [left, top, width, height].every(Number.isInteger);
  const isInside =
    left >= 0 && top >= 0 && left + width <= image.width && top + height <= image.height;
  if (isWhole && isInside && width >= 1 && height >= 1) return;
  const place = `${width}x${height} pixels from column ${left}, row ${top}`;
  throw new RangeError(`a crop of ${place}: expected a part of ${image.width}x${image.height}`);
}
