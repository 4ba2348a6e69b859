// The identity of a puzzle: its clues, the colours if there are several, and its given cells.
// Titles may differ. The hash is that of Fowler, Noll and Vo (FNV-1a, 64 bits, in two halves).
// Browsers have better hashes, but only on secure pages.

import type { Clue } from '../../src/puzzle/clue.ts';
import { colourOf, type Grid, isKnown } from '../../src/puzzle/grid.ts';
import { isMonochrome } from '../../src/puzzle/palette.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';

/** Returns 16 hexadecimal digits, which are the same for puzzles that count as the same. */
export function fingerprintOf(puzzle: Puzzle): string {
  return fnv1a(new TextEncoder().encode(identityOf(puzzle)));
}

function identityOf({ rows, columns, palette, given }: Puzzle): string {
  const lines = (clues: readonly Clue[]): string => clues.map(clueText).join(';');
  const colours = isMonochrome(palette) ? '' : palette.map(({ rgb }) => rgb).join(',');
  return `${lines(rows)}|${lines(columns)}|${colours}${given === undefined ? '' : `|${givenText(given)}`}`;
}

function clueText(clue: Clue): string {
  if (clue === null) return '*';
  return clue.map(({ length, colour }) => `${length ?? '?'}:${colour}`).join(',');
}

/** Returns each given cell with its colour. */
function givenText({ cells }: Grid): string {
  return [...cells.entries()]
    .filter(([, candidates]) => isKnown(candidates))
    .map(([cell, candidates]) => `${cell}:${colourOf(candidates)}`)
    .join(',');
}

const HALF = 2 ** 32;

/**
 * Returns the hash as 16 hexadecimal digits. The prime is 2^40 + 435, so a product with it is a
 * product with 435 plus a shift.
 */
export function fnv1a(bytes: Uint8Array): string {
  let high = 0xcbf29ce4;
  let low = 0x84222325;
  for (const byte of bytes) {
    const mixed = (low ^ byte) >>> 0;
    const product = mixed * 435;
    high = (high * 435 + Math.floor(product / HALF) + ((mixed << 8) >>> 0)) >>> 0;
    low = product >>> 0;
  }
  return hex(high) + hex(low);
}

function hex(half: number): string {
  return half.toString(16).padStart(8, '0');
}
