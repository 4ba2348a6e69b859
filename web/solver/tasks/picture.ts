// A picture made of an image.

import {
  type ImageOptions,
  type ImagePicture,
  pictureFromImage,
} from '../../../src/create/image.ts';
import type { Image } from '../../../src/create/sample.ts';

export interface PictureArgs {
  readonly image: Image;
  readonly options: ImageOptions;
}

export async function makePicture({ image, options }: PictureArgs): Promise<ImagePicture> {
  return pictureFromImage(image, options);
}
