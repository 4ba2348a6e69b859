// Reads a file as pixels. The file is inspected before it is unpacked, and a large image is made
// smaller while it is unpacked, so that neither a huge file nor a huge image fills the memory. This
// does not blur pixel art, which gets a pixel for each cell.

import type { Image as Pixels } from '../../../../src/create/images/image-samples.ts';
import { pixelArtCells } from '../../../../src/create/images/pixel-art.ts';
import { HEADER_BYTES, type ImageHeader, imageHeader } from '../../../images/image-header.ts';
import { pixelsOfBitmap, unpackImage } from '../../../images/unpack-image.ts';

export const MAX_FILE_MEGABYTES = 20;
export const MAX_MEGAPIXELS = 40;
/** A side has at most this many pixels. A picture of 200 cells a side gains nothing from more. */
const LONGEST = 1000;
/** The formats that keep exact colours, and the most pixels of an image that may be pixel art. */
const EXACT: readonly ImageHeader['kind'][] = ['png', 'gif', 'webp', 'bmp'];
const MAX_EXACT_MEGAPIXELS = 16;

export type ReadImage =
  | { readonly ok: true; readonly image: Pixels }
  | {
      readonly ok: false;
      readonly reason:
        | 'too-large'
        | 'unreadable'
        | 'too-many-pixels'
        | 'no-image'
        | 'broken'
        | 'foreign';
      /** The size in pixels, for the reason `too-many-pixels`. */
      readonly width?: number;
      readonly height?: number;
    };

export async function readImage(file: Blob): Promise<ReadImage> {
  if (file.size > MAX_FILE_MEGABYTES * 2 ** 20) return { ok: false, reason: 'too-large' };
  const start = await startOf(file);
  if (start === undefined) return { ok: false, reason: 'unreadable' };
  const header = imageHeader(start);
  if (header === undefined) return { ok: false, reason: 'no-image' };
  const { kind, width, height } = header;
  if (kind !== 'svg' && width * height > MAX_MEGAPIXELS * 1e6)
    return { ok: false, reason: 'too-many-pixels', width, height };
  try {
    return { ok: true, image: await pixelsIn(file, header) };
  } catch (error) {
    return { ok: false, reason: isForeign(error) ? 'foreign' : 'broken' };
  }
}

/**
 * Whether the file begins like an image, or has the type of an image, even of a kind that cannot be
 * read. Types that begin with image/x-portable do not count. A file that cannot be inspected counts
 * as an image.
 */
export async function mayBeImage(file: Blob): Promise<boolean> {
  if (/^image\/(?!x-portable)/.test(file.type)) return true;
  const start = await startOf(file);
  return start === undefined || imageHeader(start) !== undefined;
}

/**
 * Whether the error says that the image is an SVG with a foreign object. Browsers do not give out
 * the pixels of a canvas on which such an image was drawn.
 */
function isForeign(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'SecurityError';
}

/**
 * Returns undefined if the file cannot be read: browsers hand over a dropped folder as a file, and
 * a file may be gone.
 */
async function startOf(file: Blob): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer());
  } catch {
    return undefined;
  }
}

async function pixelsIn(file: Blob, header: ImageHeader): Promise<Pixels> {
  const { kind, width, height } = header;
  const isLarge = Math.max(width, height) > LONGEST;
  const mayBeArt = EXACT.includes(kind) && width * height <= MAX_EXACT_MEGAPIXELS * 1e6;
  const art = isLarge && mayBeArt ? pixelArtCells(await pixelsOfBitmap(file, {})) : undefined;
  return art ?? unpackImage(file, header, LONGEST);
}
