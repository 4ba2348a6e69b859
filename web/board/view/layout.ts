// How large cells, clues and their numbers are in the room there is. Cells are whole pixels, so
// that lines are sharp. Clue bars take at most half of the room: where they would take more, their
// numbers get smaller, down to what can be read, and beyond that a clue shows whole only while its
// line is in use. In an overview, where cells are too small for numbers that can be read, these get
// as small as the cells.

import type { Clue } from '../../../src/puzzle/clue.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';

export interface Room {
  readonly width: number;
  /** Infinite where a board may be as tall as it likes. */
  readonly height: number;
}

/** Pixels. */
export interface Layout {
  readonly cell: number;
  readonly font: number;
  /** Width of the bar at the left, height of the bar at the top. */
  readonly left: number;
  readonly top: number;
}

/** How long clues are, in units of the size of their letters. */
export interface ClueSpan {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
}

/**
 * What a finger can hit (WCAG 2.2, target size), and what a mouse can with ease; smaller cells are
 * an overview.
 */
export const MIN_TOUCH = 24;
export const MIN_MOUSE = 12;
/**
 * What a finger hits with ease: where the board has to be moved anyway, its cells need not be the
 * least.
 */
export const EASY_TOUCH = 28;
export const MAX_CELL = 72;
/** Cells of an overview, which may show a board of any size as a whole. */
export const MIN_CELL = 1;

const [MIN_FONT, MAX_FONT] = [9, 18];
/** Of the room for a bar. */
const BAR_SHARE = 0.45;
/** Around the numbers and for the sign of a line that cannot be met. */
const [PADDING, SIGN] = [6, 14];
/**
 * Width of a digit, and least width and height of a number, in letter sizes; the style sheet uses
 * the same.
 */
const [DIGIT, GAP, SLOT] = [0.6, 0.6, 1.3];

export function spanOf({ width, height, rows, columns }: Puzzle): ClueSpan {
  return {
    width,
    height,
    left: Math.max(...rows.map(lengthOf)),
    top: SLOT * Math.max(1, ...columns.map((clue) => clue.length)),
  };
}

function lengthOf(clue: Clue): number {
  const slots = clue.map(({ length }) => Math.max(SLOT, DIGIT * String(length).length + GAP));
  return Math.max(
    SLOT,
    slots.reduce((sum, slot) => sum + slot, 0),
  );
}

/** The layout with cells of so many pixels. */
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
 * The largest cells, in whole pixels up to `most`, with which all of the board is in sight; else
 * the least there are.
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
 * Of a board that does not fit: cells up to `easy` with which all of its width is in sight, so that
 * it has to be moved one way only; `easy` ones where there are none from `least` on.
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

/** One step of the zoom buttons: about a fifth, and at least two pixels. */
export function zoomStep(cell: number, isIn: boolean, least: number): number {
  const step = Math.max(2, Math.round(cell * 0.2));
  return Math.min(MAX_CELL, Math.max(least, isIn ? cell + step : cell - step));
}
