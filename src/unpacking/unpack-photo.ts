// Unpacks a photo for the reader of clues: upright, and with at most as many pixels a side as the
// reader looks at. A large JPEG is made smaller while it is unpacked, so that memory is bounded.

import type { Image } from '../create/images/image-samples.ts';
import { checkPhotoFile, isAnimated, LONGEST_PHOTO_SIDE } from '../photo/photo-file.ts';
import type { Size } from '../puzzle/places.ts';
import { failure, type Outcome, success } from '../puzzle/problem.ts';
import { imageNotRead } from './image-bounds.ts';
import { isFromSharp, loadSharp, type SharpPackage } from './load-sharp.ts';
import { openImage } from './open-image.ts';

export interface UnpackedPhoto {
  readonly image: Image;
  /** How many pixels of the photo, as it is seen, a pixel of the image stands for. */
  readonly factor: number;
  /** Whether the file has several frames; the image is the first of them. */
  readonly isAnimated: boolean;
}

export async function unpackPhoto(bytes: Uint8Array): Promise<Outcome<UnpackedPhoto>> {
  const checked = checkPhotoFile(bytes);
  if (!checked.ok) return checked;
  const sharp = await loadSharp();
  if (!sharp.ok) return sharp;
  try {
    return await unpacked(bytes, sharp.value);
  } catch (error) {
    if (!isFromSharp(error)) throw error;
    return failure(imageNotRead(error.message));
  }
}

async function unpacked(bytes: Uint8Array, sharp: SharpPackage): Promise<Outcome<UnpackedPhoto>> {
  const opened = await openImage(sharp, bytes, LONGEST_PHOTO_SIDE);
  if (!opened.ok) return opened;
  const { source, seenSize } = opened.value;
  // A photo is white where nothing is painted, as a page shows it.
  const { data, info } = await source
    .autoOrient()
    .resize({
      width: LONGEST_PHOTO_SIDE,
      height: LONGEST_PHOTO_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const image = { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
  return success({
    image,
    factor: longest(seenSize) / longest(image),
    isAnimated: isAnimated(bytes),
  });
}

function longest({ width, height }: Size): number {
  return Math.max(width, height);
}
