// Unpacks an image, or a part of it, into pixels of its true colours, for making puzzles. A large
// image is made smaller while it is unpacked, so that memory is bounded.

import type { Sharp } from 'sharp';
import type { Crop } from '../create/images/crop-image.ts';
import { mayBeImage, notAnImage } from '../create/images/image-beginning.ts';
import type { Image } from '../create/images/image-samples.ts';
import { pixelArtCells } from '../create/images/pixel-art.ts';
import type { Size } from '../puzzle/places.ts';
import { failure, type Outcome, type Problem, success } from '../puzzle/problem.ts';
import { imageNotRead } from './image-bounds.ts';
import { isFromSharp, loadSharp, type SharpPackage } from './load-sharp.ts';
import { openImage } from './open-image.ts';

export interface UnpackedImage {
  readonly image: Image;
  /** A small picture of the image, as WebP. */
  readonly thumbnail: Buffer;
}

/** The most pixels of a side; hardly a picture has so many cells. */
const LONGEST = 1000;
/** The formats that keep exact colours, and the most pixels of an image that may be pixel art. */
const EXACT = ['png', 'gif', 'webp'];
const MAX_EXACT = 25e6;
/** The most pixels of a side of a thumbnail. */
const THUMBNAIL = 160;

/** A crop is in pixels of the image as it is seen; of an SVG, in pixels of the drawing. */
export async function unpackImage(bytes: Uint8Array, crop?: Crop): Promise<Outcome<UnpackedImage>> {
  if (!mayBeImage(bytes)) return failure(notAnImage());
  const sharp = await loadSharp();
  return sharp.ok ? await pixelsOf(bytes, sharp.value, crop) : sharp;
}

async function pixelsOf(
  bytes: Uint8Array,
  sharp: SharpPackage,
  crop: Crop | undefined,
): Promise<Outcome<UnpackedImage>> {
  try {
    const opened = await openImage(sharp, bytes, LONGEST);
    if (!opened.ok) return opened;
    const { source: whole, format, size } = opened.value;
    const cut = crop === undefined ? success(whole) : await cutOut(sharp, whole, crop);
    if (!cut.ok) return cut;
    const isExact = EXACT.includes(format);
    const source = isExact ? await exact(sharp, cut.value, crop ?? size) : cut.value;
    return success(await unpacked(sharp, source));
  } catch (error) {
    if (!isFromSharp(error)) throw error;
    return failure(imageNotRead(error.message));
  }
}

/** Returns a part of an image, upright and not made smaller; a failure if it is not within. */
async function cutOut(sharp: SharpPackage, whole: Sharp, crop: Crop): Promise<Outcome<Sharp>> {
  const { autoOrient: size } = await whole.metadata();
  const isWithin = crop.left + crop.width <= size.width && crop.top + crop.height <= size.height;
  if (!isWithin) return failure(notWithin(crop, size));
  // The fast, lossless PNG ends the order in which the package does its steps, which is its own.
  const png = await whole
    .clone()
    .autoOrient()
    .extract(crop)
    .png({ compressionLevel: 1 })
    .toBuffer();
  return success(sharp(png));
}

/** Returns pixel art with a pixel a cell, where it would be made smaller otherwise. */
async function exact(sharp: SharpPackage, source: Sharp, { width, height }: Size): Promise<Sharp> {
  if (Math.max(width, height) <= LONGEST || width * height > MAX_EXACT) return source;
  const small = await smallPixels(source.clone());
  return small === undefined ? source : sharp(small.data, { raw: small.info });
}

/** Returns pixel art, upright, with a pixel a cell; undefined for all other images. */
async function smallPixels(source: Sharp) {
  const plain = source.autoOrient().toColourspace('srgb').ensureAlpha().raw();
  const { data, info } = await plain.toBuffer({ resolveWithObject: true });
  const pixels = { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
  const small = pixelArtCells(pixels);
  if (small === undefined) return undefined;
  const { width, height } = small;
  return { data: small.data, info: { width, height, channels: 4 as const } };
}

/** Turns a photo upright, and gives all images the same kind of pixels. */
async function unpacked(sharp: SharpPackage, source: Sharp): Promise<UnpackedImage> {
  const { data, info } = await source
    .autoOrient()
    .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const thumbnail = await sharp(data, { raw: { width, height, channels } })
    .resize({ width: THUMBNAIL, height: THUMBNAIL, fit: 'inside', withoutEnlargement: true })
    .webp()
    .toBuffer();
  return { image: { width, height, data: new Uint8ClampedArray(data) }, thumbnail };
}

function notWithin({ left, top, width, height }: Crop, size: Size): Problem {
  const message = `the crop ${left},${top},${width},${height} reaches beyond the ${size.width}x${size.height} pixels of the image`;
  return { code: 'bad-crop', message };
}
