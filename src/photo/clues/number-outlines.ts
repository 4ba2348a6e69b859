// Erases outlines that stand around numbers, as games draw them: pieces of a round box look like a
// 1. An outline is a connected part of ink that is about as large as a cell, mostly hollow, and has
// other ink within. Cost: a few looks at each pixel of the clues.

import type { InkImage } from '../digits/digit-patch.ts';
import type { GreyImage } from '../page/grey-image.ts';
import { boxOfPart, type StraightPuzzle } from '../page/straight-puzzle.ts';
import type { PixelBox } from '../photo-reading.ts';
import { lightOfShare } from './ink-image.ts';
import { type InkPart, inkParts } from './ink-parts.ts';
import { isWithinBox, roomAround } from './pixel-boxes.ts';

/** The sides of an outline in cells, and the share of its box that is ink at most. */
const SMALLEST = 0.6;
const LARGEST = 1.3;
const HOLLOW = 0.4;
/** The height of the ink within an outline, in cells. */
const LEAST_HEIGHT = 0.15;
/** Ink differs from the paper by so many levels at least. */
const LEAST_INK_DIFFERENCE = 24;
/** The fewest outlines that are taken for such. */
const LEAST_OUTLINES = 3;

interface Outline {
  readonly box: PixelBox;
  readonly inner: readonly PixelBox[];
  /** The light of the paper. */
  readonly paper: number;
}

/** Returns the image without outlines around numbers; the same image where there are hardly any. */
export function withoutOutlines(grey: GreyImage, straight: StraightPuzzle): GreyImage {
  const { cell, rows, columns } = straight;
  const outlines = [rows, columns].flatMap((lanes) =>
    outlinesIn(grey, roomAround(lanes.map((lane) => boxOfPart(lane, cell))), cell),
  );
  if (outlines.length < LEAST_OUTLINES) return grey;
  const data = grey.data.slice();
  for (const outline of outlines) erase({ ...grey, data }, outline);
  return { ...grey, data };
}

function outlinesIn(grey: GreyImage, room: PixelBox, cell: number): Outline[] {
  const { left, top, width, height } = room;
  const paper = lightOfShare(grey, { left, top, right: left + width, bottom: top + height }, 0.5);
  const parts = inkParts(differences(grey, room, paper), room, LEAST_INK_DIFFERENCE);
  return parts.flatMap((box) => {
    if (!mayBeOutline(box, cell)) return [];
    const inner = parts.filter((part) => isInside(part, box));
    return inner.some(({ height }) => height > LEAST_HEIGHT * cell) ? [{ box, inner, paper }] : [];
  });
}

function mayBeOutline({ width, height, pixels }: InkPart, cell: number): boolean {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  const isLarge = shorter >= SMALLEST * cell && longer <= LARGEST * cell;
  return isLarge && pixels <= HOLLOW * width * height;
}

function isInside(inner: PixelBox, outer: PixelBox): boolean {
  const [right, bottom] = [inner.left + inner.width, inner.top + inner.height];
  return (
    isWithinBox(outer, inner.left - 1, inner.top - 1) && isWithinBox(outer, right + 1, bottom + 1)
  );
}

/** Returns how much the light of each pixel of a room differs from that of the paper. */
function differences({ width, height, data }: GreyImage, room: PixelBox, paper: number): InkImage {
  const ink = new Uint8Array(data.length);
  for (let y = room.top; y < room.top + room.height; y++) {
    const end = y * width + room.left + room.width;
    for (let at = end - room.width; at < end; at++) ink[at] = Math.abs(data[at] - paper);
  }
  return { width, height, data: ink };
}

/** Paints the paper over a box and what is blurred beside it, except for the ink within. */
function erase({ width, height, data }: GreyImage, { box, inner, paper }: Outline): void {
  for (let y = Math.max(0, box.top - 1); y < Math.min(height, box.top + box.height + 1); y++) {
    for (let x = Math.max(0, box.left - 1); x < Math.min(width, box.left + box.width + 1); x++) {
      if (!inner.some((part) => isWithinBox(part, x, y))) data[y * width + x] = paper;
    }
  }
}
