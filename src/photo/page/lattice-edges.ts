// Measures which edges of a lattice are drawn in an image: those between two neighbouring
// crossings. An edge is drawn where there is a dark line or where a dark area ends; where all is
// dark, as between two filled cells, half of it counts. Cost: some dozens of looks an edge.

import type { PixelPoint } from '../photo-reading.ts';
import { type GreyImage, lightAt } from './grey-image.ts';
import { cellSize, type Lattice } from './lattice.ts';

export interface LatticeEdges {
  /** The numbers of the first column and the first row of cells that were looked at. */
  readonly column: number;
  readonly row: number;
  /** How many columns and rows of cells were looked at. */
  readonly columns: number;
  readonly rows: number;
  /** How much of the edge to the left of a cell is drawn, from 0 to 1; rows have one edge more. */
  readonly upright: Float32Array;
  /** How much of the edge above a cell is drawn; there is one row more. */
  readonly level: Float32Array;
  /** Whether there is ink at the upper left corner of a cell; columns and rows have one more. */
  readonly nodes: Uint8Array;
  /** Whether there is ink within a cell. */
  readonly inked: Uint8Array;
  /** The usual contrast of a line, in levels of light. */
  readonly contrast: number;
}

/** How many cells beyond the lattice are looked at, because its last lines may be lost. */
const BEYOND = 2;
/** The points of an edge that are looked at, in shares of its length. */
const SAMPLES = [0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85];
/** How far a line may be from its place, and how far its surroundings reach, in cells. */
const OFF = 0.12;
const REACH = 0.3;
/** The contrast of a line in shares of the usual contrast, and in levels of light. */
const LEAST_SHARE = 0.33;
const LEAST_CONTRAST = 5;
/** Among clear lines, one with less than its share of this contrast is no line. */
const CLEAR_CONTRAST = 90;
/** Areas with less than this share of the light of paper are dark; the mark of such a place. */
const DARK = 0.55;
const DARK_AREA = -1;
/** The mark of a place where a dark area ends. */
const STEP = -2;

export function latticeEdges(image: GreyImage, lattice: Lattice): LatticeEdges {
  const [columns, rows] = [lattice.columns + 2 * BEYOND, lattice.rows + 2 * BEYOND];
  const upright = new Float32Array((columns + 1) * rows * SAMPLES.length);
  const level = new Float32Array(columns * (rows + 1) * SAMPLES.length);
  const paperAt = paperLight(image, lattice);
  const look = lookAt(image, lattice, paperAt);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column <= columns; column++) {
      SAMPLES.forEach((share, i) => {
        const at = (row * (columns + 1) + column) * SAMPLES.length + i;
        upright[at] = look(column - BEYOND, row - BEYOND + share, 'upright');
      });
    }
  }
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column < columns; column++) {
      SAMPLES.forEach((share, i) => {
        const at = (row * columns + column) * SAMPLES.length + i;
        level[at] = look(column - BEYOND + share, row - BEYOND, 'level');
      });
    }
  }
  const contrast = usualContrast(upright, level, { columns, rows });
  const least = Math.max(LEAST_CONTRAST, LEAST_SHARE * Math.min(contrast, CLEAR_CONTRAST));
  return {
    ...{ column: -BEYOND, row: -BEYOND, columns, rows },
    upright: drawnShares(upright, least),
    level: drawnShares(level, least),
    nodes: inkedNodes(image, lattice, { columns, rows, least, paperAt }),
    inked: inkedCells(image, lattice, { columns, rows, least }),
    contrast,
  };
}

/** How many cells to each side tell the light of paper at a place. */
const AROUND = 3;
/** The rank of paper among the lights around, as a share: some of them may be filled. */
const PAPER_RANK = 0.8;

/** Returns the light of paper at a place of the lattice: there may be shadows. */
type PaperAt = (column: number, row: number) => number;

function paperLight(image: GreyImage, { placeOf, columns, rows }: Lattice): PaperAt {
  const lights = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => {
      const { x, y } = placeOf(column + 0.3, row + 0.3);
      return lightAt(image, x, y);
    }),
  );
  const papers = lights.map((line, row) =>
    line.map((_, column) => {
      const around = lights
        .slice(Math.max(0, row - AROUND), row + AROUND + 1)
        .flatMap((other) => other.slice(Math.max(0, column - AROUND), column + AROUND + 1))
        .sort((first, second) => first - second);
      return around[Math.floor(PAPER_RANK * around.length)];
    }),
  );
  const within = (at: number, count: number): number => {
    return Math.max(0, Math.min(count - 1, Math.floor(at)));
  };
  return (column, row) => papers[within(row, rows)][within(column, columns)];
}

/** Returns a function that measures the contrast of a line at a place of the lattice. */
function lookAt(image: GreyImage, { placeOf }: Lattice, paperAt: PaperAt) {
  return (x: number, y: number, direction: 'upright' | 'level'): number => {
    const middle = placeOf(x, y);
    const paper = paperAt(x, y);
    const cell = cellSize(placeOf, x, y);
    const ahead = direction === 'upright' ? placeOf(x + 0.5, y) : placeOf(x, y + 0.5);
    const length = Math.hypot(ahead.x - middle.x, ahead.y - middle.y);
    const step = { x: (ahead.x - middle.x) / length, y: (ahead.y - middle.y) / length };
    const { before, after, darkest } = contrastsAcross(image, middle, step, cell);
    if (darkest + Math.max(before, after) < DARK * paper) return DARK_AREA;
    const [less, more] = [Math.min(before, after), Math.max(before, after)];
    return less < more / 2 && more >= (1 - DARK) * paper ? STEP : less;
  };
}

/** Returns how much darker the darkest place of a line is than the lightest of its two sides. */
function contrastsAcross(image: GreyImage, middle: PixelPoint, step: PixelPoint, cell: number) {
  const off = Math.max(1, Math.round(OFF * cell));
  const reach = Math.max(off + 2, Math.round(REACH * cell));
  let darkest = 255;
  let place = 0;
  for (let i = -off; i <= off; i++) {
    const light = lightAt(image, middle.x + i * step.x, middle.y + i * step.y);
    if (light < darkest) [darkest, place] = [light, i];
  }
  const side = (direction: 1 | -1): number => {
    let most = 0;
    for (let i = place + direction; Math.abs(i) <= reach; i += direction) {
      most = Math.max(most, lightAt(image, middle.x + i * step.x, middle.y + i * step.y));
    }
    return most;
  };
  return { before: side(-1) - darkest, after: side(1) - darkest, darkest };
}

/**
 * Finds the crossings that have ink. Boxes around single numbers leave a gap where lines of a grid
 * cross.
 */
function inkedNodes(
  image: GreyImage,
  { placeOf }: Lattice,
  { columns, rows, least, paperAt }: NodeFacts,
): Uint8Array {
  const nodes = new Uint8Array((columns + 1) * (rows + 1));
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const [x, y] = [column - BEYOND, row - BEYOND];
      const darkest = leastLightAround(image, placeOf(x, y), OFF * cellSize(placeOf, x, y));
      const [first, ...others] = DIAGONALS.map(([right, below]) => {
        const place = placeOf(x + REACH * right, y + REACH * below);
        return lightAt(image, place.x, place.y);
      });
      const brightest = Math.max(first, ...others);
      const isInked = brightest - darkest >= NODE_SHARE * least || brightest < DARK * paperAt(x, y);
      nodes[row * (columns + 1) + column] = isInked ? 1 : 0;
    }
  }
  return nodes;
}

/** The places of a cell that are looked at for ink, and how much it differs from paper. */
const INK_PLACES = Array.from({ length: 25 }, (_, i) => [
  0.3 + 0.1 * (i % 5),
  0.3 + 0.1 * Math.floor(i / 5),
]);

/** Finds the cells in which light differs, as it does where a number is. */
function inkedCells(
  image: GreyImage,
  { placeOf }: Lattice,
  { columns, rows, least }: EdgeCounts & { readonly least: number },
): Uint8Array {
  return Uint8Array.from({ length: columns * rows }, (_, cell) => {
    const column = (cell % columns) - BEYOND;
    const row = Math.floor(cell / columns) - BEYOND;
    const lights = INK_PLACES.map(([right, below]) => {
      const { x, y } = placeOf(column + right, row + below);
      return lightAt(image, x, y);
    });
    return Math.max(...lights) - Math.min(...lights) >= least ? 1 : 0;
  });
}

interface NodeFacts extends EdgeCounts {
  readonly least: number;
  readonly paperAt: PaperAt;
}

const DIAGONALS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

/** How much darker a crossing is than paper, in shares of the least contrast of a line. */
const NODE_SHARE = 0.8;

/** Returns the least light of the pixels around a place. */
function leastLightAround(image: GreyImage, { x, y }: PixelPoint, reach: number): number {
  const most = Math.max(1, Math.round(reach / 2));
  let least = 255;
  for (let i = -most; i <= most; i++) {
    for (let k = -most; k <= most; k++) least = Math.min(least, lightAt(image, x + i, y + k));
  }
  return least;
}

/** Most of what looks like a line within the lattice is one, so the middle tells its contrast. */
function usualContrast(upright: Float32Array, level: Float32Array, { columns, rows }: EdgeCounts) {
  const inner: number[] = [];
  for (let row = BEYOND; row < rows - BEYOND; row++) {
    const from = row * (columns + 1) + BEYOND;
    inner.push(...samplesOf(upright, from, columns + 1 - 2 * BEYOND));
  }
  for (let row = BEYOND; row <= rows - BEYOND; row++) {
    inner.push(...samplesOf(level, row * columns + BEYOND, columns - 2 * BEYOND));
  }
  const lines = inner.filter((contrast) => contrast >= LEAST_CONTRAST).sort((a, b) => a - b);
  return lines[lines.length >> 1] ?? 0;
}

interface EdgeCounts {
  readonly columns: number;
  readonly rows: number;
}

function samplesOf(contrasts: Float32Array, edge: number, count: number): Float32Array {
  return contrasts.subarray(edge * SAMPLES.length, (edge + count) * SAMPLES.length);
}

function drawnShare(contrast: number, least: number): number {
  if (contrast === DARK_AREA) return 0.5;
  if (contrast === STEP) return 1;
  return contrast >= least ? 1 : 0;
}

function drawnShares(contrasts: Float32Array, least: number): Float32Array {
  const count = SAMPLES.length;
  return Float32Array.from({ length: contrasts.length / count }, (_, edge) => {
    let drawn = 0;
    for (let i = edge * count; i < (edge + 1) * count; i++)
      drawn += drawnShare(contrasts[i], least);
    return drawn / count;
  });
}
