// Opens an image for unpacking, within bounds of memory and time. An SVG is drawn with as many
// pixels a side as are wished for, whatever size it states, and it loads no other file, because it
// is read from memory.

import type { Metadata, Sharp } from 'sharp';
import type { Size } from '../puzzle/places.ts';
import { failure, type Outcome, success } from '../puzzle/problem.ts';
import { densityFor, imageTooLarge, MAX_UNPACKED_PIXELS, MOST_SECONDS } from './image-bounds.ts';
import type { SharpPackage } from './load-sharp.ts';

interface OpenedImage {
  /** The pixels, which are not unpacked yet. */
  readonly source: Sharp;
  readonly format: Metadata['format'];
  /** The size in the file, and the size as the image is seen; that of an SVG is as it states. */
  readonly size: Size;
  readonly seenSize: Size;
}

/** Opens an image of which `longest` pixels a side are wanted. */
export async function openImage(
  sharp: SharpPackage,
  bytes: Uint8Array,
  longest: number,
): Promise<Outcome<OpenedImage>> {
  const facts = await sharp(bytes, { limitInputPixels: false }).metadata();
  const { format, width, height, autoOrient } = facts;
  const size = { width, height };
  const isSvg = format === 'svg';
  if (!isSvg && width * height > MAX_UNPACKED_PIXELS)
    return failure(imageTooLarge(`${width}x${height} pixels`));
  const limits = { limitInputPixels: MAX_UNPACKED_PIXELS };
  const source = sharp(bytes, isSvg ? { ...limits, density: densityFor(size, longest) } : limits);
  return success({
    ...{ format, size, seenSize: isSvg ? size : autoOrient },
    source: source.timeout({ seconds: MOST_SECONDS }),
  });
}
