// Reads the file of a photo as pixels for the reader of clues.

import { failure, type Outcome } from '../../puzzle/problem.ts';
import { type UnpackedPhoto, unpackPhoto } from '../../unpacking/unpack-photo.ts';
import type { ImageFile } from './image-files.ts';
import { readImageFile } from './read-image-file.ts';

export async function readPhotoFile({ path, reached }: ImageFile): Promise<Outcome<UnpackedPhoto>> {
  if (!reached.ok) return failure(...reached.problems);
  const bytes = await readImageFile(path);
  return bytes.ok ? unpackPhoto(bytes.value) : bytes;
}
