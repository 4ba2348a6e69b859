// Draws the borders of flat areas, so that a light area beside a light area can be told apart from
// it in one colour. A border runs through the cells of its darker side and is one cell wide.

import { columnOf, type Size } from '../../puzzle/places.ts';
import { type Lab, squaredDistance } from './oklab.ts';

/** Colours that are at most this far apart share an area. */
const SAME_AREA = 0.07 ** 2;

/**
 * Returns the cells that border on a lighter cell of another area. A cell beside a painted cell
 * needs no border there. Of areas that are equally light, the one of the earlier cell has it.
 */
export function outlineCells(
  shades: readonly Lab[],
  { width, height }: Size,
  isPainted: (cell: number) => boolean,
): number[] {
  const hasBorderTo = (cell: number, other: number): boolean => {
    if (isPainted(other)) return false;
    const [own, beside] = [shades[cell], shades[other]];
    const isDarker = own[0] < beside[0] || (own[0] === beside[0] && cell < other);
    return isDarker && squaredDistance(own, beside) > SAME_AREA;
  };
  return [...shades.keys()].filter((cell) => {
    if (isPainted(cell)) return false;
    const column = columnOf(cell, width);
    return (
      (column > 0 && hasBorderTo(cell, cell - 1)) ||
      (column < width - 1 && hasBorderTo(cell, cell + 1)) ||
      (cell >= width && hasBorderTo(cell, cell - width)) ||
      (cell < width * (height - 1) && hasBorderTo(cell, cell + width))
    );
  });
}
