// Reads a line cell by cell, and tells whether the cells read so far can still become a line that
// fits the clue. Cost: O(1) a cell.
//
// A state is the current block and how many of its cells are read: (block << 13) | cells. The cells
// of a line that are still to come must hold the rest of this block, and the blocks after it. Of a
// blotted block only one cell is counted, and it can go on from there. An unknown line stays in its
// first state.
//
// The weak reading makes the checks of Khair's first solver (see cells/cells.ts), corrected. The
// weak reading notices at once a run that is longer than its block, and more runs than blocks, but
// it notices a run that ends too short only at the end of the line.

import type { LineClue } from './line-clues.ts';

export const START = 0;
export const DEAD = -1;

const RUN_BITS = 13;
const RUN = (1 << RUN_BITS) - 1;
/** The weak reading sets this bit after a run that was too short. */
const BROKEN = 1 << 30;

/** Returns the state in which `run` cells of a block are read. */
export function stateInBlock(block: number, run: number): number {
  return (block << RUN_BITS) + run;
}

export function blockOfState(state: number): number {
  return state >>> RUN_BITS;
}

export function runOfState(state: number): number {
  return state & RUN;
}

/**
 * Returns the state after one more cell of `colour` (0 is the background) with `left` cells to
 * come; DEAD when the line can no longer fit the clue.
 */
export function readCell(clue: LineClue, state: number, colour: number, left: number): number {
  if (clue.isUnknown) return START;
  const block = state >>> RUN_BITS;
  const run = state & RUN;
  const next = colour === 0 ? readEmpty(clue, block, run) : readPainted(clue, block, run, colour);
  if (next === DEAD || clue.need[next >>> RUN_BITS] - (next & RUN) > left) return DEAD;
  return next;
}

function readEmpty({ lengths }: LineClue, block: number, run: number): number {
  if (run === 0) return block << RUN_BITS;
  return run === lengths[block] ? (block + 1) << RUN_BITS : DEAD;
}

function readPainted(
  { lengths, colours, isBlotted }: LineClue,
  block: number,
  run: number,
  colour: number,
): number {
  if (run === 0 || run < lengths[block]) {
    return colours[block] === colour ? (block << RUN_BITS) + run + 1 : DEAD;
  }
  if (isBlotted[block] === 1 && colours[block] === colour) return (block << RUN_BITS) + run;
  const isNext = colours[block + 1] === colour && colours[block] !== colour;
  return isNext ? ((block + 1) << RUN_BITS) + 1 : DEAD;
}

/** Returns the state of the weak reading after one more cell; see `readCell`. */
export function readCellWeakly(
  { isUnknown, lengths, colours, isBlotted }: LineClue,
  state: number,
  colour: number,
  left: number,
): number {
  if (isUnknown) return START;
  const broken = state & BROKEN;
  let block = (state & ~BROKEN) >>> RUN_BITS;
  let run = state & RUN;
  let isShort = 0;
  if (run > 0 && colour !== colours[block]) {
    if (run < lengths[block]) isShort = BROKEN;
    block++;
    run = 0;
  }
  if (colour > 0 && !(isBlotted[block] === 1 && run === lengths[block])) run++;
  if (colour > 0 && (colours[block] !== colour || run > lengths[block])) return DEAD;
  const isEnded =
    block === lengths.length || (block === lengths.length - 1 && run === lengths[block]);
  if (left === 0 && (!isEnded || (broken | isShort) !== 0)) return DEAD;
  return (block << RUN_BITS) | run | broken | isShort;
}
