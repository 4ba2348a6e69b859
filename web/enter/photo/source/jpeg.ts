// Writes and reads JPEG files, in which a photo and what was straightened of it are kept.

import type { Image as Pixels } from '../../../../src/create/images/image-samples.ts';
import { pixelsOfBitmap } from '../../../images/unpack-image.ts';

/** The quality of a file, and that of a file which would be too large otherwise. */
const QUALITY = 0.9;
const LESS_QUALITY = 0.6;
const LARGE_BYTES = 2.5 * 2 ** 20;

export async function jpegOf({ width, height, data }: Pixels): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('the browser gives no canvas');
  context.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
  const file = await fileOf(canvas, QUALITY);
  const kept = file.size > LARGE_BYTES ? await fileOf(canvas, LESS_QUALITY) : file;
  return new Uint8Array(await kept.arrayBuffer());
}

function fileOf(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('the browser writes no JPEG')) : resolve(blob)),
      'image/jpeg',
      quality,
    ),
  );
}

export function pixelsOfJpeg(file: Uint8Array<ArrayBuffer>): Promise<Pixels> {
  return pixelsOfBitmap(blobOf(file), {});
}

export function blobOf(file: Uint8Array<ArrayBuffer>): Blob {
  return new Blob([file], { type: 'image/jpeg' });
}
