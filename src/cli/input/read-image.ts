// Reads an image file, or a part of the image, as pixels. The package that unpacks images is loaded
// when the first image is read.

import type { Crop } from '../../create/index.ts';
import type { Outcome } from '../../puzzle/problem.ts';
import { type UnpackedImage, unpackImage } from '../../unpacking/unpack-image.ts';
import { readImageFile } from './read-image-file.ts';

/** A crop is in pixels of the image as it is seen; of an SVG, in pixels of the drawing. */
export async function readImage(path: string, crop?: Crop): Promise<Outcome<UnpackedImage>> {
  const bytes = await readImageFile(path);
  return bytes.ok ? unpackImage(bytes.value, crop) : bytes;
}
