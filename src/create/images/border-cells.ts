// Lists the cells at the border of a picture, whose most common colour is its background.

import { columnOf, rowOf, type Size } from '../../puzzle/places.ts';

export function borderCells({ width, height }: Size): number[] {
  return Array.from({ length: width * height }, (_, cell) => cell).filter((cell) => {
    const [row, column] = [rowOf(cell, width), columnOf(cell, width)];
    return row === 0 || column === 0 || row === height - 1 || column === width - 1;
  });
}
