// The boards of a replay as pixels of an animated image: each cell a square, with a margin of the
// background around the picture.

import { columnOf, rowOf, type Size } from '../../../src/puzzle/places.ts';
import type { GifFrame } from './gif.ts';

type Pixels = Omit<GifFrame, 'stays'>;

/** The longer side of the picture, the largest cell, and the margin, in pixels. */
const [SIDE, LARGEST_CELL, MARGIN] = [480, 48, 16];

export function replaySize(board: Size): Size {
  const cell = cellSide(board);
  return { width: board.width * cell + 2 * MARGIN, height: board.height * cell + 2 * MARGIN };
}

/** Returns the whole image in the colour of the background. */
export function emptyPixels(board: Size): Pixels {
  const size = replaySize(board);
  return { ...size, x: 0, y: 0, pixels: new Uint8Array(size.width * size.height) };
}

/**
 * Returns the smallest box with all cells that differ between two boards, or with a single cell if
 * none does. Cells that stay as they are get the index `transparent`.
 */
export function changedPixels(
  board: Size,
  before: Uint8Array,
  after: Uint8Array,
  transparent: number,
): Pixels {
  const cell = cellSide(board);
  const { left, top, right, bottom } = changedBox(board, before, after);
  const [width, height] = [(right - left) * cell, (bottom - top) * cell];
  const pixels = new Uint8Array(width * height);
  for (let row = top; row < bottom; row++) {
    const start = (row - top) * cell * width;
    for (let column = left; column < right; column++) {
      const at = row * board.width + column;
      const index = before[at] === after[at] ? transparent : after[at];
      const from = start + (column - left) * cell;
      pixels.fill(index, from, from + cell);
    }
    // The other rows of pixels are as the first one.
    for (let line = 1; line < cell; line++)
      pixels.copyWithin(start + line * width, start, start + width);
  }
  return { x: MARGIN + left * cell, y: MARGIN + top * cell, width, height, pixels };
}

function changedBox({ width, height }: Size, before: Uint8Array, after: Uint8Array) {
  let [left, top, right, bottom] = [width, height, 1, 1];
  for (const [cell, colour] of after.entries()) {
    if (colour === before[cell]) continue;
    const [row, column] = [rowOf(cell, width), columnOf(cell, width)];
    left = Math.min(left, column);
    right = Math.max(right, column + 1);
    top = Math.min(top, row);
    bottom = Math.max(bottom, row + 1);
  }
  return { left: Math.min(left, right - 1), top: Math.min(top, bottom - 1), right, bottom };
}

function cellSide({ width, height }: Size): number {
  return Math.max(1, Math.min(LARGEST_CELL, Math.floor(SIDE / Math.max(width, height))));
}
