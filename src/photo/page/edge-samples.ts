// Measures how dark lines are along the edges of a lattice, at a few samples of each. The map of
// the lattice is asked for the crossings alone: between two neighbouring crossings an edge is
// straight. Cost: about twenty looks at pixels for each sample, and nothing is allocated for it.

import { type GreyImage, lightAt } from './grey-image.ts';
import type { Lattice } from './lattice.ts';
import { type PaperLight, paperAt } from './paper-light.ts';
import type { LatticePart } from './puzzle-shape.ts';

/**
 * The contrast of a line in levels of light at the samples of all edges, edge by edge, or one of
 * the marks below.
 */
export interface EdgeSamples {
  /** The edges to the left of each cell and, last in each row, the one to the right of it. */
  readonly upright: Float32Array;
  /** The edges above each cell; there is one row more. */
  readonly level: Float32Array;
}

/** The points of an edge that are looked at, in shares of its length. */
const SHARES = [0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85];
export const SAMPLES_AN_EDGE = SHARES.length;
/** How far a line may be from its place, and how far its surroundings reach, in cells. */
export const OFF = 0.12;
export const REACH = 0.3;
/** The most pixels that its surroundings reach. */
const MOST_REACH = 200;
/** Areas with less than this share of the light of paper are dark; the mark of such a place. */
export const DARK = 0.55;
export const DARK_AREA = -1;
/** The mark of a place where a dark area ends. */
export const STEP = -2;

/** A gap between boxes shows paper, so it has this share of its light; a line within does not. */
const BRIGHT = 0.8;

/** The facts that all edges need; the last fields change from edge to edge. */
interface EdgeLook {
  readonly image: GreyImage;
  /** The places of the crossings, row by row, with one more to the right and below. */
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  /** The way from a crossing to the next one along an edge, and to the next one beside it. */
  readonly along: number;
  readonly across: number;
  /** The number of crossings in a row. */
  readonly stride: number;
  /** The lights across an edge, from `-reach` to `reach`. */
  readonly lights: Float64Array;
  /** How far a line may be from its place, and how far its surroundings reach, in pixels. */
  off: number;
  reach: number;
  /** The way across an edge for each pixel. */
  stepX: number;
  stepY: number;
  /** The light of paper beside the edge. */
  paper: number;
}

/** Measures the edges of the cells of a part of a lattice. */
export function edgeSamples(
  image: GreyImage,
  { placeOf }: Lattice,
  { part, paper }: MeasuredPart,
): EdgeSamples {
  const { columns, rows } = part;
  const stride = columns + 2;
  const xs = new Float64Array(stride * (rows + 2));
  const ys = new Float64Array(xs.length);
  for (let row = 0, node = 0; row < rows + 2; row++) {
    for (let column = 0; column < stride; column++, node++) {
      const { x, y } = placeOf(part.column + column, part.row + row);
      [xs[node], ys[node]] = [x, y];
    }
  }
  const lights = new Float64Array(2 * MOST_REACH + 1);
  const look = { image, xs, ys, stride, lights, off: 0, reach: 0, stepX: 0, stepY: 0, paper: 0 };
  const all = (wide: number, high: number, way: Pick<EdgeLook, 'along' | 'across'>) => {
    const samples = new Float32Array(wide * high * SAMPLES_AN_EDGE);
    const own: EdgeLook = { ...look, ...way };
    for (let row = 0, to = 0; row < high; row++) {
      for (let column = 0; column < wide; column++, to += SAMPLES_AN_EDGE) {
        own.paper = paperAt(paper, part.column + column, part.row + row);
        measureEdge(own, row * stride + column, samples, to);
      }
    }
    return samples;
  };
  return {
    upright: all(columns + 1, rows, { along: stride, across: 1 }),
    level: all(columns, rows + 1, { along: 1, across: stride }),
  };
}

/** The part of a lattice that is measured, and the light of its paper. */
interface MeasuredPart {
  readonly part: LatticePart;
  readonly paper: PaperLight;
}

function measureEdge(look: EdgeLook, node: number, samples: Float32Array, to: number): void {
  const { xs, ys, along, across, stride } = look;
  const cell = (lengthOf(look, node, node + 1) + lengthOf(look, node, node + stride)) / 2;
  look.off = Math.min(MOST_REACH - 2, Math.max(1, Math.round(OFF * cell)));
  look.reach = Math.min(MOST_REACH, Math.max(look.off + 2, Math.round(REACH * cell)));
  const end = node + along;
  const right = xs[node + across] + xs[end + across] - xs[node] - xs[end];
  const below = ys[node + across] + ys[end + across] - ys[node] - ys[end];
  const length = Math.hypot(right, below);
  look.stepX = right / length;
  look.stepY = below / length;
  for (let i = 0; i < SAMPLES_AN_EDGE; i++) {
    const x = xs[node] + SHARES[i] * (xs[end] - xs[node]);
    const y = ys[node] + SHARES[i] * (ys[end] - ys[node]);
    samples[to + i] = contrastAt(look, x, y);
  }
}

function lengthOf({ xs, ys }: EdgeLook, from: number, to: number): number {
  return Math.hypot(xs[to] - xs[from], ys[to] - ys[from]);
}

/** Returns how much darker the darkest place across an edge is than the lighter of its sides. */
function contrastAt(look: EdgeLook, x: number, y: number): number {
  const { image, lights, off, reach, stepX, stepY, paper } = look;
  for (let i = -reach; i <= reach; i++) {
    lights[reach + i] = lightAt(image, x + i * stepX, y + i * stepY);
  }
  let place = reach - off;
  for (let i = place + 1; i <= reach + off; i++) if (lights[i] < lights[place]) place = i;
  let [before, after] = [0, 0];
  for (let i = 0; i < place; i++) before = Math.max(before, lights[i]);
  for (let i = place + 1; i <= 2 * reach; i++) after = Math.max(after, lights[i]);
  const darkest = lights[place];
  const [less, more] = [Math.min(before, after) - darkest, Math.max(before, after) - darkest];
  if (darkest + more < DARK * paper) return DARK_AREA;
  const isStep = less < more / 2 && more >= (1 - DARK) * paper;
  if (!isStep) return less;
  const isGap = Math.max(lights[0], lights[2 * reach]) < darkest + more / 2;
  if (!isGap) return STEP;
  return darkest + more < BRIGHT * paper ? DARK_AREA : contrastInGap(look);
}

/**
 * Returns how dark a line is in the bright gap between two dark boxes of clues, which are darker
 * than the line; about 0 if there is none.
 */
function contrastInGap({ lights, off, reach }: EdgeLook): number {
  let most = 0;
  for (let place = reach - off; place <= reach + off; place++) {
    let [before, after] = [0, 0];
    for (let i = 0; i < place; i++) before = Math.max(before, lights[i]);
    for (let i = place + 1; i <= 2 * reach; i++) after = Math.max(after, lights[i]);
    most = Math.max(most, Math.min(before, after) - lights[place]);
  }
  return most;
}
