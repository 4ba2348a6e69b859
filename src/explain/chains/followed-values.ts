// Stores where values led to when they were followed. That depends on nothing but the lines that
// were solved on the way, so it stays true until one of these lines gets another mark. Few lines do
// between two steps that look ahead.

import type { Board } from '../../engine/board/board.ts';
import { colourOf } from '../../puzzle/grid.ts';
import type { Fact } from '../model/step.ts';

export interface FollowedValues {
  /** How many values a cell can have: see `placeOfValue`. */
  readonly colours: number;
  /** How each value ended: `NOT_STORED` while it is not stored. */
  readonly end: Uint8Array;
  /** The generation of the line that was solved last. */
  readonly generation: Int32Array;
  /** An estimate of the length of the chain. */
  readonly length: Int32Array;
  /** The work that it took, in steps of about 10 ns. */
  readonly work: Int32Array;
  /** The lines that were solved, as bits, `words` words a value. */
  readonly asked: Int32Array;
  readonly words: number;
  /** The times when each value was followed and each line was marked last. */
  readonly followedAt: Int32Array;
  readonly markedAt: Int32Array;
  /** How often a line was marked so far. It is the clock of the times above. */
  time: number;
  /** The number of links above which values were given up. */
  links: number;
}

const NOT_STORED = 0;
/** Lines are left to be solved. */
export const LEFT_OPEN = 1;
/** Lines have nothing to add, or the value was given up. */
export const NO_CONTRADICTION = 2;
export const CONTRADICTION = 3;

export function makeFollowedValues({ cells, lines }: Board): FollowedValues {
  const values = cells.length * lines.colours;
  const words = (lines.count + 31) >>> 5;
  return {
    colours: lines.colours,
    end: new Uint8Array(values),
    generation: new Int32Array(values),
    length: new Int32Array(values),
    work: new Int32Array(values),
    asked: new Int32Array(values * words),
    words,
    followedAt: new Int32Array(values),
    markedAt: new Int32Array(lines.count),
    time: 0,
    links: 0,
  };
}

/** Notes that a line has got another mark. */
export function noteMarked(followed: FollowedValues, line: number): void {
  followed.markedAt[line] = ++followed.time;
}

/** Forgets what is stored for another limit of links. */
export function setLinks(followed: FollowedValues, links: number): void {
  if (followed.links !== links) followed.end.fill(NOT_STORED);
  followed.links = links;
}

/** Returns the place of a value, which is its index. */
export function placeOfValue({ colours }: FollowedValues, { cell, candidates }: Fact): number {
  return cell * colours + colourOf(candidates);
}

/** Stores how the value at a place ended. The lines that were solved must be noted, too. */
export function storeEnd(
  followed: FollowedValues,
  place: number,
  end: number,
  { generation, links, work }: { generation: number; links: number; work: number },
): void {
  followed.end[place] = end;
  followed.generation[place] = generation;
  followed.length[place] = chainLength(generation, links);
  followed.work[place] = work;
  followed.followedAt[place] = followed.time;
}

/**
 * Estimates the length of a chain. Generations count most: their number is the length of the chain
 * when each link needs the link before it.
 */
export function chainLength(generation: number, links: number): number {
  return generation * 1000 + links;
}

/** Returns whether it is still true what is stored at a place. */
export function isStored(followed: FollowedValues, place: number): boolean {
  const { end, asked, words, followedAt, markedAt } = followed;
  if (end[place] === NOT_STORED) return false;
  for (let w = 0; w < words; w++) {
    for (let left = asked[place * words + w]; left !== 0; left &= left - 1) {
      const line = 32 * w + 31 - Math.clz32(left & -left);
      if (markedAt[line] > followedAt[place]) {
        end[place] = NOT_STORED;
        return false;
      }
    }
  }
  return true;
}
