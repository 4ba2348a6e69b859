// Reads what is marked on the board of a puzzle: a cell that is filled has another colour than its
// paper all over, a cross or a dot has some ink in the middle. Paper and ink are those of the
// clues. Cost: a look at every fourth pixel of the grid and of the clues of rows.

import type { Image } from '../../create/images/image-samples.ts';
import {
  type Lab,
  LIGHT_OF_LEVEL,
  labOfLight,
  labOfRgb,
  meanLab,
  nearest,
  squaredDistance,
} from '../../create/images/oklab.ts';
import { isMonochrome, type Palette } from '../../puzzle/palette.ts';
import type { StraightPuzzle } from '../page/straight-puzzle.ts';

/** The mark of a cross, and of a cell in which nothing is marked. */
const CROSS = 0;
const UNMARKED = -1;

/** The part of a cell at each side that is not looked at, because of lines. */
const RIND = 0.2;
/** Ink differs from paper by this distance at least; alternate shades of paper by less. */
const LEAST_DIFFERENCE = 0.12;
/** The shares of pixels with ink from which on a cell is filled, or has a cross. */
const FILLED = 0.75;
const CROSSED = 0.04;

/** Returns a colour, 0 for a cross, or -1 for each cell of the grid, row by row. */
export function boardMarks(
  { image, cell, grid, rows }: StraightPuzzle,
  palette: Palette,
): Int8Array {
  const places = Array.from({ length: grid.columns * grid.rows }, (_, i) => {
    const column = grid.column + (i % grid.columns);
    return { column, row: grid.row + Math.floor(i / grid.columns), cell };
  });
  const middles = places.map((place) => middleOfCell(image, place));
  const paper = paperOfGrid(middles, paperOfClues(image, rows, cell));
  const colours = palette.slice(1).map(({ rgb }) => labOfRgb(rgb));
  return Int8Array.from(middles, (labs) => {
    const inked = labs.filter((lab) => squaredDistance(lab, paper) > LEAST_DIFFERENCE ** 2);
    const share = inked.length / labs.length;
    if (share < CROSSED) return UNMARKED;
    if (share < FILLED) return CROSS;
    return isMonochrome(palette) ? 1 : 1 + nearest(meanLab(inked), colours);
  });
}

/** Returns the usual colour of the rooms of the clues: less than half of them is ink. */
function paperOfClues(image: Image, rows: StraightPuzzle['rows'], cell: number): Lab {
  const labs = rows.flatMap(({ column, row, columns }) =>
    Array.from({ length: columns }, (_, i) =>
      middleOfCell(image, { column: column + i, row, cell }),
    ),
  );
  const lights = labs.flat().sort((a, b) => a[0] - b[0]);
  return lights[lights.length >> 1];
}

/** Returns the usual colour of cells that are about as light as clues: the others are filled. */
function paperOfGrid(middles: readonly Lab[][], clues: Lab): Lab {
  const usual = middles
    .map((labs) => [...labs].sort((a, b) => a[0] - b[0])[labs.length >> 1])
    .filter((lab) => Math.abs(lab[0] - clues[0]) < SHADE)
    .sort((a, b) => a[0] - b[0]);
  return usual[usual.length >> 1] ?? clues;
}

/** Clues may stand on a shade of paper that differs in lightness by as much. */
const SHADE = 0.22;

interface CellPlace {
  readonly column: number;
  readonly row: number;
  readonly cell: number;
}

/** Returns the colours of every second pixel in the middle of a cell. */
function middleOfCell(image: Image, { column, row, cell }: CellPlace): Lab[] {
  const rind = Math.round(RIND * cell);
  const labs: Lab[] = [];
  for (let y = row * cell + rind; y < (row + 1) * cell - rind; y += 2) {
    for (let x = column * cell + rind; x < (column + 1) * cell - rind; x += 2) {
      const at = 4 * (y * image.width + x);
      const light = (i: number): number => LIGHT_OF_LEVEL[image.data[at + i]];
      labs.push(labOfLight([light(0), light(1), light(2)]));
    }
  }
  return labs;
}
