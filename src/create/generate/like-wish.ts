// Tells whether a picture is still like the wish after mending changed some of its cells.

import { cellsOfLine, isRowLine, lineCount, type Size } from '../../puzzle/places.ts';
import type { PictureWish } from './picture-wish.ts';

/** The most that mending may change the density. */
const TOLERANCE = 0.1;

/** Checks the density, that no colour is missing, and that a pattern did not become stripes. */
export function isLikeWish(wish: PictureWish, picture: Uint8Array): boolean {
  if (wish.look === 'pattern' && isStriped(wish, picture)) return false;
  for (let colour = 1; colour <= wish.colours; colour++) {
    if (!picture.includes(colour)) return false;
  }
  const difference = Math.abs(densityOf(picture) - wish.density) * picture.length;
  return difference <= Math.max(1, TOLERANCE * picture.length);
}

/** Returns the share of painted cells. */
export function densityOf(picture: Uint8Array): number {
  let painted = 0;
  for (const colour of picture) if (colour > 0) painted++;
  return painted / picture.length;
}

/** Whether all rows, or all columns, are of one colour each. Narrow pictures can't help it. */
function isStriped(size: Size, picture: Uint8Array): boolean {
  if (Math.min(size.width, size.height) < 3) return false;
  let [rows, columns] = [true, true];
  for (let line = 0; line < lineCount(size); line++) {
    const [first, ...others] = cellsOfLine(size, line);
    if (others.every((cell) => picture[cell] === picture[first])) continue;
    if (isRowLine(line, size.height)) rows = false;
    else columns = false;
  }
  return rows || columns;
}
