// Makes an image of a picture, with one pixel for each cell.

import type { Image } from '../../../src/create/images/image-samples.ts';
import type { Picture } from './picture.ts';

export function imageOfPicture({ drawing, palette }: Picture): Image {
  const { width, height, cells } = drawing;
  const data = new Uint8ClampedArray(4 * cells.length);
  const colours = palette.map(({ rgb }) => Number.parseInt(rgb.slice(1), 16));
  cells.forEach((colour, cell) => {
    const rgb = colours[colour];
    data.set([rgb >> 16, (rgb >> 8) & 255, rgb & 255, 255], 4 * cell);
  });
  return { width, height, data };
}
