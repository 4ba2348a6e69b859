// Leaves out what stands too far from the other digits of a line, seen from the grid: buttons of an
// app or a text beside the puzzle. Numbers of clues have about the same gaps everywhere. Cost: a
// look at each digit.

import type { ClueSide } from '../page/puzzle-shape.ts';
import type { PixelBox } from '../photo-reading.ts';

interface Boxed {
  readonly box: PixelBox;
}

interface Direction {
  readonly along: 'x' | 'y';
  readonly side: ClueSide;
  /** The usual height of a digit, and the side of a cell, in pixels. */
  readonly height: number;
  readonly cell: number;
  /** Whether each number has a cell of its own. */
  readonly isBoxed: boolean;
}

/**
 * Gaps are at least as wide between numbers, and at most that much wider than usual, in heights.
 */
const LEAST_GAP = 0.5;
const WIDER = 1.3;
/**
 * A gap is never too wide up to this share of a cell: numbers may stand in the middle of cells, and
 * of cells of their own.
 */
const NEVER_WIDE = 0.6;
const NEVER_WIDE_BOXED = 1.1;
/** A gap is always too wide beyond this share of a cell. */
const ALWAYS_WIDE = { x: 2, y: 1.2 };
const ALWAYS_WIDE_BOXED = 1.2;
/** The gaps of a line that tell what is usual: those next to the grid. */
const TELLING = 3;

export function nearDigits<T extends Boxed>(lines: readonly T[][], direction: Direction): T[][] {
  const outward = lines.map((digits) => sortedOutward(digits, direction));
  const gaps = outward.flatMap((digits) => gapsOf(digits, direction).slice(0, TELLING));
  const wide = gaps.filter((gap) => gap > LEAST_GAP * direction.height).sort((a, b) => a - b);
  if (wide.length === 0) return outward;
  const usual = wide[wide.length >> 1];
  const { height, cell, isBoxed, along } = direction;
  const neverWide = isBoxed ? NEVER_WIDE_BOXED : NEVER_WIDE;
  const alwaysWide = isBoxed ? ALWAYS_WIDE_BOXED : ALWAYS_WIDE[along];
  const most = Math.min(Math.max(usual + WIDER * height, neverWide * cell), alwaysWide * cell);
  return outward.map((digits) => {
    const far = gapsOf(digits, direction).findIndex((gap) => gap > most);
    return far < 0 ? digits : digits.slice(0, far + 1);
  });
}

function sortedOutward<T extends Boxed>(digits: readonly T[], { along, side }: Direction): T[] {
  const sign = side === 'before' ? -1 : 1;
  return [...digits].sort((a, b) => sign * (spanOf(a, along).start - spanOf(b, along).start));
}

/** Returns the gaps between neighbours; 0 where they overlap. */
function gapsOf(digits: readonly Boxed[], { along }: Direction): number[] {
  return digits.slice(1).map((digit, i) => {
    const [a, b] = [spanOf(digits[i], along), spanOf(digit, along)];
    return Math.max(0, Math.max(a.start, b.start) - Math.min(a.end, b.end));
  });
}

function spanOf({ box }: Boxed, along: 'x' | 'y') {
  const [start, length] = along === 'x' ? [box.left, box.width] : [box.top, box.height];
  return { start, end: start + length };
}
