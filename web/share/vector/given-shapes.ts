// Given cells as shapes: each has a small square in a corner, as on the screen, so that they can be
// told from the marks of a player.

import { isKnown } from '../../../src/puzzle/grid.ts';
import { isMonochrome } from '../../../src/puzzle/palette.ts';
import { placeOf } from '../../../src/puzzle/places.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { givenMarks } from '../../board/state/given-marks.ts';
import { colourOfMark, type Mark, UNMARKED } from '../../board/state/mark.ts';
import { BLACK, hatchOf, type Ink, onColour, PAPER, SOFT } from './ink.ts';
import type { Box, Shape } from './shape.ts';

/** Returns the marks with those of the given cells; only the latter if there are no others. */
export function withGivenMarks(
  puzzle: Puzzle,
  cells: ArrayLike<Mark> | undefined,
): ArrayLike<Mark> | undefined {
  if (puzzle.given === undefined) return cells;
  return givenMarks(puzzle).map((mark, cell) => mark || (cells?.[cell] ?? UNMARKED));
}

/** `x` and `y` are the top left corner of the grid, and `cell` is the side of a cell. */
export function drawGivenCorners(
  puzzle: Puzzle,
  ink: Ink,
  { x, y, cell }: { readonly x: number; readonly y: number; readonly cell: number },
): Shape[] {
  const marks = givenMarks(puzzle);
  const byColour = new Map<string, Box[]>();
  for (const [index, candidates] of puzzle.given?.cells.entries() ?? []) {
    if (!isKnown(candidates)) continue;
    const { row, column } = placeOf(puzzle, index);
    const side = cell * SIDE;
    const [left, top] = [column + 1 - SIDE - FROM_EDGE, row + 1 - SIDE - FROM_EDGE];
    const box = { x: x + left * cell, y: y + top * cell, width: side, height: side };
    const colour = cornerColour(puzzle, ink, marks[index]);
    const boxes = byColour.get(colour) ?? [];
    boxes.push(box);
    byColour.set(colour, boxes);
  }
  return [...byColour].map(([colour, boxes]) => ({ kind: 'fills', colour, boxes }));
}

/** The side of the square, and how far it is from the edges of its cell, in cells. */
const [SIDE, FROM_EDGE] = [0.18, 0.08];

/** Returns a colour that shows on what is drawn in the cell. */
function cornerColour({ palette }: Puzzle, ink: Ink, mark: Mark): string {
  const colour = colourOfMark(mark);
  if (colour === 0) return SOFT;
  if (ink === 'colour') return onColour(palette[colour].rgb);
  return isMonochrome(palette) || hatchOf(colour) === 'solid' ? PAPER : BLACK;
}
