// Reads an image as pixels. A large image is made smaller while it is unpacked, so that memory is
// bounded. An SVG is drawn with a longer side of 1000 pixels, whatever size it states, and it loads
// no other file, because it is read from memory. The package that unpacks images is loaded when the
// first image is read.

import { readFile, stat } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import { type Image, MAX_PIXEL_ART_SIDE, unenlarged } from '../../create/index.ts';
import { isMissingPackage } from '../../methods/missing-package.ts';
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
/** The most pixels of a side; a picture of 250 cells a side gains nothing from more. */
const LONGEST = 1000;
/** The density, in pixels an inch, at which the sizes of SVG images are told; and the greatest. */
const SVG_DENSITY = 72;
const MAX_DENSITY = 100_000;
/** The formats that keep exact colours, and the most pixels of an image that may be pixel art. */
const EXACT = ['png', 'gif', 'webp'];
const MAX_EXACT = 25e6;
/** The most pixels of a side of a thumbnail. */
const THUMBNAIL = 160;

type SharpPackage = typeof import('sharp').default;

export async function readImage(path: string): Promise<Outcome<ReadImage>> {
  try {
    const { size } = await stat(path);
    if (size > MAX_MEGABYTES * 2 ** 20) return failure(tooLarge(`${Math.ceil(size / 2 ** 20)} MB`));
    return await pixelsOf(await readFile(path));
  } catch (error) {
    if (isSystemError(error)) return failure(unreadable(error));
    if (isMissingPackage(error)) return failure(MISSING);
    throw error;
  }
}

async function pixelsOf(bytes: Buffer): Promise<Outcome<ReadImage>> {
  const { default: sharp } = await import('sharp');
  try {
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const isSvg = format === 'svg';
    if (!isSvg && width * height > MAX_PIXELS)
      return failure(tooLarge(`${width}x${height} pixels`));
    const density = (SVG_DENSITY * LONGEST) / Math.max(width, height);
    const limits = { limitInputPixels: MAX_PIXELS };
    const options = isSvg ? { ...limits, density: Math.min(MAX_DENSITY, density) } : limits;
    const isMadeSmaller = Math.max(width, height) > LONGEST && width * height <= MAX_EXACT;
    const small =
      isMadeSmaller && EXACT.includes(format) ? await smallPixels(sharp(bytes, limits)) : undefined;
    const source =
      small === undefined ? sharp(bytes, options) : sharp(small.data, { raw: small.info });
    return success(await unpacked(sharp, source));
  } catch (error) {
    return failure(notRead((error as Error).message));
  }
}

/** Returns pixel art with a pixel a cell; undefined for all other images. */
async function smallPixels(source: Sharp) {
  const plain = source.toColourspace('srgb').ensureAlpha().raw();
  const { data, info } = await plain.toBuffer({ resolveWithObject: true });
  const pixels = { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
  const { width, height, data: small } = unenlarged(pixels);
  if (Math.max(width, height) > MAX_PIXEL_ART_SIDE) return undefined;
  return { data: small, info: { width, height, channels: 4 as const } };
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

function notRead(reason: string): Problem {
  const message = `it is no image that can be read, or it is damaged (${reason}): save it anew as PNG, JPEG or SVG`;
  return { code: 'no-image', message };
}

const MISSING: Problem = {
  code: 'not-installed',
  message: 'images need the package sharp, which is not installed: run "npm install sharp"',
};
