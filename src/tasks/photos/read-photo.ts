// Reads a puzzle from the pixels of a photo.

import type { Image } from '../../create/images/image-samples.ts';
import type { Limits } from '../../engine/options.ts';
import type { PhotoProgress, PhotoReading, PhotoWish } from '../../photo/photo-reading.ts';
import { readPhoto } from '../../photo/read-photo.ts';
import type { Outcome } from '../../puzzle/problem.ts';
import type { Host } from '../host.ts';

interface ReadPhotoArgs {
  readonly image: Image;
  readonly wish: PhotoWish;
  /** Limits of the solver that settles the clues. */
  readonly limits?: Limits;
}

export function readPhotoOfTask(
  { image, wish, ...limited }: ReadPhotoArgs,
  { stop, onProgress }: Host<PhotoProgress>,
): Promise<Outcome<PhotoReading>> {
  return readPhoto(image, wish, { ...limited, stop, onProgress });
}
