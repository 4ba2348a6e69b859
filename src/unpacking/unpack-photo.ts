// Unpacks a photo for the reader of clues: upright, and with at most as many pixels a side as the
// reader looks at. A large JPEG is made smaller while it is unpacked, so that memory is bounded.

import type { Image } from '../create/images/image-samples.ts';
import { checkPhotoFile, isAnimated, LONGEST_PHOTO_SIDE } from '../photo/photo-file.ts';
import type { Size } from '../puzzle/places.ts';
import { failure, type Outcome, success } from '../puzzle/problem.ts';
import { densityFor, imageNotRead, imageTooLarge, MAX_UNPACKED_PIXELS } from './image-bounds.ts';
import { isFromSharp, loadSharp, type SharpPackage } from './load-sharp.ts';

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

/** An image that takes longer, such as a drawing with millions of parts, is not read. */
const MOST_SECONDS = 30;

async function unpacked(bytes: Uint8Array, sharp: SharpPackage): Promise<Outcome<UnpackedPhoto>> {
  const { format, width, height, autoOrient } = await sharp(bytes, {
    limitInputPixels: false,
  }).metadata();
  const isSvg = format === 'svg';
  if (!isSvg && width * height > MAX_UNPACKED_PIXELS)
    return failure(imageTooLarge(`${width}x${height} pixels`));
  const density = densityFor({ width, height }, LONGEST_PHOTO_SIDE);
  const limits = { limitInputPixels: MAX_UNPACKED_PIXELS };
  // A photo is white where nothing is painted, as a page shows it.
  const { data, info } = await sharp(bytes, isSvg ? { ...limits, density } : limits)
    .timeout({ seconds: MOST_SECONDS })
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
    factor: longest(isSvg ? { width, height } : autoOrient) / longest(image),
    isAnimated: isAnimated(bytes),
  });
}

function longest({ width, height }: Size): number {
  return Math.max(width, height);
}
