// Makes a picture from an image.

import type { Image } from '../../create/images/image-samples.ts';
import {
  type ImageOptions,
  type ImagePicture,
  pictureFromImage,
} from '../../create/images/image-to-picture.ts';
import { type Success, success } from '../../puzzle/problem.ts';

interface PictureArgs {
  readonly image: Image;
  readonly options: ImageOptions;
}

export async function makePicture({ image, options }: PictureArgs): Promise<Success<ImagePicture>> {
  return success(pictureFromImage(image, options));
}
