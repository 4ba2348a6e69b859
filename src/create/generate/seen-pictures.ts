// Remembers pictures, so that none is made twice, not even turned or mirrored. Each picture is
// remembered by a number of 53 bits, the least of its own and of those of its images. With a chance
// of a few in a million, two of a hundred thousand pictures have one number, and the later one is
// left out for nothing.

import { BOARD_SYMMETRIES, imageOfCell, swapsLines } from '../../puzzle/board-symmetries.ts';
import type { Drawing } from '../drawing.ts';
import { mixed } from './mixed.ts';

/** Returns whether the picture is new; remembers it in that case. */
export function isNewPicture(seen: Set<number>, picture: Drawing): boolean {
  const key = keyOf(picture);
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

/** Returns the same number for a picture and its images. */
function keyOf({ width, height, cells }: Drawing): number {
  const area = { top: 0, left: 0, width, height };
  let least = hashOf(cells.length, (cell) => cells[cell]);
  for (const symmetry of BOARD_SYMMETRIES) {
    if (swapsLines(symmetry) && width !== height) continue;
    const image = (cell: number): number => cells[imageOfCell(area, symmetry, area, cell)];
    least = Math.min(least, hashOf(cells.length, image));
  }
  return least;
}

/** Puts two hashes of 32 bits together; the second gives 21 of its bits. */
function hashOf(cells: number, colourAt: (cell: number) => number): number {
  let [first, second] = [1, 2];
  for (let cell = 0; cell < cells; cell++) {
    const colour = colourAt(cell);
    first = mixed(first, colour);
    second = mixed(second, colour);
  }
  return (first >>> 0) + 2 ** 32 * (second >>> 11);
}
