// Makes a picture from an image.

import type { Image } from '../../create/images/image-samples.ts';
import {
  type ImageOptions,
  type ImagePicture,
  pictureFromImage,
} from '../../create/images/image-to-picture.ts';
import { type PaletteOptions, pictureInPalette } from '../../create/images/palette-picture.ts';
import { pictureOfPixels } from '../../create/images/pixel-art.ts';
import { type ImagePreparation, preparedImage } from '../../create/images/prepare-image.ts';
import type { Palette } from '../../puzzle/palette.ts';
import { type Success, success } from '../../puzzle/problem.ts';

interface PictureArgs {
  readonly image: Image;
  readonly preparation: ImagePreparation;
  readonly conversion: PictureConversion;
}

/** How the prepared image becomes a picture. */
type PictureConversion =
  /** The colours are found. */
  | ({ readonly by: 'options' } & ImageOptions)
  | ({ readonly by: 'palette'; readonly palette: Palette } & PaletteOptions)
  /** A pixel is a cell, with its exact colour; the light of the image stays as it is. */
  | { readonly by: 'pixels' };

export async function makePicture(args: PictureArgs): Promise<Success<ImagePicture>> {
  const { image, preparation, conversion } = args;
  if (conversion.by === 'pixels') {
    const picture = pictureOfPixels(image, preparation.crop);
    if (picture === undefined) throw new RangeError('more colours than a puzzle can have');
    return success(picture);
  }
  const prepared = preparedImage(image, preparation);
  if (conversion.by === 'options') return success(pictureFromImage(prepared, conversion));
  return success(pictureInPalette(prepared, conversion, conversion.palette));
}
