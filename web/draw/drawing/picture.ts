// A picture: cells and the colours that they stand for. An edit returns a picture and never changes
// the given picture.

import {
  type Drawing,
  drawingOfGrid,
  makeDrawing,
  painted,
  puzzleOfDrawing,
  sameDrawing,
} from '../../../src/create/drawing.ts';
import {
  cropped,
  inverted,
  type Margins,
  resized,
  shifted,
} from '../../../src/create/transform-drawing.ts';
import { BLACK_AND_WHITE, makePalette, type Palette } from '../../../src/puzzle/palette.ts';
import type { Meta, Puzzle } from '../../../src/puzzle/puzzle.ts';

export interface Picture {
  readonly drawing: Drawing;
  readonly palette: Palette;
}

/** The most rows or columns of a drawing. */
export const MAX_DRAWN_SIDE = 200;
const FIRST_SIDE = 15;

export function emptyPicture(width = FIRST_SIDE, height = width): Picture {
  return { drawing: makeDrawing(width, height), palette: BLACK_AND_WHITE };
}

/** Returns undefined if the puzzle has no goal. */
export function pictureOfPuzzle({ goal, palette }: Puzzle): Picture | undefined {
  return goal && { drawing: drawingOfGrid(goal), palette };
}

/**
 * Returns the puzzle of a picture. The puzzle has only the colours that are used, so that players
 * are offered no other colours. The puzzle of an empty picture has all colours.
 */
export function puzzleOfPicture(picture: Picture, meta: Meta = {}): Puzzle {
  const { drawing, palette } = withUsedColours(picture);
  return puzzleOfDrawing(drawing, palette, meta);
}

/**
 * Drops the colours that no cell has, except the background. An empty picture keeps all colours,
 * since a puzzle needs one besides the background.
 */
export function withUsedColours(picture: Picture): Picture {
  const { drawing, palette } = picture;
  const seen = new Set(drawing.cells).add(0);
  if (seen.size === 1 || seen.size === palette.length) return picture;
  const used = [...palette.keys()].filter((colour) => seen.has(colour));
  const cells = drawing.cells.map((colour) => used.indexOf(colour));
  const colours = used.slice(1).map((colour) => palette[colour]);
  return { drawing: { ...drawing, cells }, palette: makePalette(palette[0], colours) };
}

/**
 * Whether the cells are the same, and the colours have the same names and looks. Symbols are not
 * compared.
 */
export function samePicture(a: Picture, b: Picture): boolean {
  return (
    sameDrawing(a.drawing, b.drawing) &&
    a.palette.length === b.palette.length &&
    a.palette.every(({ name, rgb }, i) => name === b.palette[i].name && rgb === b.palette[i].rgb)
  );
}

export function isEmpty({ drawing }: Picture): boolean {
  return drawing.cells.every((colour) => colour === 0);
}

export function withCells(picture: Picture, cells: readonly number[], colour: number): Picture {
  return withDrawing(picture, painted(picture.drawing, cells, colour));
}

export function clearedPicture(picture: Picture): Picture {
  if (isEmpty(picture)) return picture;
  const { width, height } = picture.drawing;
  return { ...picture, drawing: makeDrawing(width, height) };
}

export const SIDES = ['top', 'right', 'bottom', 'left'] as const;
type Side = (typeof SIDES)[number];

/**
 * Adds lines at one side, or removes them if `lines` is negative. Returns the same picture if that
 * is impossible.
 */
export function withLines(picture: Picture, side: Side, lines: number): Picture {
  const margins: Margins = { [side]: lines };
  return canResize(picture, margins)
    ? withDrawing(picture, resized(picture.drawing, margins))
    : picture;
}

export function canAddLines(picture: Picture, side: Side, lines: number): boolean {
  return canResize(picture, { [side]: lines });
}

function canResize({ drawing }: Picture, { top = 0, right = 0, bottom = 0, left = 0 }: Margins) {
  return isSide(drawing.width + left + right) && isSide(drawing.height + top + bottom);
}

/**
 * Changes the size by adding or removing lines at the right and at the bottom. Returns the same
 * picture if a side is not allowed.
 */
export function sized(picture: Picture, width: number, height: number): Picture {
  const { drawing } = picture;
  if (!isSide(width) || !isSide(height)) return picture;
  return withDrawing(
    picture,
    resized(drawing, { right: width - drawing.width, bottom: height - drawing.height }),
  );
}

export function isSide(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= MAX_DRAWN_SIDE;
}

export function shiftedBy(picture: Picture, right: number, down: number): Picture {
  return withDrawing(picture, shifted(picture.drawing, right, down));
}

export function invertedIn(picture: Picture, colour: number): Picture {
  return withDrawing(picture, inverted(picture.drawing, colour));
}

/** Removes the empty lines around the drawn cells. An empty picture stays as it is. */
export function trimmed(picture: Picture): Picture {
  return withDrawing(picture, cropped(picture.drawing));
}

function withDrawing(picture: Picture, drawing: Drawing): Picture {
  return drawing === picture.drawing ? picture : { ...picture, drawing };
}
