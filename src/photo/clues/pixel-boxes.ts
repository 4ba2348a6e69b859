// Boxes of pixels: what lies within one, and what lies around several.

import type { PixelBox } from '../photo-reading.ts';

export function isWithinBox({ left, top, width, height }: PixelBox, x: number, y: number): boolean {
  return x >= left && y >= top && x < left + width && y < top + height;
}

/** Returns the smallest box that has all of the given ones within. */
export function roomAround(boxes: readonly PixelBox[]): PixelBox {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}
