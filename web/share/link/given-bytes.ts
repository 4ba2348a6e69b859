// The bytes of given cells in a link: runs of cells that follow each other row by row, up to the
// last cell of the board. A run is one number, which holds its length, less 1, and either 0 for
// cells that are not given or 1 plus the colour of the cells.

import { colourOf, type Grid, isKnown } from '../../../src/puzzle/grid.ts';
import { allCandidates, type Palette } from '../../../src/puzzle/palette.ts';
import type { Size } from '../../../src/puzzle/places.ts';
import { broken, putNumber, type Reader, takeNumber } from './bytes.ts';

export function putGiven(out: number[], { cells }: Grid, palette: Palette): void {
  for (let start = 0, end = 0; start < cells.length; start = end) {
    for (end = start + 1; end < cells.length && cells[end] === cells[start]; ) end++;
    const code = isKnown(cells[start]) ? 1 + colourOf(cells[start]) : 0;
    putNumber(out, (end - start - 1) * (palette.length + 1) + code);
  }
}

export function takeGiven(reader: Reader, { width, height }: Size, palette: Palette): Grid {
  const cells = new Int32Array(width * height);
  for (let start = 0, end = 0; start < cells.length && !reader.isBroken; start = end) {
    const value = takeNumber(reader);
    const code = value % (palette.length + 1);
    end = start + (value - code) / (palette.length + 1) + 1;
    if (end > cells.length) broken(reader, 0);
    cells.fill(code === 0 ? allCandidates(palette) : 1 << (code - 1), start, end);
  }
  return { width, height, cells };
}
