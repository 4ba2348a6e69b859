// Sets of candidates: masks with bit 0 the background, bit c colour c.

import { colourOf } from '../../puzzle/grid.ts';

export function coloursIn(candidates: number): number[] {
  const colours: number[] = [];
  for (let left = candidates; left !== 0; left &= left - 1) colours.push(colourOf(left & -left));
  return colours;
}
