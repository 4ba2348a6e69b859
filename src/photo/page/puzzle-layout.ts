// Finds on which sides of a grid its clues stand, and how far they reach: the sides with more ink
// beside the grid, up to where there is no more of it. Where the areas of clues have lines, the
// shape of the puzzle has told it. Cost: some looks at each cell around the grid.

import type { PixelPoint } from '../photo-reading.ts';
import type { GreyImage } from './grey-image.ts';
import type { Lattice } from './lattice.ts';
import { lightRange } from './light-range.ts';
import type { ClueSide, LatticePart, PuzzleShape } from './puzzle-shape.ts';
import { stripsOnSheet } from './sheet-edge.ts';
import { cornersOf } from './straighten.ts';

/** The side and the reach of the clues of the rows, or of those of the columns. */
interface ClueReach {
  readonly side: ClueSide;
  /** How far they reach from the grid, in cells. */
  readonly cells: number;
}

export interface PuzzleLayout {
  readonly grid: LatticePart;
  readonly rows: ClueReach;
  readonly columns: ClueReach;
  /** Whether each number of a clue has a cell of its own, with lines around it. */
  readonly isBoxed: boolean;
}

/** The strips that are looked at, the samples across a strip, and the margin beside a line. */
const STRIP = 0.5;
const SAMPLES = 7;
const MARGIN = 0.2;
/** The part of a line between the margins, and how far the outer samples are from its ends. */
const INSIDE = 1 - 2 * MARGIN;
const RIM = 0.5 / SAMPLES;
/** Strips without ink, one after the other, that end the clues. */
const BLANK_STRIPS = 3;
/** How much light within a strip differs if there is ink, in shares of that of all strips. */
const LEAST_SHARE = 0.2;
const LEAST_DIFFERENCE = 18;

export function puzzleLayout(
  image: GreyImage,
  lattice: Lattice,
  { grid, clues }: PuzzleShape,
): PuzzleLayout {
  const look = (side: Side): Strips => inkStrips(image, lattice, { grid, side });
  const rows = clueReach(look('left'), look('right'), clues?.rows);
  const columns = clueReach(look('above'), look('below'), clues?.columns);
  if (clues === undefined) return { grid, rows, columns, isBoxed: false };
  return {
    grid,
    rows: { ...rows, cells: Math.max(clues.rowCells, rows.cells - 2 * MARGIN) },
    columns: { ...columns, cells: Math.max(clues.columnCells, columns.cells - 2 * MARGIN) },
    isBoxed: true,
  };
}

type Side = 'left' | 'right' | 'above' | 'below';

/** The differences of light in each line, strip by strip from the grid outwards. */
type Strips = readonly Float32Array[];

/** No clue reaches further: a line has a number for every second cell at most. */
function mostStrips(cells: number): number {
  return Math.ceil(((cells + 1) / 2 + 1) * 1.2) / STRIP;
}

function inkStrips(
  image: GreyImage,
  lattice: Lattice,
  { grid, side }: { readonly grid: LatticePart; readonly side: Side },
): Strips {
  const isLevel = side === 'left' || side === 'right';
  const lines = isLevel ? grid.rows : grid.columns;
  const most = mostStrips(isLevel ? grid.columns : grid.rows);
  const strips = Array.from({ length: most }, () => new Float32Array(lines).fill(OUTSIDE));
  const lights = Array.from({ length: lines }, (_, line) =>
    strips.map((__, strip) => {
      const corners = cornersOf(lattice.placeOf, partOfStrip(grid, side, { strip, line }));
      return corners.every((corner) => isWithin(image, corner))
        ? lightRange(image, corners, SAMPLES)
        : undefined;
    }),
  );
  for (const [line, inside] of stripsOnSheet(lights).entries()) {
    for (const [strip, { least, greatest }] of inside.entries()) {
      strips[strip][line] = greatest - least;
    }
  }
  return strips;
}

function isWithin({ width, height }: GreyImage, { x, y }: PixelPoint): boolean {
  return x >= 0 && y >= 0 && x < width && y < height;
}

/** The mark of a place outside of the image, or of the sheet of paper. */
const OUTSIDE = -1;

/** Returns the part of a strip beside a line of the grid in which light is measured. */
function partOfStrip(
  grid: LatticePart,
  side: Side,
  { strip, line }: { readonly strip: number; readonly line: number },
): LatticePart {
  const away = strip * STRIP + MARGIN + RIM * STRIP;
  const along = line + MARGIN + RIM * INSIDE;
  const [deep, long] = [(1 - 2 * RIM) * STRIP, (1 - 2 * RIM) * INSIDE];
  const [right, below] = [grid.column + grid.columns, grid.row + grid.rows];
  if (side === 'left' || side === 'right') {
    const column = side === 'left' ? grid.column - away - deep : right + away;
    return { column, row: grid.row + along, columns: deep, rows: long };
  }
  const row = side === 'above' ? grid.row - away - deep : below + away;
  return { column: grid.column + along, row, columns: long, rows: deep };
}

function clueReach(before: Strips, after: Strips, known: ClueSide | undefined): ClueReach {
  const differences = [...before, ...after].flatMap((strip) => [...strip]).sort((a, b) => b - a);
  const usual = differences[Math.floor(differences.length / 20)];
  const least = Math.max(LEAST_DIFFERENCE, LEAST_SHARE * usual);
  const likely = inkBeside(before, least) >= inkBeside(after, least) ? 'before' : 'after';
  const side = known ?? likely;
  return { side, cells: reachOf(side === 'before' ? before : after, least) };
}

/** Counts the lines with ink right beside the grid. */
function inkBeside(strips: Strips, least: number): number {
  const near = strips.slice(0, 2);
  return near[0].reduce(
    (sum, _, line) => sum + (near.some((strip) => strip[line] >= least) ? 1 : 0),
    0,
  );
}

/** Returns how far the ink reaches, in cells, with some room beyond it. */
function reachOf(strips: Strips, least: number): number {
  let reach = 0;
  for (const [i, strip] of strips.entries()) {
    if (strip.some((difference) => difference >= least)) reach = i + 1;
    else if (i - reach >= BLANK_STRIPS - 1) break;
    if (strip.every((difference) => difference < 0)) break;
  }
  return Math.max(1, reach) * STRIP + 2 * MARGIN;
}
