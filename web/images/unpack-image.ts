// Unpacks an image file as pixels, upright, with at most `longest` pixels a side. A large image is
// made smaller while it is unpacked. An SVG is drawn with a longer side of that many pixels,
// whatever size it states.

import type { Image as Pixels } from '../../src/create/images/image-samples.ts';
import type { Size } from '../../src/puzzle/places.ts';
import type { ImageHeader } from './image-header.ts';
import { withSizeOfSvg } from './svg-root.ts';

/** Rejects if the file is damaged. */
export async function unpackImage(
  file: Blob,
  header: ImageHeader,
  longest: number,
): Promise<Pixels> {
  const { kind, width, height } = header;
  if (kind === 'svg') return pixelsOfShapes(file, width, height, longest);
  if (Math.max(width, height) <= longest) return pixelsOfBitmap(file, {});
  return pixelsOfBitmap(file, sizeOptions(await uprightSize(file), longest));
}

export async function pixelsOfBitmap(file: Blob, options: ImageBitmapOptions): Promise<Pixels> {
  const bitmap = await createImageBitmap(file, options);
  try {
    return drawn(bitmap, bitmap.width, bitmap.height);
  } finally {
    bitmap.close();
  }
}

/**
 * Returns the size of an image as it is shown. The header has the size of a photo before the
 * browser turns it upright, and the longer side may be another one then. Nothing is unpacked.
 */
async function uprightSize(file: Blob): Promise<Size> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = () => reject(new Error('the browser shows no such image'));
      image.src = address;
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Sets the longer side; the browser keeps the proportions. */
function sizeOptions({ width, height }: Size, longest: number): ImageBitmapOptions {
  return width >= height
    ? { resizeWidth: longest, resizeQuality: 'high' }
    : { resizeHeight: longest, resizeQuality: 'high' };
}

/** Draws an SVG as an image, because it then runs no script and loads nothing. */
async function pixelsOfShapes(
  file: Blob,
  width: number,
  height: number,
  longest: number,
): Promise<Pixels> {
  const scale = longest / Math.max(width, height);
  const [wide, high] = [width, height].map((side) => Math.max(1, Math.round(side * scale)));
  const text = withSizeOfSvg(await file.text(), { width: wide, height: high });
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return drawn(image, wide, high);
  } finally {
    URL.revokeObjectURL(address);
  }
}

function drawn(image: CanvasImageSource, width: number, height: number): Pixels {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('the browser gives no canvas');
  context.drawImage(image, 0, 0, width, height);
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}
