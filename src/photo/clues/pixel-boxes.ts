// Tells whether a place lies within a box of pixels.

import type { PixelBox } from '../photo-reading.ts';

export function isWithinBox({ left, top, width, height }: PixelBox, x: number, y: number): boolean {
  return x >= left && y >= top && x < left + width && y < top + height;
}
