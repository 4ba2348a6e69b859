// The red, green and blue of pixels, how much two colours differ in them, and what is usual.

import type { Image } from '../../create/images/image-samples.ts';
import type { PixelBox } from '../photo-reading.ts';
import { levelOfRank } from './level-rank.ts';

/** Red, green and blue in levels from 0 to 255. */
export type Channels = readonly [number, number, number];

/** Returns the colour of a pixel, told by its number. */
export function channelsAt({ data }: Image, pixel: number): Channels {
  return [data[4 * pixel], data[4 * pixel + 1], data[4 * pixel + 2]];
}

/** Returns the most by which two colours differ in a channel. */
export function distance(a: Channels, b: Channels): number {
  return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));
}

/** Returns the median of each channel within some boxes, which lie within the image. */
export function middleColour(image: Image, boxes: readonly PixelBox[]): Channels {
  const counts = new Uint32Array(3 * 256);
  for (const { left, top, width, height } of boxes) {
    for (let y = top; y < top + height; y++) {
      for (let x = left, at = 4 * (y * image.width + left); x < left + width; x++, at += 4) {
        for (let i = 0; i < 3; i++) counts[256 * i + image.data[at + i]]++;
      }
    }
  }
  const medianOf = (channel: number): number => {
    const own = counts.subarray(256 * channel, 256 * (channel + 1));
    const half = own.reduce((sum, count) => sum + count, 0) / 2;
    return levelOfRank(own, Math.ceil(half) - 1);
  };
  return [medianOf(0), medianOf(1), medianOf(2)];
}
