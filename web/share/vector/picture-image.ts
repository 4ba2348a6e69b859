// The picture of a solved board as a vector image: its colours alone, without clues and lines.

import type { Colour } from '../../../src/puzzle/palette.ts';
import { cellAt, type Size } from '../../../src/puzzle/places.ts';
import type { Box, VectorImage } from '../../../src/vector/shape.ts';
import { colourOfMark, type Mark } from '../../board/state/mark.ts';
import { SHARP } from './canvas.ts';

/** The longer side of the picture, and the largest cell, in pixels of a PNG. */
const [SIDE, LARGEST_CELL] = [1200, 48];

interface Pictured extends Size {
  /** The background first. */
  readonly palette: readonly Pick<Colour, 'rgb'>[];
}

/** Cells are a whole number of pixels in a PNG, and the margin is as wide as a cell. */
export function pictureImage(
  { width, height, palette }: Pictured,
  cells: ArrayLike<Mark>,
): VectorImage {
  const pixels = Math.floor(SIDE / Math.max(width, height));
  const cell = Math.max(1, Math.min(LARGEST_CELL, pixels)) / SHARP;
  const size = { width: (width + 2) * cell, height: (height + 2) * cell };
  const ground = {
    kind: 'fills',
    colour: palette[0].rgb,
    boxes: [{ x: 0, y: 0, ...size }],
  } as const;
  const boxes: Box[][] = palette.map(() => []);
  for (let row = 0; row < height; row++)
    for (let start = 0, end = 0; start < width; start = end) {
      const colour = colourOfMark(cells[cellAt(row, start, width)]);
      for (end = start + 1; end < width; end++)
        if (colourOfMark(cells[cellAt(row, end, width)]) !== colour) break;
      const [x, y] = [(start + 1) * cell, (row + 1) * cell];
      if (colour > 0) boxes[colour].push({ x, y, width: (end - start) * cell, height: cell });
    }
  const fills = palette.map(({ rgb }, colour) => ({
    kind: 'fills' as const,
    colour: rgb,
    boxes: boxes[colour],
  }));
  return { ...size, shapes: [ground, ...fills.filter(({ boxes: own }) => own.length > 0)] };
}
