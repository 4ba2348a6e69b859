// Prepares an image before it becomes a picture: cuts it, then changes its light.

import { adjustedLight, type LightFactors } from './adjust-light.ts';
import { type Crop, croppedImage, wholeCrop } from './crop-image.ts';
import type { Image } from './image-samples.ts';

export interface ImagePreparation extends LightFactors {
  /** The part of the image that becomes the picture; the default is the whole image. */
  readonly crop?: Crop;
}

/** Throws a RangeError for a crop that is not within the image, and for factors out of bounds. */
export function preparedImage(image: Image, preparation: ImagePreparation): Image {
  const { crop = wholeCrop(image) } = preparation;
  return adjustedLight(croppedImage(image, crop), preparation);
}
