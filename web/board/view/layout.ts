// The sizes of cells, clue bars and numbers in the room there is. Cells are whole pixels, so that
// lines are sharp. A clue bar takes what its longest clue needs, and at most BAR_SHARE of the room,
// or MIN_BAR pixels if that is more. If the clues need more, their numbers get smaller, down to the
// least size that can be read; clues that are still too long slide in their bars. In an overview,
// where cells are too small for readable numbers, the numbers get as small as the cells.

import type { Clue } from '../../../src/puzzle/clue.ts';
import type { Size } from '../../../src/puzzle/places.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { clueLabels } from './clue-labels.ts';

export interface Room {
  readonly width: number;
  /** Infinite if nothing limits the height. */
  readonly height: number;
}

/** Sizes in pixels. */
export interface Layout {
  readonly cell: number;
  readonly font: number;
  /** Width of the bar at the left, and height of the bar at the top. */
  readonly left: number;
  readonly top: number;
}

/**
 * The width and height of the board in cells, and the lengths of the longest row clue (`left`) and
 * the longest column clue (`top`) in units of the font size.
 */
interface ClueSpan {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
}

/**
 * The smallest cells, in pixels, that a finger can hit (WCAG 2.2, target size), and that a mouse
 * can hit with ease. A board with cells smaller than `MIN_MOUSE` is an overview.
 */
export const MIN_TOUCH = 24;
export const MIN_MOUSE = 12;
/** The smallest cells, in pixels, among which a finger finds one under a loupe. */
export const MIN_AIMED = 9;
/**
 * Cells that a finger or a mouse hits with ease, in pixels, for boards that are scrolled or zoomed
 * anyway.
 */
export const EASY_TOUCH = 28;
export const EASY_MOUSE = 18;
export const MAX_CELL = 72;
/** The smallest cells of an overview, in pixels. */
export const MIN_CELL = 1;

const [MIN_FONT, EASY_FONT, MAX_FONT] = [9, 11, 18];
export const STRIP_ROW = 34;
const [WIDE_STRIP, LOW_STRIP] = [600, 400];
export const BAR_SHARE = 1 / 3;
const MIN_BAR = 72;
/** Pixels between the numbers and the ends of their bar, and for the number of the line. */
const [PADDING, COORDINATE] = [10, 16];
/**
 * Width of a digit, padding of a number, and height of a number, in units of the font size. The
 * style sheet has the same padding and height.
 */
const [DIGIT, GAP, HEIGHT] = [0.6, 0.5, 1.2];

export function spanOf({ width, height, rows, columns }: Puzzle): ClueSpan {
  return {
    width,
    height,
    left: Math.max(...rows.map(lengthOf)),
    top: HEIGHT * Math.max(...columns.map((clue) => clueLabels(clue).length)),
  };
}

function lengthOf(clue: Clue): number {
  const slots = clueLabels(clue).map((label) => DIGIT * label.length + GAP);
  return slots.reduce((sum, slot) => sum + slot, 0);
}

/** Returns the layout with cells of `cell` pixels. */
export function layoutOf(
  span: ClueSpan,
  cell: number,
  room: Room,
  hasCoordinates: boolean,
): Layout {
  const edge = PADDING + (hasCoordinates ? COORDINATE : 0);
  const largest = Math.min(Math.max(MAX_FONT, cell / 3), cell / 2);
  const wanted = Math.min(EASY_FONT, Math.max(MIN_FONT, cell * 0.4));
  const least = Math.min(wanted, cell * (MIN_FONT / MIN_MOUSE));
  const [widest, highest] = [longestBar(room.width), longestBar(room.height)];
  const wished = Math.min(largest, (widest - edge) / span.left, (highest - edge) / span.top);
  const font = Math.max(least, Math.floor(wished * 2) / 2);
  return {
    cell,
    font,
    left: Math.min(Math.ceil(font * span.left + edge), widest),
    top: Math.min(Math.ceil(font * span.top + edge), highest),
  };
}

function longestBar(room: number): number {
  return Math.max(MIN_BAR, Math.floor(room * BAR_SHARE));
}

/**
 * Returns the size of the largest cells, in whole pixels up to `most`, with which the whole board
 * is in sight; `MIN_CELL` if none are small enough.
 */
export function fittingCell(
  span: ClueSpan,
  room: Room,
  most: number,
  hasCoordinates: boolean,
): number {
  for (let cell = most; cell > MIN_CELL; cell--) {
    if (isWholeIn(room, span, layoutOf(span, cell, room, hasCoordinates))) return cell;
  }
  return MIN_CELL;
}

/** Whether the whole board is in sight. */
export function isWholeIn(room: Room, { width, height }: Size, layout: Layout): boolean {
  const { cell, left, top } = layout;
  return left + cell * width <= room.width && top + cell * height <= room.height;
}

/**
 * Returns the size of the cells for a board that does not fit: the largest from `least` to `easy`
 * with which all columns are in sight, so that the board scrolls up and down only. Returns `easy`
 * if even cells of `least` pixels are too wide.
 */
export function movableCell(
  span: ClueSpan,
  room: Room,
  { least, easy }: { readonly least: number; readonly easy: number },
  hasCoordinates: boolean,
): number {
  for (let cell = easy; cell >= least; cell--) {
    const { left } = layoutOf(span, cell, room, hasCoordinates);
    if (left + cell * span.width <= room.width) return cell;
  }
  return easy;
}

/** Sizes of cells in pixels. */
export interface CellBounds {
  readonly least: number;
  readonly easy: number;
  readonly most: number;
  /**
   * The whole board is shown at first if its cells are not smaller than this share of those with
   * which it would be moved.
   */
  readonly worth: number;
}

/** The cells with which the whole board is in sight, and those with which it is shown at first. */
interface CellSizes {
  readonly fitting: number;
  readonly first: number;
}

export function cellSizes(
  span: ClueSpan,
  room: Room,
  bounds: CellBounds,
  hasCoordinates: boolean,
): CellSizes {
  const fitting = fittingCell(span, room, bounds.most, hasCoordinates);
  const movable = movableCell(span, room, bounds, hasCoordinates);
  const isWhole = fitting >= bounds.least && fitting >= movable * bounds.worth;
  return { fitting, first: isWhole ? fitting : movable };
}

/** Whether the clue bars cut off clues, or have numbers that are smaller than `font`. */
export function isHardToRead(span: ClueSpan, layout: Layout, font: number): boolean {
  const isCut = layout.font * span.left > layout.left || layout.font * span.top > layout.top;
  return isCut || layout.font < font;
}

/**
 * Returns the height in pixels of the strip that shows two clues large: one below the other, or
 * side by side where the room is wide or low.
 */
export function stripHeight({ width, height }: Room): number {
  return width < WIDE_STRIP && height > LOW_STRIP ? 2 * STRIP_ROW : STRIP_ROW;
}

/**
 * Returns the size after one step of the zoom buttons: larger or smaller by about a fifth and by at
 * least two pixels, from `least` to `MAX_CELL`.
 */
export function zoomStep(cell: number, isIn: boolean, least: number): number {
  const step = Math.max(2, Math.round(cell * 0.2));
  return Math.min(MAX_CELL, Math.max(least, isIn ? cell + step : cell - step));
}

/** The wish for a place of the board along one axis, in pixels of the element that scrolls. */
interface Wish {
  /** The place, in cells from the first one. */
  readonly place: number;
  readonly point: number;
  /** The clue bar, which covers cells. */
  readonly bar: number;
  readonly room: number;
}

/**
 * Returns how far the board is to be scrolled for the place to be at its point. The cell of the
 * place stays clear of the clue bar and of the far edge, even where the point is not.
 */
export function scrollOf(cell: number, { place, point, bar, room }: Wish): number {
  const start = Math.floor(place) * cell;
  return Math.max(start + cell + bar - room, Math.min(place * cell + bar - point, start));
}
