// How many cells of a colour a line can have in its first cells, or in its last ones. The blocks
// pushed as far as each can go to one side are themselves a way to place them all: with every block
// at its earliest start the beginning of the line has most, with every block at its latest it has
// least. O(blocks).

import type { Clue } from '../../puzzle/clue.ts';
import { arrangementsOf, type LineArrangements } from '../model/line-arrangements.ts';

/** Cells `from` up to `to`, one of them an end of the line. */
export interface Band {
  readonly from: number;
  readonly to: number;
  readonly colour: number;
}

export interface Counts {
  readonly least: number;
  readonly most: number;
}

export function countsOf(clue: Clue, { starts }: LineArrangements, band: Band): Counts {
  const early = countAt(clue, band, (j) => starts[j][0]);
  const late = countAt(clue, band, (j) => starts[j][starts[j].length - 1]);
  return { least: Math.min(early, late), most: Math.max(early, late) };
}

function countAt(
  clue: Clue,
  { from, to, colour }: Band,
  startOf: (block: number) => number,
): number {
  return clue.reduce((sum, block, j) => {
    if (block.colour !== colour) return sum;
    const start = startOf(j);
    return sum + Math.max(0, Math.min(to, start + block.length) - Math.max(from, start));
  }, 0);
}

/** Counts for given marks; undefined when no arrangement fits them. */
export function countsWith(clue: Clue, cells: Int32Array, band: Band): Counts | undefined {
  const ways = arrangementsOf(clue, cells);
  return ways.count === 0 ? undefined : countsOf(clue, ways, band);
}
