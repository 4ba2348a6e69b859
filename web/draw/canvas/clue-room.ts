// The room of the clues beside the drawing. A drawing whose cells moved while somebody paints would
// put the next stroke into the wrong cells, so the room is planned on occasions that the person
// causes: when the drawing is opened, zoomed or fitted, or its size or that of the window changes.
// Between two occasions, numbers move together in their room, and the first ones give way to dots.

import type { ExactClue } from '../../../src/puzzle/clue.ts';
import type { Size } from '../../../src/puzzle/places.ts';
import type { Clues } from '../drawing/clues.ts';
import type { Viewport } from './view.ts';

/** The width of the clues at the left and the height of the clues at the top, in font sizes. */
export interface Spans {
  readonly left: number;
  readonly top: number;
}

/** The occasions on which the room is planned anew: any of these values changes. */
export interface RoomOccasion {
  readonly size: Size;
  readonly viewport: Viewport;
  /** The size of cells that was chosen, in pixels; undefined while the drawing is fitted. */
  readonly zoom: number | undefined;
  /** How often the drawing was fitted. */
  readonly fits: number;
}

export interface ClueRoom extends Spans {
  readonly occasion: RoomOccasion;
}

/** Returns the same room until the occasion is another one, whatever the clues are by then. */
export function clueRoom(
  before: ClueRoom | undefined,
  occasion: RoomOccasion,
  clues: Clues,
): ClueRoom {
  if (before !== undefined && isSameOccasion(before.occasion, occasion)) return before;
  return { ...spansOf(occasion.size, clues), occasion };
}

function isSameOccasion(a: RoomOccasion, b: RoomOccasion): boolean {
  return (
    isSameSize(a.size, b.size) &&
    isSameSize(a.viewport, b.viewport) &&
    a.zoom === b.zoom &&
    a.fits === b.fits
  );
}

function isSameSize(a: Size, b: Size): boolean {
  return a.width === b.width && a.height === b.height;
}

/** The height of a number in a column, in font sizes. */
const NUMBER_HEIGHT = 1.3;
/** The least height of a number in a column that is short of room. */
const LEAST_HEIGHT = 1;
/** The gap beside a number in a row, and the least gap in a row that is short of room. */
const [GAP, LEAST_GAP] = [0.55, 0.25];
const DIGIT = 0.6;

/** Returns the room that all clues need, or that the clues of a usual picture need. */
export function spansOf({ width, height }: Size, { rows, columns }: Clues): Spans {
  const widths = rows.map((clue) => widthOf(clue));
  const heights = columns.map((clue) => clue.length * NUMBER_HEIGHT);
  return {
    left: Math.max(usualNumbers(width) * (DIGIT + GAP), ...widths),
    top: Math.max(usualNumbers(height) * NUMBER_HEIGHT, ...heights),
  };
}

function widthOf(clue: ExactClue): number {
  return clue.reduce((sum, { length }) => sum + numberWidth(length), 0);
}

/** Returns the width of a number with its gap, in font sizes. */
export function numberWidth(length: number): number {
  return DIGIT * String(length).length + GAP;
}

/** The numbers for which an empty drawing has room; more would waste too much of a phone. */
const [FEWEST_NUMBERS, MOST_NUMBERS] = [3.5, 7];

/** Returns how many numbers the longest clue usually has in pictures with lines of this length. */
function usualNumbers(length: number): number {
  return Math.min(MOST_NUMBERS, Math.max(FEWEST_NUMBERS, 2.5 + length / 8));
}

/** The numbers of a clue that are shown in its bar. All lengths are in font sizes. */
interface ClueLayout {
  /** The last number first. */
  readonly numbers: readonly PlacedNumber[];
  /** The distance of the dots from the picture; undefined if no number is left out. */
  readonly dots: number | undefined;
  /** The room that numbers and dots take. */
  readonly length: number;
}

interface PlacedNumber {
  /** The index of the block in its clue. */
  readonly block: number;
  /** The distance of the middle of the number from the picture. */
  readonly at: number;
  /** The room of the number in the direction of its line. */
  readonly size: number;
}

export function rowLayout(clue: ExactClue, room: number): ClueLayout {
  return layoutOf(
    clue.map(({ length }) => numberWidth(length)),
    GAP - LEAST_GAP,
    room,
  );
}

export function columnLayout(clue: ExactClue, room: number): ClueLayout {
  return layoutOf(
    clue.map(() => NUMBER_HEIGHT),
    NUMBER_HEIGHT - LEAST_HEIGHT,
    room,
  );
}

/** The room of the dots. */
const DOTS = 0.7;

/** Each number can give up `spare` of its size. All of them give up the same. */
function layoutOf(sizes: readonly number[], spare: number, room: number): ClueLayout {
  const lacking = sizes.reduce((sum, size) => sum + size, 0) - room;
  const less = Math.min(spare, Math.max(0, lacking) / Math.max(1, sizes.length));
  const isCut = lacking > spare * sizes.length + ROUNDING;
  const most = (isCut ? room - DOTS : room) + ROUNDING;
  const numbers: PlacedNumber[] = [];
  let from = 0;
  for (let block = sizes.length - 1; block >= 0; block--) {
    const size = sizes[block] - less;
    if (from + size > most) break;
    numbers.push({ block, at: from + size / 2, size });
    from += size;
  }
  return isCut
    ? { numbers, dots: from + DOTS / 2, length: from + DOTS }
    : { numbers, dots: undefined, length: from };
}

/** Sums of sizes may be off by this much. */
const ROUNDING = 1e-6;
