// Finds connected parts of ink within a rectangle: pixels that touch at a side or a corner. Cost: a
// few looks at each pixel.

import type { InkImage } from '../digits/digit-patch.ts';
import type { PixelBox } from '../photo-reading.ts';

export interface InkPart extends PixelBox {
  /** The pixels of the part. */
  readonly pixels: number;
}

/** Takes the ink, from 0 to 255, that a pixel of a part has at least. */
export function inkParts(ink: InkImage, room: PixelBox, least: number): InkPart[] {
  const { width, height } = room;
  const seen = new Uint8Array(width * height);
  const stack = new Int32Array(width * height);
  const parts: InkPart[] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] === 0 && isInk(ink, room, start, least))
      parts.push(fill(ink, room, { start, seen, stack, least }));
  }
  return parts;
}

function isInk(ink: InkImage, { left, top, width }: PixelBox, at: number, least: number): boolean {
  const row = Math.floor(at / width);
  return ink.data[(top + row) * ink.width + left + at - row * width] >= least;
}

interface Flood {
  readonly start: number;
  readonly seen: Uint8Array;
  readonly stack: Int32Array;
  readonly least: number;
}

function fill(ink: InkImage, room: PixelBox, { start, seen, stack, least }: Flood): InkPart {
  const { width, height } = room;
  let [left, right, top, bottom, pixels] = [width, 0, height, 0, 0];
  let count = 1;
  stack[0] = start;
  seen[start] = 1;
  while (count > 0) {
    const at = stack[--count];
    const row = Math.floor(at / width);
    const column = at - row * width;
    pixels++;
    [left, right] = [Math.min(left, column), Math.max(right, column)];
    [top, bottom] = [Math.min(top, row), Math.max(bottom, row)];
    for (let y = Math.max(0, row - 1); y <= Math.min(height - 1, row + 1); y++) {
      for (let x = Math.max(0, column - 1); x <= Math.min(width - 1, column + 1); x++) {
        const next = y * width + x;
        if (seen[next] === 1 || !isInk(ink, room, next, least)) continue;
        seen[next] = 1;
        stack[count++] = next;
      }
    }
  }
  return {
    left: room.left + left,
    top: room.top + top,
    width: right + 1 - left,
    height: bottom + 1 - top,
    pixels,
  };
}
