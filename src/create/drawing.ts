// A picture while it is drawn: colour indices, of which 0 is the background. Operations do not
// change the drawing that they are given, so a list of drawings is enough for undo.

import { defined } from '../puzzle/defined.ts';
import { draftOfPicture } from '../puzzle/draft-of-picture.ts';
import { colourOf, type Grid, isKnown } from '../puzzle/grid.ts';
import { allCandidates, type Palette } from '../puzzle/palette.ts';
import type { Size } from '../puzzle/places.ts';
import type { Draft, Meta, Puzzle } from '../puzzle/puzzle.ts';
import { tooLargeProblem, validate } from '../puzzle/validate.ts';

export interface Drawing extends Size {
  /** `height * width` colour indices, row by row. Nothing may write to them. */
  readonly cells: Uint8Array;
}

/** Makes an empty drawing. Throws a RangeError for sizes that no puzzle can have. */
export function makeDrawing(width: number, height: number): Drawing {
  if (!(Number.isInteger(width) && Number.isInteger(height) && width >= 1 && height >= 1)) {
    throw new RangeError(`a drawing of ${width}x${height} cells: expected whole numbers from 1`);
  }
  const tooLarge = tooLargeProblem(width, height);
  if (tooLarge !== undefined) throw new RangeError(tooLarge.message);
  return { width, height, cells: new Uint8Array(width * height) };
}

/** Makes a drawing of a grid; cells that are not known become background. */
export function drawingOfGrid({ width, height, cells }: Grid): Drawing {
  const colours = Uint8Array.from(cells, (cell) => (isKnown(cell) ? colourOf(cell) : 0));
  return { width, height, cells: colours };
}

export function gridOfDrawing({ width, height, cells }: Drawing): Grid {
  return { width, height, cells: Int32Array.from(cells, (colour) => 1 << colour) };
}

/** Returns a draft with the clues of the drawing, and with the drawing as its goal. */
export function draftOfDrawing(drawing: Drawing, palette: Palette, meta: Meta = {}): Draft {
  return draftOfPicture(gridOfDrawing(drawing), palette, meta);
}

/**
 * Returns the drawing as a puzzle, whose clues are always valid. Cells that are not 0 in `given`
 * are given cells, in the colours of the drawing. Throws a RangeError for a size or a palette that
 * no puzzle can have, and for given cells of another size.
 */
export function puzzleOfDrawing(
  drawing: Drawing,
  palette: Palette,
  meta: Meta = {},
  given?: Drawing,
): Puzzle {
  const fixed = given && givenGrid(drawing, palette, given);
  const outcome = validate({
    ...draftOfDrawing(drawing, palette, meta),
    ...defined({ given: fixed }),
  });
  if (outcome.ok) return outcome.value;
  throw new RangeError(outcome.problems[0].message);
}

function givenGrid({ cells }: Drawing, palette: Palette, { width, height, ...of }: Drawing): Grid {
  const all = allCandidates(palette);
  return { width, height, cells: Int32Array.from(of.cells, (is, i) => (is ? 1 << cells[i] : all)) };
}

/**
 * Returns the drawing with `cells` in `colour`, or the same drawing if all of `cells` have that
 * colour already.
 */
export function painted(drawing: Drawing, cells: readonly number[], colour: number): Drawing {
  if (cells.every((cell) => drawing.cells[cell] === colour)) return drawing;
  const changed = drawing.cells.slice();
  for (const cell of cells) changed[cell] = colour;
  return { ...drawing, cells: changed };
}

export function sameDrawing(a: Drawing, b: Drawing): boolean {
  return (
    a.width === b.width &&
    a.height === b.height &&
    a.cells.every((colour, cell) => colour === b.cells[cell])
  );
}
