// Images for tests, made pixel by pixel.

import type { Image } from '../src/create/images/image-samples.ts';

export type Rgba = readonly [number, number, number, number?];

export function image(width: number, height: number, pixel: (x: number, y: number) => Rgba): Image {
  const data = new Uint8ClampedArray(4 * width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [red, green, blue, alpha = 255] = pixel(x, y);
      data.set([red, green, blue, alpha], 4 * (y * width + x));
    }
  }
  return { width, height, data };
}

export const BLACK: Rgba = [0, 0, 0];
export const WHITE: Rgba = [255, 255, 255];
export const RED: Rgba = [220, 30, 30];
export const GREEN: Rgba = [30, 160, 40];
export const CLEAR: Rgba = [0, 0, 0, 0];
