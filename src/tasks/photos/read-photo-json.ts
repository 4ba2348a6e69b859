// Reads the photo of a client of the server.

import type { Image } from '../../create/images/image-samples.ts';
import type { PhotoProgress, PhotoWish } from '../../photo/photo-reading.ts';
import { readPhoto } from '../../photo/read-photo.ts';
import { failure, type Outcome, success } from '../../puzzle/problem.ts';
import type { Host } from '../host.ts';
import { type PuzzleBounds, sizeProblem } from '../texts/sent-position.ts';
import {
  type PhotoSource,
  puzzleOfReading,
  type ReadingJson,
  readingJson,
} from './reading-json.ts';

export interface ReadPhotoTask extends PhotoSource {
  readonly kind: 'read-photo';
  readonly image: Image;
  /** The place of the grid, if it is told, is in pixels of the image. */
  readonly wish: PhotoWish;
}

interface ReadPhotoLimits {
  readonly limits: { readonly seconds: number };
  /** The size of the largest puzzle that is answered with. */
  readonly bounds: PuzzleBounds;
}

export async function readPhotoJson(
  { image, wish, ...source }: ReadPhotoTask,
  { limits, bounds }: ReadPhotoLimits,
  { stop, onProgress }: Pick<Host<PhotoProgress>, 'stop' | 'onProgress'>,
): Promise<Outcome<ReadingJson>> {
  const read = await readPhoto(image, wish, { limits, stop, onProgress });
  if (!read.ok) return read;
  const problem = sizeProblem(read.value.readings, bounds);
  if (problem !== undefined) return failure(problem);
  return success(readingJson(read.value, puzzleOfReading(read.value, {}), source));
}
