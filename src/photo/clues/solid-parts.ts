// Finds what stands in the clues as solid shapes: pixels that differ from the page, with all that
// they enclose. Cost: a few looks at each pixel of the clues.

import type { Image } from '../../create/images/image-samples.ts';
import type { InkImage } from '../digits/digit-patch.ts';
import { boxOfPart, type StraightPuzzle } from '../page/straight-puzzle.ts';
import type { PixelBox } from '../photo-reading.ts';
import { type Channels, channelsAt, distance, middleColour } from './pixel-channels.ts';

/** How much a shape differs from the page in a channel at least, in levels. */
export const OFF_PAGE = 26;
/** How far inside a cell of the clues it is looked at, as a share. */
const INSET = 0.2;
/** How much the pixels of a blank cell differ from each other in a channel at most, in levels. */
const MOST_RANGE = 24;
/**
 * How many pixels from the side of a lane the page is looked at, beyond a line that may be there.
 */
const SIDE = 3;

/** Returns the colour of the page around the numbers: that of blank cells if there are any. */
export function pageColour(straight: StraightPuzzle): Channels {
  const { image, isBoxed } = straight;
  const blank = isBoxed ? clueCells(straight).filter((cell) => isBlank(image, cell)) : [];
  return middleColour(image, blank.length > 0 ? blank : laneSides(straight));
}

/** Returns the insides of all cells of the clues. */
function clueCells({ cell, rows, columns }: StraightPuzzle): PixelBox[] {
  const inset = Math.round(INSET * cell);
  const side = cell - 2 * inset;
  return [...rows, ...columns].flatMap((lane) => {
    const { left, top } = boxOfPart(lane, cell);
    return Array.from({ length: lane.columns * lane.rows }, (_, i) => {
      const [x, y] = lane.rows === 1 ? [i * cell, 0] : [0, i * cell];
      return { left: left + x + inset, top: top + y + inset, width: side, height: side };
    });
  });
}

function isBlank(image: Image, { left, top, width, height }: PixelBox): boolean {
  const [low, high] = [
    [255, 255, 255],
    [0, 0, 0],
  ];
  for (let y = top; y < top + height; y++) {
    for (let x = left, at = 4 * (y * image.width + left); x < left + width; x++, at += 4) {
      for (let i = 0; i < 3; i++) {
        const level = image.data[at + i];
        if (level < low[i]) low[i] = level;
        if (level > high[i]) high[i] = level;
        if (high[i] - low[i] > MOST_RANGE) return false;
      }
    }
  }
  return true;
}

/** Returns what lies along the sides of all lanes, where numbers hardly reach. */
function laneSides({ cell, rows, columns }: StraightPuzzle): PixelBox[] {
  const level = rows.map((lane) => {
    const { left, top, width } = boxOfPart(lane, cell);
    return { left, top: top + SIDE, width, height: 1 };
  });
  const upright = columns.map((lane) => {
    const { left, top, height } = boxOfPart(lane, cell);
    return { left: left + SIDE, top, width: 1, height };
  });
  return [...level, ...upright];
}

/** Returns the shapes within some rooms as full ink, and nothing else. */
export function solidImage(image: Image, rooms: readonly PixelBox[], page: Channels): InkImage {
  const { width, height } = image;
  const data = new Uint8Array(width * height);
  for (const room of rooms) markSolid(image, room, { page, data });
  return { width, height, data };
}

/** Returns how much of a box is solid. */
export function solidShare(solid: InkImage, { left, top, width, height }: PixelBox): number {
  let count = 0;
  for (let y = top; y < top + height; y++) {
    for (let x = left; x < left + width; x++)
      if (solid.data[y * solid.width + x] === SOLID) count++;
  }
  return count / (width * height);
}

/** Leaves out rows at the upper and the lower side of a box of which hardly anything is solid. */
export function tightened(solid: InkImage, box: PixelBox): PixelBox {
  const isBlank = (y: number): boolean => solidShare(solid, { ...box, top: y, height: 1 }) < HARDLY;
  let [top, end] = [box.top, box.top + box.height];
  while (top + 1 < end && isBlank(top)) top++;
  while (top + 1 < end && isBlank(end - 1)) end--;
  return { ...box, top, height: end - top };
}

/** The share of a row that is hardly anything. */
const HARDLY = 0.15;

interface SolidMask {
  readonly page: Channels;
  readonly data: Uint8Array;
}

/** The marks of pixels of the page that hang together with the side of the room, and of others. */
const OUTSIDE = 1;
export const SOLID = 255;

function markSolid(image: Image, room: PixelBox, { page, data }: SolidMask): void {
  const { left, top, width, height } = room;
  const outside = new Int32Array(width * height);
  let count = 0;
  const reach = (x: number, y: number): void => {
    if (x < 0 || y < 0 || x >= width || y >= height) return;
    const at = (top + y) * image.width + left + x;
    if (data[at] === OUTSIDE || distance(channelsAt(image, at), page) >= OFF_PAGE) return;
    data[at] = OUTSIDE;
    outside[count++] = y * width + x;
  };
  for (let x = 0; x < width; x++) {
    reach(x, 0);
    reach(x, height - 1);
  }
  for (let y = 0; y < height; y++) {
    reach(0, y);
    reach(width - 1, y);
  }
  while (count > 0) {
    const place = outside[--count];
    const y = Math.floor(place / width);
    const x = place - y * width;
    reach(x - 1, y);
    reach(x + 1, y);
    reach(x, y - 1);
    reach(x, y + 1);
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0, at = (top + y) * image.width + left; x < width; x++, at++) {
      data[at] = data[at] === OUTSIDE ? 0 : SOLID;
    }
  }
}
