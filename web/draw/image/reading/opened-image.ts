// An image after it was read, with what is known of it before anything is chosen. Pixel art has a
// pixel for each cell here, so that its parts are cells, too.

import { type Crop, wholeCrop } from '../../../../src/create/images/crop-image.ts';
import type { Image } from '../../../../src/create/images/image-samples.ts';
import { pictureOfPixels, pixelArtCells } from '../../../../src/create/images/pixel-art.ts';
import { isWorthTrimming, trimmedCrop } from '../../../../src/create/images/trim-image.ts';
import { defined } from '../../../../src/puzzle/defined.ts';

export interface OpenedImage {
  readonly image: Image;
  /** The image without its margins; the whole image if they are not worth cutting off. */
  readonly trim: Crop;
  /** The number of colours of pixel art, besides the background; missing for other images. */
  readonly artColours?: number;
}

export function openedImage(pixels: Image): OpenedImage {
  const small = pixelArtCells(pixels);
  const art = small && pictureOfPixels(small);
  const image = small !== undefined && art !== undefined ? small : pixels;
  const trim = trimmedCrop(image);
  return {
    image,
    trim: isWorthTrimming(image, trim) ? trim : wholeCrop(image),
    ...defined({ artColours: art && art.palette.length - 1 }),
  };
}
