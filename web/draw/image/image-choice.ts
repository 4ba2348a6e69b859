// How an image becomes a picture: the choices of the person, and the options that follow from them.

import type { Image } from '../../../src/create/images/image-samples.ts';
import { type ImageOptions, sizeFor } from '../../../src/create/images/image-to-picture.ts';
import { MAX_DRAWN_SIDE } from '../drawing/picture.ts';

export interface ImageChoice {
  /** The number of cells of the longer side. */
  readonly longest: number;
  readonly colours: number;
  /** A number from 0 to 100; with `auto` the threshold is found automatically. */
  readonly threshold: number | 'auto';
  readonly invert: boolean;
  readonly dither: boolean;
}

export const FIRST_CHOICE: ImageChoice = {
  longest: 25,
  colours: 1,
  threshold: 'auto',
  invert: false,
  dither: false,
};

export const LEAST_LONGEST = 5;
export const MOST_LONGEST = MAX_DRAWN_SIDE;

export function optionsOf(
  { longest, colours, threshold, invert, dither }: ImageChoice,
  image: Pick<Image, 'width' | 'height'>,
): ImageOptions {
  const size = { ...sizeFor(image, longest), colours, dither };
  if (colours > 1) return size;
  return { ...size, threshold: threshold === 'auto' ? 'auto' : threshold / 100, invert };
}
