// Changes the brightness and the contrast of an image as the CSS filters of these names do, the
// brightness first. A level v of red, green or blue, from 0 to 1, becomes brightness x v, and then
// contrast x (v - 0.5) + 0.5; both are cut off at 0 and 1. Factors of 1 change nothing, and alpha
// stays. Source: Filter Effects Module Level 1 (W3C), `brightness` and `contrast`.

import type { Image } from './image-samples.ts';

/** Factors, from 0; 1 leaves the image as it is. */
export interface LightFactors {
  readonly brightness?: number;
  readonly contrast?: number;
}

/** The largest factor. */
export const MAX_LIGHT_FACTOR = 3;

/** Throws a RangeError for factors that are not from 0 to `MAX_LIGHT_FACTOR`. */
export function adjustedLight(image: Image, { brightness = 1, contrast = 1 }: LightFactors): Image {
  checkFactor('brightness', brightness);
  checkFactor('contrast', contrast);
  if (brightness === 1 && contrast === 1) return image;
  const levels = Uint8ClampedArray.from({ length: 256 }, (_, level) => {
    const bright = Math.min(1, (brightness * level) / 255);
    return 255 * (contrast * (bright - 0.5) + 0.5);
  });
  const data = image.data.map((level, at) => (at % 4 === 3 ? level : levels[level]));
  return { ...image, data };
}

function checkFactor(name: string, factor: number): void {
  if (factor >= 0 && factor <= MAX_LIGHT_FACTOR) return;
  throw new RangeError(`a ${name} of ${factor}: expected 0 to ${MAX_LIGHT_FACTOR}`);
}
