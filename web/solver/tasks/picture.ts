// A picture made of an image.

import type { Image } from '../../../src/create/image-samples.ts';
import {
  type ImageOptions,
  type ImagePicture,
  pictureFromImage,
} from '../../../src/create/image-to-picture.ts';

export interface PictureArgs {
  readonly image: Image;
  readonly options: ImageOptions;
}

export async function makePicture({ image, options }: PictureArgs): Promise<ImagePicture> {
  return pictureFromImage(image, options);
}
