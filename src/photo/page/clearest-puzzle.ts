// Finds the puzzle that is seen best in an image. Its lines may be dark or bright, and where filled
// cells have patterns, they may be seen as edges alone. Each of these images is searched only if it
// may show a better puzzle than those before: mostly, dark lines are enough.

import { type GreyImage, invertedGrey } from './grey-image.ts';
import { cellSize, findLattice, imageLines, type Lattice } from './lattice.ts';
import { latticeEdges } from './lattice-edges.ts';
import { edgeImage } from './lines/edge-image.ts';
import { type PuzzleLayout, puzzleLayout } from './puzzle-layout.ts';
import { type LatticePart, type PuzzleShape, puzzleShape } from './puzzle-shape.ts';
import { partWithClues } from './straight-puzzle.ts';

export interface PuzzleInGrey {
  readonly lattice: Lattice;
  readonly layout: PuzzleLayout;
  /** The grid, with the areas of its clues where these have lines. */
  readonly lined: LatticePart;
  readonly kind: LineKind;
  /** The cells of the grid times the contrast of the lines, and the share of them that was seen. */
  readonly worth: number;
}

/** The kinds of lines in which a grid is looked for, in this order. */
export const LINE_KINDS = ['dark', 'bright', 'edges'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

interface PuzzleSearch {
  readonly kinds: readonly LineKind[];
  /** The least worth of a puzzle. */
  readonly least: number;
  /** Called after each image; returns false if the search is to end. */
  readonly goesOn: () => Promise<boolean>;
}

/** The most rows, and the most columns, of a puzzle that is read. */
export const LONGEST_SIDE = 200;
/** A grid is taken from edges only if it is seen so much better there than in lines. */
const MUCH = 1.2;

/** Returns undefined if there is no puzzle. */
export async function clearestPuzzle(
  grey: GreyImage,
  { kinds, least, goesOn }: PuzzleSearch,
): Promise<PuzzleInGrey | 'stopped' | undefined> {
  let best: Candidate | undefined;
  for (const kind of kinds) {
    if (best !== undefined && isEnough(best, kind)) break;
    const light = lightOfKind(grey, kind);
    const lattice = findLattice(imageLines(light));
    if (!(await goesOn())) return 'stopped';
    const worth = Math.max(least, (kind === 'edges' ? MUCH : 1) * (best?.worth ?? 0));
    if (lattice === undefined || mostWorth(lattice) <= worth) continue;
    const candidate = candidateIn(light, lattice, kind);
    if (candidate !== undefined && candidate.worth > worth) best = candidate;
    if (!(await goesOn())) return 'stopped';
  }
  if (best === undefined) return undefined;
  const { light, lattice, shape, kind, worth } = best;
  const layout = puzzleLayout(light, lattice, shape);
  return { lattice, layout, lined: linedPart(shape), kind, worth };
}

function linedPart({ grid, clues }: PuzzleShape): LatticePart {
  if (clues === undefined) return grid;
  return partWithClues({
    grid,
    rows: { side: clues.rows, cells: clues.rowCells },
    columns: { side: clues.columns, cells: clues.columnCells },
  });
}

function lightOfKind(grey: GreyImage, kind: LineKind): GreyImage {
  if (kind === 'dark') return grey;
  return kind === 'bright' ? invertedGrey(grey) : edgeImage(grey);
}

/** A puzzle whose clues were not looked for yet. */
interface Candidate {
  readonly light: GreyImage;
  readonly lattice: Lattice;
  readonly shape: PuzzleShape;
  readonly kind: LineKind;
  readonly worth: number;
}

/** Lines of more contrast, in levels of light, are no clearer. */
const MOST_WORTH_CONTRAST = 25;

function candidateIn(light: GreyImage, lattice: Lattice, kind: LineKind): Candidate | undefined {
  const edges = latticeEdges(light, lattice);
  const shape = puzzleShape(edges);
  if (shape === undefined) return undefined;
  const { columns, rows } = shape.grid;
  if (Math.max(columns, rows) > LONGEST_SIDE) return undefined;
  const contrast = Math.min(edges.contrast, MOST_WORTH_CONTRAST);
  return { light, lattice, shape, kind, worth: contrast * seenShare(lattice) * columns * rows };
}

/** How many cells beyond the lattice a grid may have, along each side. */
const CELLS_BEYOND = 4;

/** Returns what the clearest grid would be worth that a lattice may have. */
function mostWorth(lattice: Lattice): number {
  const cells = (lattice.columns + CELLS_BEYOND) * (lattice.rows + CELLS_BEYOND);
  return MOST_WORTH_CONTRAST * seenShare(lattice) * cells;
}

/** Lines of which half is seen are seen well enough. */
const SEEN = 0.5;

function seenShare({ placeOf, columns, rows, support }: Lattice): number {
  const cell = cellSize(placeOf, columns / 2, rows / 2);
  const length = cell * ((columns + 1) * rows + (rows + 1) * columns);
  return Math.min(1, support / (SEEN * length));
}

/** A lattice of this share of an image is what the image is about. */
const LARGE = 0.25;

/**
 * Returns whether no other kind of lines needs to be looked at: the lines are as clear as can be
 * and the whole lattice is explained. Bright lines may be those of a larger puzzle, unless this one
 * is large itself.
 */
function isEnough(best: Candidate, next: LineKind): boolean {
  const { light, lattice, shape, worth } = best;
  const { grid, clues } = shape;
  const cells = grid.columns * grid.rows;
  if (worth < MOST_WORTH_CONTRAST * cells) return false;
  const hasAllCells = MUCH * cells >= lattice.columns * lattice.rows;
  const hasClues = lattice.columns > grid.columns && lattice.rows > grid.rows;
  if (!hasAllCells && !(clues !== undefined && hasClues)) return false;
  if (next === 'edges') return true;
  const cell = cellSize(lattice.placeOf, lattice.columns / 2, lattice.rows / 2);
  const area = cell ** 2 * lattice.columns * lattice.rows;
  return area >= LARGE * light.width * light.height;
}
