// Given cells as shapes: each has a small square in a corner, as on the screen, so that they can be
// told from the marks of a player.

import { isKnown } from '../puzzle/grid.ts';
import { placeOf } from '../puzzle/places.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { boxesBy } from './boxes-by.ts';
import { colourDrawn, type DrawnCell, drawnCell, UNDRAWN } from './drawn-cell.ts';
import { BLACK, hatchOf, type Ink, isHatched, onColour, PAPER, paintOf, SOFT } from './ink.ts';
import type { Box, Shape } from './shape.ts';

/** Returns the marks with those of the given cells; only the latter if there are no others. */
export function withGivenMarks(
  puzzle: Puzzle,
  cells: ArrayLike<DrawnCell> | undefined,
): ArrayLike<DrawnCell> | undefined {
  if (puzzle.given === undefined) return cells;
  return givenCells(puzzle).map((mark, cell) => mark || (cells?.[cell] ?? UNDRAWN));
}

/** Returns what the given cells show; all other cells show nothing. */
function givenCells({ width, height, given }: Puzzle): Uint8Array {
  return given === undefined
    ? new Uint8Array(width * height)
    : Uint8Array.from(given.cells, drawnCell);
}

/** `x` and `y` are the top left corner of the grid, and `cell` is the side of a cell. */
export function drawGivenCorners(
  puzzle: Puzzle,
  ink: Ink,
  { x, y, cell }: { readonly x: number; readonly y: number; readonly cell: number },
): Shape[] {
  const marks = givenCells(puzzle);
  const corners = [...(puzzle.given?.cells.entries() ?? [])]
    .filter(([, candidates]) => isKnown(candidates))
    .map(([index]): [string, Box] => {
      const { row, column } = placeOf(puzzle, index);
      const side = cell * SIDE;
      const [left, top] = [column + 1 - SIDE - FROM_EDGE, row + 1 - SIDE - FROM_EDGE];
      const box = { x: x + left * cell, y: y + top * cell, width: side, height: side };
      return [cornerColour(puzzle, ink, marks[index]), box];
    });
  const byColour = boxesBy(corners);
  return [...byColour].map(([colour, boxes]) => ({ kind: 'fills', colour, boxes }));
}

/** The side of the square, and how far it is from the edges of its cell, in cells. */
const [SIDE, FROM_EDGE] = [0.18, 0.08];

/** Returns a colour that shows on what is drawn in the cell. */
function cornerColour({ palette }: Puzzle, ink: Ink, mark: DrawnCell): string {
  const colour = colourDrawn(mark);
  if (colour === 0) return SOFT;
  if (isHatched(palette, ink)) return hatchOf(colour) === 'solid' ? PAPER : BLACK;
  return onColour(paintOf(palette, colour, ink));
}
