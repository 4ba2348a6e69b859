// Lists the colours in a mask of candidates: bit 0 is the background, bit c is colour c.

import { colourOf } from './grid.ts';

export function coloursIn(candidates: number): number[] {
  const colours: number[] = [];
  for (let left = candidates; left !== 0; left &= left - 1) colours.push(colourOf(left & -left));
  return colours;
}
