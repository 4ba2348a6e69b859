// A solution as marks; cells of the background are left unmarked, as on paper.

import { colourOf, type Grid, isKnown } from '../../src/puzzle/grid.ts';
import { painted, UNMARKED } from '../board/state/mark.ts';

export function marksOfGrid({ cells }: Grid): Uint8Array {
  return Uint8Array.from(cells, (candidates) => {
    const colour = isKnown(candidates) ? colourOf(candidates) : 0;
    return colour === 0 ? UNMARKED : painted(colour);
  });
}
