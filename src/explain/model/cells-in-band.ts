// Counts how many cells of a colour a line can have among its first cells, or among its last cells.
// The earliest starts of all blocks together are an arrangement, and so are the latest starts. With
// every block at its earliest start, the first cells of the line contain the most cells of the
// colour; with every block at its latest start, they contain the fewest. For the last cells of the
// line, it is the other way round. Cost: O(blocks). Blotted blocks can be short or long wherever
// they are, so a line with such blocks is counted over all its arrangements (blotted-band.ts).

import { type Clue, type ExactClue, isExactClue } from '../../puzzle/clue.ts';
import type { BlockPlaces } from '../engine-questions/line-reader.ts';
import { countsBesideBlots } from './blotted-band.ts';
import { arrangementsOf } from './line-arrangements.ts';

/** The cells from `from` up to but not including `to`, at the beginning or at the end of a line. */
export interface Band {
  readonly from: number;
  readonly to: number;
  readonly colour: number;
}

export interface Counts {
  readonly least: number;
  readonly most: number;
}

type Starts = Pick<BlockPlaces, 'earliest' | 'latest'>;

export function countsInBand(clue: ExactClue, { earliest, latest }: Starts, band: Band): Counts {
  const early = countAt(clue, band, earliest);
  const late = countAt(clue, band, latest);
  return { least: Math.min(early, late), most: Math.max(early, late) };
}

function countAt(clue: ExactClue, { from, to, colour }: Band, starts: readonly number[]): number {
  return clue.reduce((sum, block, j) => {
    if (block.colour !== colour) return sum;
    const start = starts[j];
    return sum + Math.max(0, Math.min(to, start + block.length) - Math.max(from, start));
  }, 0);
}

/** Returns the counts for given marks; undefined when no arrangement fits them. */
export function countsInMarkedBand(clue: Clue, cells: Int32Array, band: Band): Counts | undefined {
  if (clue === null) return countsInMarks(cells, band);
  if (!isExactClue(clue)) return countsBesideBlots(clue, cells, band);
  const ways = arrangementsOf(clue, cells);
  return ways.count === 0 ? undefined : countsInBand(clue, ways, band);
}

/** Counts in an unknown line, of which only the marks are known. */
function countsInMarks(cells: Int32Array, { from, to, colour }: Band): Counts {
  const inBand = [...cells.subarray(from, to)];
  return {
    least: inBand.filter((candidates) => candidates === 1 << colour).length,
    most: inBand.filter((candidates) => (candidates >>> colour) & 1).length,
  };
}
