// Makes digits of connected parts of ink: pieces of a broken digit are put together, specks and
// lines are left out, and a part that is as wide as several digits is cut where it has the least
// ink. Cost: a look at each pair of neighbouring parts.

import type { InkImage } from '../digits/digit-patch.ts';
import type { PixelBox } from '../photo-reading.ts';
import type { InkPart } from './ink-parts.ts';

/** Sizes in shares of the usual height of a digit. */
const SPECK = 0.5;
const TALLEST = 1.45;
const WIDEST = 2.6;
const ONE_DIGIT = 1.3;
const BESIDE = 0.25;
/**
 * The ink of a row or a column of pixels that is hardly any; what a cut costs beside the middle.
 */
const BLANK = 200;
const OFF_COST = 13;

/** The thickness and the length of what is left of a line, in shares of a cell. */
const LINE_WIDTH = 0.17;
const LINE_LENGTH = 0.8;

/** Leaves out what is left of the lines around a clue. */
export function withoutLines(parts: readonly InkPart[], cell: number): InkPart[] {
  return parts.filter(({ width, height }) => {
    const [thickness, length] = [Math.min(width, height), Math.max(width, height)];
    return thickness > LINE_WIDTH * cell || length < LINE_LENGTH * cell;
  });
}

/** Returns the usual height of a digit on a page with so many pixels a cell. */
export function usualHeight(parts: readonly InkPart[], cell: number): number {
  const heights = parts
    .filter(({ height, width }) => height > 0.2 * cell && height < 0.95 * cell && width < cell)
    .map(({ height }) => height)
    .sort((a, b) => a - b);
  return heights[heights.length >> 1] ?? 0.6 * cell;
}

/** Returns the parts of a lane that may be digits. */
export function digitParts(parts: readonly InkPart[], height: number): PixelBox[] {
  const outlines = parts.filter((part) => parts.some((other) => contains(part, other)));
  const solid = parts.filter((part) => !outlines.includes(part) && part.pixels > 3);
  return joined(solid, height).filter((box) => mayBeDigit(box, height));
}

/** A box around a number contains its digits. */
function contains(outer: InkPart, inner: InkPart): boolean {
  return (
    outer.left < inner.left - 1 &&
    outer.top < inner.top - 1 &&
    outer.left + outer.width > inner.left + inner.width + 1 &&
    outer.top + outer.height > inner.top + inner.height + 1 &&
    inner.pixels > 12 &&
    outer.width * outer.height > 2.5 * outer.pixels
  );
}

function mayBeDigit({ width, height }: PixelBox, usual: number): boolean {
  return height >= SPECK * usual && height <= TALLEST * usual && width <= WIDEST * usual;
}

/** Puts pieces together that lie above each other and are no higher than a digit together. */
function joined(parts: readonly PixelBox[], height: number): PixelBox[] {
  const boxes = [...parts];
  for (let i = 0; i < boxes.length; i++) {
    for (let k = boxes.length - 1; k > i; k--) {
      if (!areOneDigit(boxes[i], boxes[k], height)) continue;
      boxes[i] = boxAround(boxes[i], boxes[k]);
      boxes.splice(k, 1);
      k = boxes.length;
    }
  }
  return boxes;
}

function areOneDigit(a: PixelBox, b: PixelBox, height: number): boolean {
  const overlap = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  if (overlap < 0.5 * Math.min(a.width, b.width)) return false;
  const both = boxAround(a, b);
  const apart = both.height - a.height - b.height;
  if (both.height > ONE_DIGIT * height || apart > BESIDE * height) return false;
  return Math.min(a.height, b.height) < 0.8 * height;
}

function boxAround(a: PixelBox, b: PixelBox): PixelBox {
  const [left, top] = [Math.min(a.left, b.left), Math.min(a.top, b.top)];
  const right = Math.max(a.left + a.width, b.left + b.width);
  const bottom = Math.max(a.top + a.height, b.top + b.height);
  return { left, top, width: right - left, height: bottom - top };
}

/** How many digits a box of this shape may hold at most. */
export function mostDigits({ width }: PixelBox, height: number): number {
  return width < 0.85 * height ? 1 : Math.min(3, Math.floor(width / (0.36 * height)));
}

/** Cuts a box into so many digits of about the same width, where there is the least ink. */
export function cutBox(ink: InkImage, box: PixelBox, digits: number): PixelBox[] {
  const columns = Float32Array.from({ length: box.width }, (_, x) => inkOfColumn(ink, box, x));
  const cuts = [0];
  for (let digit = 1; digit < digits; digit++) {
    const middle = (digit * box.width) / digits;
    const reach = (0.3 * box.width) / digits;
    let best = Math.round(middle);
    let least = Number.POSITIVE_INFINITY;
    for (let x = Math.ceil(middle - reach); x <= middle + reach; x++) {
      const cost = columns[x] + OFF_COST * Math.abs(x - middle);
      if (cost < least) [best, least] = [x, cost];
    }
    cuts.push(best);
  }
  return cuts.map((from, digit) => {
    const to = cuts[digit + 1] ?? box.width;
    return trimmed(ink, { ...box, left: box.left + from, width: to - from });
  });
}

/**
 * How many cuts in two are tried, how far apart they are, and the part at each side without any.
 */
const MOST_CUTS = 4;
const CUTS_APART = 2;
const SIDE = 0.2;

/**
 * Cuts a box in two at each of the places with the least ink: a 0 is hollow, so one may mislead.
 */
export function cutsInTwo(ink: InkImage, box: PixelBox): PixelBox[][] {
  const places = Array.from({ length: box.width }, (_, x) => ({ x, own: inkOfColumn(ink, box, x) }))
    .filter(({ x }) => x >= SIDE * box.width && x <= (1 - SIDE) * box.width)
    .sort((a, b) => a.own - b.own);
  const cuts: number[] = [];
  for (const { x } of places) {
    if (cuts.length === MOST_CUTS) break;
    if (cuts.every((cut) => Math.abs(cut - x) > CUTS_APART)) cuts.push(x);
  }
  return cuts.map((x) => [
    trimmed(ink, { ...box, width: x }),
    trimmed(ink, { ...box, left: box.left + x, width: box.width - x }),
  ]);
}

function inkOfColumn(ink: InkImage, { left, top, height }: PixelBox, x: number): number {
  let sum = 0;
  for (let y = top; y < top + height; y++) sum += ink.data[y * ink.width + left + x];
  return sum;
}

/** Leaves out rows and columns at the sides that have hardly any ink. */
function trimmed(ink: InkImage, box: PixelBox): PixelBox {
  let { left, top, width, height } = box;
  const isBlankColumn = (x: number): boolean => inkOfColumn(ink, { ...box, left: x }, 0) < BLANK;
  while (width > 2 && isBlankColumn(left)) [left, width] = [left + 1, width - 1];
  while (width > 2 && isBlankColumn(left + width - 1)) width--;
  const isBlankRow = (y: number): boolean => {
    let sum = 0;
    for (let x = left; x < left + width; x++) sum += ink.data[y * ink.width + x];
    return sum < BLANK;
  };
  while (height > 2 && isBlankRow(top)) [top, height] = [top + 1, height - 1];
  while (height > 2 && isBlankRow(top + height - 1)) height--;
  return { left, top, width, height };
}
