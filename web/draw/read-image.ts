// A file as pixels: looked at before it is unpacked, and made smaller while it is, so that neither a huge file nor a huge
// image fills the memory.

import type { Image } from '../../src/create/sample.ts';
import { HEADER_BYTES, imageHeader } from './image-header.ts';

export const MAX_FILE_MEGABYTES = 20;
export const MAX_MEGAPIXELS = 40;
/** More pixels a side than this add nothing to a picture of 200 cells. */
const LONGEST = 1000;

export type ReadImage =
  | { readonly ok: true; readonly image: Image }
  | {
      readonly ok: false;
      readonly reason: 'too-large' | 'too-many-pixels' | 'no-image' | 'broken';
      /** Pixels, where there are too many. */
      readonly width?: number;
      readonly height?: number;
    };

export async function readImage(file: Blob): Promise<ReadImage> {
  if (file.size > MAX_FILE_MEGABYTES * 2 ** 20) return { ok: false, reason: 'too-large' };
  const header = imageHeader(new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer()));
  if (header === undefined) return { ok: false, reason: 'no-image' };
  const { width, height } = header;
  if (width * height > MAX_MEGAPIXELS * 1e6)
    return { ok: false, reason: 'too-many-pixels', width, height };
  try {
    return { ok: true, image: pixelsOf(await createImageBitmap(file, sizeOptions(width, height))) };
  } catch {
    return { ok: false, reason: 'broken' };
  }
}

/** One side alone, so that the other keeps its share whatever the camera says about which side is up. */
function sizeOptions(width: number, height: number): ImageBitmapOptions {
  if (Math.max(width, height) <= LONGEST) return {};
  return width >= height
    ? { resizeWidth: LONGEST, resizeQuality: 'high' }
    : { resizeHeight: LONGEST, resizeQuality: 'high' };
}

function pixelsOf(bitmap: ImageBitmap): Image {
  const { width, height } = bitmap;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('the browser gives no canvas');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}
