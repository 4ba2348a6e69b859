// A picture: cells, the colours that they stand for, the given cells, which are known from the
// start of the puzzle, and the marked cells, which suggestions of changes are to keep. A given cell
// always has the colour that the picture has there. An edit returns a picture and leaves the one
// that it takes as it was.

import {
  type Drawing,
  drawingOfGrid,
  makeDrawing,
  painted,
  puzzleOfDrawing,
  sameDrawing,
} from '../../../src/create/drawing.ts';
import {
  emptyMargins,
  inverted,
  type Margins,
  resized,
  shifted,
} from '../../../src/create/transform-drawing.ts';
import { inUsedColours } from '../../../src/create/used-colours.ts';
import { defined } from '../../../src/puzzle/defined.ts';
import { isKnown } from '../../../src/puzzle/grid.ts';
import { BLACK_AND_WHITE, type Palette } from '../../../src/puzzle/palette.ts';
import type { Meta, Puzzle } from '../../../src/puzzle/puzzle.ts';

export interface Picture {
  readonly drawing: Drawing;
  readonly palette: Palette;
  /** Has 1 for each given cell, and 0 for all others; missing if no cell is given. */
  readonly given?: Drawing;
  /** Has 1 for each marked cell, and 0 for all others; missing if no cell is marked. */
  readonly marked?: Drawing;
}

/** The most rows or columns of a drawing. */
export const MAX_DRAWN_SIDE = 200;
const FIRST_SIDE = 15;

export function emptyPicture(width = FIRST_SIDE, height = width): Picture {
  return { drawing: makeDrawing(width, height), palette: BLACK_AND_WHITE };
}

/** Returns undefined if the puzzle has no goal. */
export function pictureOfPuzzle({ goal, palette, given }: Puzzle): Picture | undefined {
  if (goal === undefined) return undefined;
  const picture = { drawing: drawingOfGrid(goal), palette };
  if (given === undefined) return picture;
  const cells = Uint8Array.from(given.cells, (candidates) => (isKnown(candidates) ? 1 : 0));
  return withGiven(picture, { ...picture.drawing, cells });
}

/**
 * Returns the puzzle of a picture. The puzzle has only the colours that are used, so that players
 * are offered no other colours. The puzzle of an empty picture has all colours.
 */
export function puzzleOfPicture(picture: Picture, meta: Meta = {}): Puzzle {
  const { drawing, palette, given } = withUsedColours(picture);
  return puzzleOfDrawing(drawing, palette, meta, given);
}

/**
 * Drops the colours that no cell has, except the background. An empty picture keeps all colours,
 * since a puzzle needs one besides the background.
 */
export function withUsedColours(picture: Picture): Picture {
  const used = inUsedColours(picture);
  return used.drawing === picture.drawing ? picture : { ...picture, ...used };
}

/**
 * Whether the cells and the given ones among them are the same, and the colours have the same names
 * and looks. Symbols and marks are not compared.
 */
export function samePicture(a: Picture, b: Picture): boolean {
  return (
    sameDrawing(a.drawing, b.drawing) &&
    sameGiven(a, b) &&
    a.palette.length === b.palette.length &&
    a.palette.every(({ name, rgb }, i) => name === b.palette[i].name && rgb === b.palette[i].rgb)
  );
}

export function sameGiven({ given: a }: Picture, { given: b }: Picture): boolean {
  return isSameOrMissing(a, b);
}

export function sameMarks({ marked: a }: Picture, { marked: b }: Picture): boolean {
  return isSameOrMissing(a, b);
}

function isSameOrMissing(a: Drawing | undefined, b: Drawing | undefined): boolean {
  return a === undefined || b === undefined ? a === b : sameDrawing(a, b);
}

export function isEmpty({ drawing }: Picture): boolean {
  return drawing.cells.every((colour) => colour === 0);
}

export function withCells(picture: Picture, cells: readonly number[], colour: number): Picture {
  return withDrawing(picture, painted(picture.drawing, cells, colour));
}

/** Makes cells given, or no longer given. Returns the same picture if nothing changes. */
export function withGivenCells(
  picture: Picture,
  cells: readonly number[],
  isGiven: boolean,
): Picture {
  const before = givenDrawing(picture);
  const after = painted(before, cells, isGiven ? 1 : 0);
  return after === before ? picture : withGiven(picture, after);
}

export function withoutGivenCells(picture: Picture): Picture {
  return picture.given === undefined ? picture : withGiven(picture, undefined);
}

export function isGivenIn({ given }: Picture, cell: number): boolean {
  return given?.cells[cell] === 1;
}

/**
 * Marks cells to be kept, or takes their marks away. Returns the same picture if nothing changes.
 */
export function withMarkedCells(
  picture: Picture,
  cells: readonly number[],
  isMarked: boolean,
): Picture {
  const before = markedDrawing(picture);
  const after = painted(before, cells, isMarked ? 1 : 0);
  return after === before ? picture : withMarked(picture, after);
}

/** Removes all that is drawn, and the given cells and the marks with it. */
export function clearedPicture(picture: Picture): Picture {
  const { given, marked } = picture;
  if (isEmpty(picture) && given === undefined && marked === undefined) return picture;
  const { width, height } = picture.drawing;
  return { drawing: makeDrawing(width, height), palette: picture.palette };
}

export const SIDES = ['top', 'right', 'bottom', 'left'] as const;
type Side = (typeof SIDES)[number];

/**
 * Adds lines at one side, or removes them if `lines` is negative. Returns the same picture if that
 * is impossible.
 */
export function withLines(picture: Picture, side: Side, lines: number): Picture {
  const margins: Margins = { [side]: lines };
  return canResize(picture, margins) ? moved(picture, (each) => resized(each, margins)) : picture;
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
  const margins = { right: width - drawing.width, bottom: height - drawing.height };
  return moved(picture, (each) => resized(each, margins));
}

export function isSide(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= MAX_DRAWN_SIDE;
}

export function shiftedBy(picture: Picture, right: number, down: number): Picture {
  return moved(picture, (each) => shifted(each, right, down));
}

export function invertedIn(picture: Picture, colour: number): Picture {
  return withDrawing(picture, inverted(picture.drawing, colour));
}

/** Removes the empty lines around the drawn cells. An empty picture stays as it is. */
export function trimmed(picture: Picture): Picture {
  const margins = emptyMargins(picture.drawing);
  return margins === undefined ? picture : moved(picture, (each) => resized(each, margins));
}

/** Moves the cells of the picture, and the given and the marked ones among them alike. */
export function moved(picture: Picture, move: (each: Drawing) => Drawing): Picture {
  const { drawing, given, marked } = picture;
  const fixed = withGiven({ ...picture, drawing: move(drawing) }, given && move(given));
  return withMarked(fixed, marked && move(marked));
}

/** Returns the picture with other given cells: those that are 1 in `given`. */
export function withGiven({ given: _, ...others }: Picture, given: Drawing | undefined): Picture {
  return { ...others, ...defined({ given: given?.cells.includes(1) ? given : undefined }) };
}

/** Returns the picture with other marked cells: those that are 1 in `marked`. */
export function withMarked(
  { marked: _, ...others }: Picture,
  marked: Drawing | undefined,
): Picture {
  return { ...others, ...defined({ marked: marked?.cells.includes(1) ? marked : undefined }) };
}

/** Returns the given cells of a picture, even if there are none. */
export function givenDrawing({ drawing: { width, height }, given }: Picture): Drawing {
  return given ?? makeDrawing(width, height);
}

/** Returns the marked cells of a picture, even if there are none. */
export function markedDrawing({ drawing: { width, height }, marked }: Picture): Drawing {
  return marked ?? makeDrawing(width, height);
}

function withDrawing(picture: Picture, drawing: Drawing): Picture {
  return drawing === picture.drawing ? picture : { ...picture, drawing };
}
