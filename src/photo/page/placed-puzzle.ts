// Takes a grid where somebody says that it is; only its clues are looked for.

import type { Image } from '../../create/images/image-samples.ts';
import type { GridPlace } from '../photo-reading.ts';
import type { FoundPuzzle } from './find-puzzles.ts';
import { invertedGrey } from './grey-image.ts';
import { fitHomography, mapPoint } from './homography.ts';
import type { Lattice } from './lattice.ts';
import { latticeEdges } from './lattice-edges.ts';
import { puzzleLayout } from './puzzle-layout.ts';
import { placeInImage, shrunkImage } from './shrunk-image.ts';
import { cornersOf, type PlaceOf } from './straighten.ts';

/** Returns undefined if no camera sees a grid with such corners. */
export function placedPuzzle(image: Image, place: GridPlace): FoundPuzzle | undefined {
  const { width: columns, height: rows, corners } = place;
  const { grey, factor } = shrunkImage(image);
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
  const [dark, bright] = [grey, invertedGrey(grey)].map((light) => {
    return { light, contrast: latticeEdges(light, lattice).contrast };
  });
  const { light } = bright.contrast > dark.contrast ? bright : dark;
  const layout = puzzleLayout(light, lattice, { grid });
  return { layout, placeOf: placeInImage(placeOf, factor) };
}
