// Reads an image, or a part of it, as pixels. A large image is made smaller while it is unpacked,
// so that memory is bounded. An SVG is drawn with a longer side of 1000 pixels, whatever size it
// states, and it loads no other file, because it is read from memory. The package that unpacks
// images is loaded when the first image is read.

import { readFile, stat } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import { type Crop, type Image, pixelArtCells } from '../../create/index.ts';
import type { Size } from '../../puzzle/places.ts';
import { failure, type Outcome, type Problem, success } from '../../puzzle/problem.ts';
import { isSystemError } from '../run/system-error.ts';
import { unreadable } from './unreadable.ts';

interface ReadImage {
  readonly image: Image;
  /** A small picture of the image, as WebP. */
  readonly thumbnail: Buffer;
}

const MAX_MEGABYTES = 100;
const MAX_PIXELS = 250e6;
/** The most pixels of a side; hardly a picture has so many cells. */
const LONGEST = 1000;
/** The density, in pixels an inch, at which the sizes of SVG images are told; and the bounds. */
const SVG_DENSITY = 72;
const MIN_DENSITY = 1;
const MAX_DENSITY = 100_000;
/** The formats that keep exact colours, and the most pixels of an image that may be pixel art. */
const EXACT = ['png', 'gif', 'webp'];
const MAX_EXACT = 25e6;
/** The most pixels of a side of a thumbnail. */
const THUMBNAIL = 160;

type SharpPackage = typeof import('sharp').default;

/** A crop is in pixels of the image as it is seen; of an SVG, in pixels of the drawing. */
export async function readImage(path: string, crop?: Crop): Promise<Outcome<ReadImage>> {
  try {
    const stats = await stat(path);
    // A device or a pipe tells no size, and may not end.
    if (!stats.isFile()) return failure(NO_FILE);
    const megabytes = Math.ceil(stats.size / 2 ** 20);
    if (megabytes > MAX_MEGABYTES) return failure(tooLarge(`${megabytes} MB`));
    const bytes = await readFile(path);
    const sharp = await loadSharp();
    return sharp.ok ? await pixelsOf(bytes, sharp.value, crop) : sharp;
  } catch (error) {
    if (isSystemError(error)) return failure(unreadable(error));
    throw error;
  }
}

/** The package is missing, or has no binary for this machine. */
async function loadSharp(): Promise<Outcome<SharpPackage>> {
  try {
    return success((await import('sharp')).default);
  } catch (error) {
    return failure(notLoaded((error as Error).message));
  }
}

async function pixelsOf(
  bytes: Buffer,
  sharp: SharpPackage,
  crop: Crop | undefined,
): Promise<Outcome<ReadImage>> {
  try {
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const isSvg = format === 'svg';
    if (!isSvg && width * height > MAX_PIXELS)
      return failure(tooLarge(`${width}x${height} pixels`));
    const wanted = (SVG_DENSITY * LONGEST) / Math.max(width, height);
    const density = Math.max(MIN_DENSITY, Math.min(MAX_DENSITY, wanted));
    const limits = { limitInputPixels: MAX_PIXELS };
    const whole = sharp(bytes, isSvg ? { ...limits, density } : limits);
    const cut = crop === undefined ? success(whole) : await cutOut(sharp, whole, crop);
    if (!cut.ok) return cut;
    const size = crop ?? { width, height };
    const source = EXACT.includes(format) ? await exact(sharp, cut.value, size) : cut.value;
    return success(await unpacked(sharp, source));
  } catch (error) {
    if (!isFromSharp(error)) throw error;
    return failure(notRead(error.message));
  }
}

/** The package throws plain errors; those of other classes are faults of this program. */
function isFromSharp(error: unknown): error is Error {
  return error instanceof Error && error.constructor === Error;
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
async function unpacked(sharp: SharpPackage, source: Sharp): Promise<ReadImage> {
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

function tooLarge(size: string): Problem {
  const message = `it has ${size}: at most ${MAX_MEGABYTES} MB and ${MAX_PIXELS / 1e6} million pixels are read; make it smaller`;
  return { code: 'too-large', message };
}

function notWithin({ left, top, width, height }: Crop, size: Size): Problem {
  const message = `the crop ${left},${top},${width},${height} reaches beyond the ${size.width}x${size.height} pixels of the image`;
  return { code: 'bad-crop', message };
}

function notRead(reason: string): Problem {
  const message = `it is no image that can be read, or it is damaged (${reason}): save it anew as PNG, JPEG or SVG`;
  return { code: 'no-image', message };
}

const NO_FILE: Problem = {
  code: 'no-image',
  message: 'it is a device or a pipe: save the image as a file',
};

function notLoaded(reason: string): Problem {
  const [line] = reason.split('\n');
  const message = `images need the package sharp, which cannot be loaded (${line}): run "npm install sharp"`;
  return { code: 'not-installed', message };
}
