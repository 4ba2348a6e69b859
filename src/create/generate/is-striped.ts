// Tells whether a picture is nothing but stripes: then nobody has to think.

import { cellsOfLine, isRowLine, lineCount, type Size } from '../../puzzle/places.ts';

/** Whether all rows, or all columns, are of one colour each. Narrow pictures can't help it. */
export function isStriped(size: Size, picture: Uint8Array): boolean {
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
