// Remembers pictures, so that none is made twice, not even turned or mirrored. Each picture is
// remembered by a number of 53 bits, that of the first of its images in the order of their cells.
// The chance that two of a hundred thousand pictures share a number is about one in a million; the
// later one is then left out for nothing.

import {
  BOARD_SYMMETRIES,
  type BoardSymmetry,
  imageOfCell,
  swapsLines,
} from '../../puzzle/board-symmetries.ts';
import type { Drawing } from '../drawing.ts';
import { mixed } from './mixed.ts';

/** Returns whether the picture is new; remembers it in that case. */
export function isNewPicture(seen: Set<number>, picture: Drawing): boolean {
  const key = keyOf(picture);
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

/**
 * Returns the same number for a picture and its images. Mostly two images differ within a few
 * cells, so nearly all of the cost is one number. The second of two hashes gives 21 bits.
 */
function keyOf(picture: Drawing): number {
  const first = firstImageOf(picture);
  let [low, high] = [1, 2];
  for (let cell = 0; cell < picture.cells.length; cell++) {
    const colour = colourAt(picture, first, cell);
    low = mixed(low, colour);
    high = mixed(high, colour);
  }
  return (low >>> 0) + 2 ** 32 * (high >>> 11);
}

type Image = BoardSymmetry | 'picture';

function firstImageOf(picture: Drawing): Image {
  const isSquare = picture.width === picture.height;
  let first: Image = 'picture';
  for (const symmetry of BOARD_SYMMETRIES) {
    const isImage = isSquare || !swapsLines(symmetry);
    if (isImage && comesBefore(picture, symmetry, first)) first = symmetry;
  }
  return first;
}

function comesBefore(picture: Drawing, image: Image, other: Image): boolean {
  for (let cell = 0; cell < picture.cells.length; cell++) {
    const difference = colourAt(picture, image, cell) - colourAt(picture, other, cell);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

function colourAt({ width, height, cells }: Drawing, image: Image, cell: number): number {
  if (image === 'picture') return cells[cell];
  const area = { top: 0, left: 0, width, height };
  return cells[imageOfCell(area, image, area, cell)];
}
