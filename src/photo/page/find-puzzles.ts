// Finds the puzzles in an image: their lattices, the grids within them, and where their clues
// stand. Lines may be dark or bright, so both are looked for. What was found is painted over, and
// the search goes on until nothing more is found. Cost: 30 to 50 ms for each 100,000 pixels, for
// each search.

import type { Image } from '../../create/images/image-samples.ts';
import type { GridPlace, PixelPoint } from '../photo-reading.ts';
import { coverPart, type GreyImage, greyImage, invertedGrey } from './grey-image.ts';
import { fitHomography, mapPoint } from './homography.ts';
import { cellSize, findLattice, imageLines, type Lattice } from './lattice.ts';
import { latticeEdges } from './lattice-edges.ts';
import { edgeImage } from './lines/edge-image.ts';
import { type PuzzleLayout, puzzleLayout } from './puzzle-layout.ts';
import { puzzleShape } from './puzzle-shape.ts';
import { partWithClues } from './straight-puzzle.ts';
import { cornersOf, type PlaceOf } from './straighten.ts';

export interface FoundPuzzle {
  readonly layout: PuzzleLayout;
  /** Tells where a place of the lattice is in the image as it was given. */
  readonly placeOf: PlaceOf;
}

/** Lines are looked for in an image whose longer side has no more pixels. */
const LONGEST = 1600;
/** The most puzzles that are looked for, and how much worse than the best one they may be. */
const MOST_PUZZLES = 4;
const LEAST_SHARE = 0.15;
/** The share of an image that is left at least if another puzzle is looked for. */
const LEAST_ROOM = 0.35;
/** The most rows, and the most columns, of a puzzle that is read. */
export const MOST_LINES = 200;

/** Returns the puzzles of an image, those with the clearest grids first. */
export function findPuzzles(image: Image): FoundPuzzle[] {
  const factor = shrinkFactor(image);
  const grey = greyImage(image, factor);
  const found: PuzzleInGrey[] = [];
  let room = grey.data.length;
  while (found.length < MOST_PUZZLES && room >= LEAST_ROOM * grey.data.length) {
    const next = clearestPuzzle(grey);
    if (next === undefined || next.worth < LEAST_SHARE * (found[0]?.worth ?? 0)) break;
    found.push(next);
    room -= coverPart(grey, next.lattice.placeOf, partWithClues(next.layout));
  }
  return found.map(({ layout, lattice }) => ({ layout, placeOf: placeIn(lattice, factor) }));
}

/** Takes a grid where somebody says that it is; only its clues are looked for. */
export function placedPuzzle(image: Image, place: GridPlace): FoundPuzzle | undefined {
  const { width: columns, height: rows, corners } = place;
  const factor = shrinkFactor(image);
  const grid = { column: 0, row: 0, columns, rows };
  const ends = cornersOf((x, y) => ({ x, y }), grid);
  const map = fitHomography(
    corners.map(({ x, y }, i) => {
      const to = { x: (x + 0.5) / factor - 0.5, y: (y + 0.5) / factor - 0.5 };
      return { from: ends[i], to, weight: 1 };
    }),
  );
  if (map === undefined) return undefined;
  const placeOf: PlaceOf = (column, row) => mapPoint(map, column, row);
  const lattice: Lattice = { placeOf, columns, rows, support: 0 };
  const grey = greyImage(image, factor);
  const [dark, bright] = [grey, invertedGrey(grey)].map((light) => {
    return { light, contrast: latticeEdges(light, lattice).contrast };
  });
  const { light } = bright.contrast > dark.contrast ? bright : dark;
  const layout = puzzleLayout(light, lattice, { grid });
  return { layout, placeOf: placeIn(lattice, factor) };
}

function shrinkFactor({ width, height }: Image): number {
  return Math.max(1, Math.ceil(Math.max(width, height) / LONGEST));
}

/** Turns places of the shrunk image into places of the image as it was given. */
function placeIn({ placeOf }: Lattice, factor: number): PlaceOf {
  return (column: number, row: number): PixelPoint => {
    const { x, y } = placeOf(column, row);
    return { x: (x + 0.5) * factor - 0.5, y: (y + 0.5) * factor - 0.5 };
  };
}

interface PuzzleInGrey {
  readonly lattice: Lattice;
  readonly layout: PuzzleLayout;
  /** The cells of the grid times the contrast of the lines, and the share of them that was seen. */
  readonly worth: number;
}

function clearestPuzzle(grey: GreyImage): PuzzleInGrey | undefined {
  const inLines = [grey, invertedGrey(grey)].flatMap((light) => puzzleIn(light) ?? []);
  const [best] = inLines.sort((a, b) => b.worth - a.worth);
  const inEdges = puzzleIn(edgeImage(grey));
  return inEdges !== undefined && inEdges.worth > MUCH * (best?.worth ?? 0) ? inEdges : best;
}

/** A grid is taken from edges only if it is seen so much better there than in lines. */
const MUCH = 1.2;
/** Lines of more contrast, in levels of light, are no clearer. */
const CLEAR_CONTRAST = 25;

function puzzleIn(grey: GreyImage): PuzzleInGrey | undefined {
  const lattice = findLattice(imageLines(grey));
  if (lattice === undefined) return undefined;
  const edges = latticeEdges(grey, lattice);
  const shape = puzzleShape(edges);
  if (shape === undefined || Math.max(shape.grid.columns, shape.grid.rows) > MOST_LINES)
    return undefined;
  const { columns, rows } = shape.grid;
  const worth = Math.min(edges.contrast, CLEAR_CONTRAST) * seenShare(lattice) * columns * rows;
  return { lattice, layout: puzzleLayout(grey, lattice, shape), worth };
}

/** Lines of which half is seen are seen well enough. */
const SEEN = 0.5;

function seenShare({ placeOf, columns, rows, support }: Lattice): number {
  const cell = cellSize(placeOf, columns / 2, rows / 2);
  const length = cell * ((columns + 1) * rows + (rows + 1) * columns);
  return Math.min(1, support / (SEEN * length));
}
