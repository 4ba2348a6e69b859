// The sizes of cells, clue bars and numbers in the room there is. Cells are whole pixels, so that
// lines are sharp. A clue bar takes at most half of the room, or 80 pixels if that is more. If the
// clues need more than BAR_SHARE of the room, their numbers get smaller, down to the least size
// that can be read; clues that are still too long are cut off. In an overview, where cells are too
// small for readable numbers, the numbers get as small as the cells.

import type { Clue } from '../../../src/puzzle/clue.ts';
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
/** Cells that a finger hits with ease, in pixels, for boards that are scrolled or zoomed anyway. */
export const EASY_TOUCH = 28;
export const MAX_CELL = 72;
/** The smallest cells of an overview, in pixels. */
export const MIN_CELL = 1;

const [MIN_FONT, MAX_FONT] = [9, 18];
/** The share of the room up to which a clue bar grows before its numbers get smaller. */
const BAR_SHARE = 0.45;
/** Pixels around the numbers, and for the sign at a line that no arrangement fits. */
const [PADDING, SIGN] = [6, 14];
/**
 * Width of a digit, padding of a number, and least width and height of a number, in units of the
 * font size. The style sheet has the same padding and least size.
 */
const [DIGIT, GAP, SLOT] = [0.6, 0.6, 1.3];

export function spanOf({ width, height, rows, columns }: Puzzle): ClueSpan {
  return {
    width,
    height,
    left: Math.max(...rows.map(lengthOf)),
    top: SLOT * Math.max(...columns.map((clue) => clueLabels(clue).length)),
  };
}

function lengthOf(clue: Clue): number {
  const slots = clueLabels(clue).map((label) => Math.max(SLOT, DIGIT * label.length + GAP));
  return slots.reduce((sum, slot) => sum + slot, 0);
}

/** Returns the layout with cells of `cell` pixels. */
export function layoutOf(
  span: ClueSpan,
  cell: number,
  room: Room,
  hasCoordinates: boolean,
): Layout {
  const edge = PADDING + SIGN + (hasCoordinates ? 18 : 0);
  const largest = Math.min(Math.max(MAX_FONT, cell / 3), cell * 0.58);
  const least = Math.min(MIN_FONT, cell * (MIN_FONT / MIN_MOUSE));
  const fits = (share: number, letters: number): number => (share * BAR_SHARE - edge) / letters;
  const wished = Math.min(largest, fits(room.width, span.left), fits(room.height, span.top));
  const font = Math.max(least, Math.floor(wished * 2) / 2);
  return {
    cell,
    font,
    left: Math.ceil(Math.min(font * span.left + edge, Math.max(80, room.width / 2))),
    top: Math.ceil(Math.min(font * span.top + edge, Math.max(80, room.height / 2))),
  };
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
    const { left, top } = layoutOf(span, cell, room, hasCoordinates);
    const isWhole =
      left + cell * span.width <= room.width && top + cell * span.height <= room.height;
    if (isWhole) return cell;
  }
  return MIN_CELL;
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
