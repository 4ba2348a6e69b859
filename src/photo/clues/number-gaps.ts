// Tells where numbers begin in the clues of rows, in which digits stand side by side: the gap
// before a number is wider than that between its digits. Which gap is wide enough differs from font
// to font, so the limit is chosen that lies clear of all gaps and makes the sums of rows and
// columns equal. Cost: adding up all numbers for some dozens of limits.

import type { PixelBox } from '../photo-reading.ts';

/** A digit of a row: its box, and its likeliest value; undefined if it is likely none. */
interface PlacedDigit {
  readonly box: PixelBox;
  readonly value: number | undefined;
  /** The plate on which it stands, if it stands on one. */
  readonly plate: PixelBox | undefined;
}

/** Narrow digits are counted as wide as this share of their height, as if all were alike. */
const LEAST_WIDTH = 0.5;
/** The limits that are tried, in heights of a digit. */
const LIMITS = Array.from({ length: 30 }, (_, i) => 0.06 + 0.03 * i);
/** The limit that fonts and puzzles usually keep to, and what it counts. */
const USUAL_LIMIT = 0.32;
const USUAL_WORTH = 1.2;
/**
 * A limit that makes the sums equal is worth as much; one is clear of gaps from this distance on.
 */
const EQUAL_WORTH = 3;
const CLEAR = 0.1;
/** At a gap that much wider than the limit, the odds are three to one that a number begins. */
const SPREAD = 0.06;

/** Each plate has one number, so the gap tells nothing there. */
const WIDE_GAP = 2;
const NO_GAP = -1;

/** Returns the gaps before all digits but the first, in heights of a digit. */
export function digitGaps(digits: readonly PlacedDigit[], height: number): number[] {
  const middleOf = ({ left, width }: PixelBox): number => left + width / 2;
  const halfOf = ({ width }: PixelBox): number => Math.max(width, LEAST_WIDTH * height) / 2;
  return digits.slice(1).map(({ box, plate }, i) => {
    const { box: before, plate: other } = digits[i];
    if (plate !== other) return WIDE_GAP;
    if (plate !== undefined) return NO_GAP;
    return (middleOf(box) - middleOf(before) - halfOf(box) - halfOf(before)) / height;
  });
}

/** Returns the limit of gaps for rows whose cells should add up to a sum. */
export function gapLimit(
  rows: readonly (readonly PlacedDigit[])[],
  height: number,
  columnSum: number,
): number {
  const gaps = rows.map((row) => digitGaps(row, height));
  const all = gaps.flat();
  let best = USUAL_LIMIT;
  let most = Number.NEGATIVE_INFINITY;
  for (const limit of LIMITS) {
    const clearance = all.reduce((least, gap) => Math.min(least, Math.abs(gap - limit)), CLEAR);
    const sum = rows.reduce((total, row, i) => total + sumOfRow(row, gaps[i], limit), 0);
    const worth =
      clearance / CLEAR +
      (sum === columnSum ? EQUAL_WORTH : 0) -
      USUAL_WORTH * Math.abs(limit - USUAL_LIMIT);
    if (worth > most) [best, most] = [limit, worth];
  }
  return best;
}

function sumOfRow(row: readonly PlacedDigit[], gaps: readonly number[], limit: number): number {
  let [sum, number] = [0, 0];
  // A number may begin with what is no digit; then the digit after that begins it.
  let hasBegun = true;
  row.forEach(({ value }, i) => {
    hasBegun ||= gaps[i - 1] >= limit;
    if (value === undefined) return;
    if (hasBegun) [sum, number] = [sum + number, 0];
    number = 10 * number + value;
    hasBegun = false;
  });
  return sum + number;
}

/** Returns how likely it is that a number begins after a gap. */
export function beginsAfter(gap: number, limit: number): number {
  const likely = 1 / (1 + 3 ** ((limit - gap) / SPREAD));
  return Math.max(0.003, Math.min(0.997, likely));
}
