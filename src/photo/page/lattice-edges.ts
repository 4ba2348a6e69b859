// Measures which edges of a lattice are drawn in an image: those between two neighbouring
// crossings. An edge is drawn where there is a dark line or where a dark area ends; where all is
// dark, as between two filled cells, half of it counts. Cost: two hundred looks an edge.

import { DARK_AREA, type EdgeSamples, edgeSamples, SAMPLES_AN_EDGE, STEP } from './edge-samples.ts';
import type { GreyImage } from './grey-image.ts';
import { inkedCells, inkedNodes } from './inked-places.ts';
import type { Lattice } from './lattice.ts';
import { paperLight } from './paper-light.ts';

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
/** The contrast of a line in shares of the usual contrast, and in levels of light. */
const LEAST_SHARE = 0.33;
const LEAST_CONTRAST = 5;
/** Among clear lines, one with less than its share of this contrast is no line. */
const CLEAR_LINE_CONTRAST = 90;

export function latticeEdges(image: GreyImage, lattice: Lattice): LatticeEdges {
  const [columns, rows] = [lattice.columns + 2 * BEYOND, lattice.rows + 2 * BEYOND];
  const part = { column: -BEYOND, row: -BEYOND, columns, rows };
  const paper = paperLight(image, lattice);
  const samples = edgeSamples(image, lattice, { part, paper });
  const contrast = usualContrast(samples, part);
  const least = Math.max(LEAST_CONTRAST, LEAST_SHARE * Math.min(contrast, CLEAR_LINE_CONTRAST));
  return {
    ...part,
    upright: drawnShares(samples.upright, least),
    level: drawnShares(samples.level, least),
    nodes: inkedNodes(image, lattice, { part, least, paper }),
    inked: inkedCells(image, lattice, { part, least }),
    contrast,
  };
}

/** Most of what looks like a line within the lattice is one, so the middle tells its contrast. */
function usualContrast({ upright, level }: EdgeSamples, { columns, rows }: EdgeCounts): number {
  const lines = new Float32Array(upright.length + level.length);
  let count = 0;
  const add = (samples: Float32Array, edge: number, edges: number): void => {
    for (let at = edge * SAMPLES_AN_EDGE; at < (edge + edges) * SAMPLES_AN_EDGE; at++) {
      if (samples[at] >= LEAST_CONTRAST) lines[count++] = samples[at];
    }
  };
  for (let row = BEYOND; row < rows - BEYOND; row++) {
    add(upright, row * (columns + 1) + BEYOND, columns + 1 - 2 * BEYOND);
  }
  for (let row = BEYOND; row <= rows - BEYOND; row++) {
    add(level, row * columns + BEYOND, columns - 2 * BEYOND);
  }
  return lines.subarray(0, count).sort()[count >> 1] ?? 0;
}

interface EdgeCounts {
  readonly columns: number;
  readonly rows: number;
}

/** Returns how much of each edge is drawn. */
function drawnShares(samples: Float32Array, least: number): Float32Array {
  const shares = new Float32Array(samples.length / SAMPLES_AN_EDGE);
  for (let at = 0, edge = 0; edge < shares.length; edge++) {
    let drawn = 0;
    for (const end = at + SAMPLES_AN_EDGE; at < end; at++) drawn += drawnShare(samples[at], least);
    shares[edge] = drawn / SAMPLES_AN_EDGE;
  }
  return shares;
}

function drawnShare(contrast: number, least: number): number {
  if (contrast === DARK_AREA) return 0.5;
  return contrast === STEP || contrast >= least ? 1 : 0;
}
