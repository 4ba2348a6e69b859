// Makes a puzzle of an image.

import type { Image } from '../../create/images/image-samples.ts';
import {
  type ImagePuzzle,
  type ImagePuzzleProgress,
  type ImagePuzzleWish,
  puzzleFromImage,
} from '../../create/images/puzzle-from-image.ts';
import type { Outcome } from '../../puzzle/problem.ts';
import type { Host } from '../host.ts';

interface ImagePuzzleArgs {
  readonly image: Image;
  readonly wish: ImagePuzzleWish;
  readonly limits: { readonly seconds: number };
}

export function makeImagePuzzle(
  { image, wish, limits }: ImagePuzzleArgs,
  { stop, onProgress }: Host<ImagePuzzleProgress>,
): Promise<Outcome<ImagePuzzle>> {
  return puzzleFromImage(image, wish, { limits, stop, onProgress });
}
