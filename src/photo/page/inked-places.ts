// Finds the crossings and the cells of a lattice that have ink. Boxes around single numbers leave a
// gap where lines of a grid cross, and a cell in which light differs has a number. Cost: about
// thirty looks at pixels for each cell, and for each crossing as many as MOST_AROUND allows: thirty
// in cells of forty pixels.

import type { PixelPoint } from '../photo-reading.ts';
import { DARK, OFF, REACH } from './edge-samples.ts';
import { type GreyImage, lightAt } from './grey-image.ts';
import { cellSize, type Lattice } from './lattice.ts';
import { lightRange } from './light-range.ts';
import { type PaperLight, paperAt } from './paper-light.ts';
import type { LatticePart } from './puzzle-shape.ts';
import { cornersOf, type PlaceOf } from './straighten.ts';

/** How much darker a crossing is than paper, in shares of the least contrast of a line. */
const NODE_SHARE = 0.8;

interface InkWish {
  readonly part: LatticePart;
  /** The least contrast of a line, in levels of light. */
  readonly least: number;
  readonly paper: PaperLight;
}

/** Tells which upper left corners of cells have ink; columns and rows have one more. */
export function inkedNodes(
  image: GreyImage,
  { placeOf }: Lattice,
  { part, least, paper }: InkWish,
): Uint8Array {
  const { column, row, columns, rows } = part;
  const nodes = new Uint8Array((columns + 1) * (rows + 1));
  for (let y = row, node = 0; y <= row + rows; y++) {
    for (let x = column; x <= column + columns; x++, node++) {
      const brightest = greatestLightBeside(image, placeOf, x, y);
      const darkest = leastLightAround(image, placeOf(x, y), OFF * cellSize(placeOf, x, y));
      const isLine = brightest - darkest >= NODE_SHARE * least;
      if (isLine || brightest < DARK * paperAt(paper, x, y)) nodes[node] = 1;
    }
  }
  return nodes;
}

/** Returns the greatest light in the four directions between the lines of a crossing. */
function greatestLightBeside(image: GreyImage, placeOf: PlaceOf, x: number, y: number): number {
  let greatest = 0;
  for (let down = -1; down <= 1; down += 2) {
    for (let right = -1; right <= 1; right += 2) {
      const place = placeOf(x + REACH * right, y + REACH * down);
      greatest = Math.max(greatest, lightAt(image, place.x, place.y));
    }
  }
  return greatest;
}

/** The most pixels that are looked at to each side of a crossing, however large the cells are. */
const MOST_AROUND = 20;

/** Returns the least light of the pixels around a place. */
function leastLightAround(image: GreyImage, { x, y }: PixelPoint, reach: number): number {
  const most = Math.min(MOST_AROUND, Math.max(1, Math.round(reach / 2)));
  let least = 255;
  for (let i = -most; i <= most; i++) {
    for (let k = -most; k <= most; k++) least = Math.min(least, lightAt(image, x + i, y + k));
  }
  return least;
}

/** The part of a cell that is looked at for ink, from its first line on, and the looks each way. */
const MARGIN = 0.3;
const LOOKS = 5;

/** Tells in which cells light differs, as it does where a number is. */
export function inkedCells(
  image: GreyImage,
  { placeOf }: Lattice,
  { part: { column, row, columns, rows }, least }: Omit<InkWish, 'paper'>,
): Uint8Array {
  const inside = 1 - 2 * MARGIN;
  return Uint8Array.from({ length: columns * rows }, (_, cell) => {
    const corners = cornersOf(placeOf, {
      column: column + (cell % columns) + MARGIN,
      row: row + Math.floor(cell / columns) + MARGIN,
      columns: inside,
      rows: inside,
    });
    const range = lightRange(image, corners, LOOKS);
    return range.greatest - range.least >= least ? 1 : 0;
  });
}
