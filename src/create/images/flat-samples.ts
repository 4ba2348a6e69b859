// Samples an image of flat areas, like an icon or a drawing, so that thin lines and small features
// survive. The mean of a cell would turn a dark eye on a light face into a face that is a little
// darker. So a cell gets one of the few tones of the image instead: the tone that is common in the
// cell and rare around it. A line of a third of a cell is rarer around than the area it crosses.
// Then each tone that got lost where it was has the cell in which it covers the most.
//
// A photo has no flat areas: its points differ from their neighbours nearly everywhere.
//
// Cost: at most `MOST_POINTS` points of the image are read. A picture with more cells than these
// points can serve keeps small features without help.

import { cellAt, columnOf, rowOf } from '../../puzzle/places.ts';
import { colourClusters } from './colour-clusters.ts';
import type { Image, Samples } from './image-samples.ts';
import { type Lab, LIGHT_OF_LEVEL, labOfLight, nearest } from './oklab.ts';
import { CLEAR, pixelAt } from './pixel-art.ts';

/** The points of an image that are read, row by row, `perCell` of them along a side of a cell. */
interface Points {
  readonly perCell: number;
  readonly colours: Int32Array;
}

const MOST_POINTS = 2 ** 18;
const MOST_PER_CELL = 8;
/** With fewer points along a side of a cell, coverage is not known well enough. */
const LEAST_PER_CELL = 3;
/** The most tones, besides transparency. */
const MOST_TONES = 8;
/** Stands for a point that is left out. */
const BLEND = -2;
/** How much colours must differ to count as different, in levels of all channels. */
const BLENDED = 24;
/** Points of a photo differ from the next point by more than this, in levels of all channels. */
const SHADED = 3;
/** How much rarity counts against coverage: 0 is not at all. */
const RARITY = 0.4;
/** A feature that covers less than this across three cells is thin. */
const THIN = 0.7;

/**
 * Returns undefined for an image without flat areas, and where a cell has too few pixels, or the
 * picture too many cells, for features that are smaller than a cell.
 */
export function flatSamples(image: Image, width: number, height: number): Samples | undefined {
  const pixels = Math.max(image.width / width, image.height / height);
  const most = Math.floor(Math.sqrt(MOST_POINTS / (width * height)));
  const perCell = Math.min(MOST_PER_CELL, Math.ceil(pixels), most);
  if (perCell < LEAST_PER_CELL) return undefined;
  const points = pointsOf(image, width, height, perCell);
  return isShaded(points.colours) ? undefined : samplesOfPoints(points, width, height);
}

function pointsOf(image: Image, width: number, height: number, perCell: number): Points {
  const [columns, rows] = [width * perCell, height * perCell];
  const colours = new Int32Array(columns * rows);
  for (let row = 0, point = 0; row < rows; row++) {
    const y = Math.floor(((row + 0.5) * image.height) / rows);
    for (let column = 0; column < columns; column++) {
      const x = Math.floor(((column + 0.5) * image.width) / columns);
      colours[point++] = pixelAt(image.data, y * image.width + x);
    }
  }
  return { perCell, colours };
}

/** Tells whether more than half of the points differ from the point before them. */
function isShaded(colours: Int32Array): boolean {
  let differing = 0;
  for (let i = 1; i < colours.length; i++)
    if (levelsBetween(colours[i - 1], colours[i]) > SHADED) differing++;
  return 2 * differing > colours.length;
}

function levelsBetween(a: number, b: number): number {
  const channel = (shift: number): number => Math.abs(((a >> shift) & 255) - ((b >> shift) & 255));
  return channel(16) + channel(8) + channel(0);
}

function samplesOfPoints(points: Points, width: number, height: number): Samples {
  const labs = labsOf(points.colours);
  const solid = Array.from(points.colours, (colour) => labs.get(colour));
  const tones: readonly (Lab | undefined)[] = [
    ...colourClusters(
      solid.filter((lab) => lab !== undefined),
      MOST_TONES,
    ),
    undefined,
  ];
  const toneOf = tonesByColour(labs, tones.slice(0, -1) as Lab[]);
  const covers = coversOf(withoutBlends(points, width), width, toneOf, tones.length);
  const layout = { width, height, tones: tones.length };
  const chosen = rareTones(covers, gathered(covers, layout), layout);
  return Array.from(chosen, (tone) => tones[tone]);
}

function labsOf(colours: Int32Array): Map<number, Lab> {
  const labs = new Map<number, Lab>();
  for (const colour of new Set(colours)) {
    if (colour === CLEAR) continue;
    const light = (shift: number): number => LIGHT_OF_LEVEL[(colour >> shift) & 255];
    labs.set(colour, labOfLight([light(16), light(8), light(0)]));
  }
  return labs;
}

function tonesByColour(
  labs: ReadonlyMap<number, Lab>,
  tones: readonly Lab[],
): ReadonlyMap<number, number> {
  const byColour = [...labs].map(([colour, lab]) => [colour, nearest(lab, tones)] as const);
  return new Map([...byColour, [CLEAR, tones.length]]);
}

/**
 * Takes away the points that only blend the areas on both of their sides, as smooth edges have
 * them: such a blend is a tone of its own that nothing in the image has.
 */
function withoutBlends({ perCell, colours }: Points, width: number): Points {
  const columns = width * perCell;
  const left = colours.map((colour, point) => {
    const column = columnOf(point, columns);
    const isInside = column > 0 && column < columns - 1;
    const isAcross = isInside && isBlend(colours[point - 1], colour, colours[point + 1]);
    const below = colours[point + columns];
    return isAcross || isBlend(colours[point - columns], colour, below) ? BLEND : colour;
  });
  return { perCell, colours: left };
}

/** Tells whether a colour lies between those on both sides of it, and is neither of them. */
function isBlend(before: number | undefined, own: number, after: number | undefined): boolean {
  if (before === undefined || after === undefined) return false;
  const [left, right] = [levelsBetween(before, own), levelsBetween(own, after)];
  const isApart = left > BLENDED && right > BLENDED;
  return isApart && left + right <= levelsBetween(before, after) + BLENDED;
}

/** Returns the part of each cell that each tone covers, from 0 to 1, cell by cell. */
function coversOf(
  { perCell, colours }: Points,
  width: number,
  toneOf: ReadonlyMap<number, number>,
  tones: number,
): Float64Array {
  const columns = width * perCell;
  const cells = colours.length / perCell ** 2;
  const covers = new Float64Array(cells * tones);
  for (const [point, colour] of colours.entries()) {
    if (colour === BLEND) continue;
    const row = Math.floor(rowOf(point, columns) / perCell);
    const column = Math.floor(columnOf(point, columns) / perCell);
    covers[cellAt(row, column, width) * tones + (toneOf.get(colour) ?? 0)] += 1 / perCell ** 2;
  }
  return covers;
}

interface Layout {
  readonly width: number;
  readonly height: number;
  readonly tones: number;
}

/**
 * Gathers a thin feature that lies on the border of cells into the cell that has most of it; of
 * equal ones, into the first. Looks down the columns and then along the rows.
 */
function gathered(covers: Float64Array, { width, height, tones }: Layout): Float64Array {
  const line = width * tones;
  const down = covers.map((own, at) => {
    const row = rowOf(at, line);
    return gatheredOf(
      row > 0 ? covers[at - line] : 0,
      own,
      row < height - 1 ? covers[at + line] : 0,
    );
  });
  return down.map((own, at) => {
    const column = columnOf(rowOf(at, tones), width);
    return gatheredOf(
      column > 0 ? down[at - tones] : 0,
      own,
      column < width - 1 ? down[at + tones] : 0,
    );
  });
}

function gatheredOf(before: number, own: number, after: number): number {
  const total = before + own + after;
  return own > before && own >= after && total < THIN ? total : own;
}

/** Returns for each cell the tone that is most common there for how common it is around. */
function rareTones(covers: Float64Array, features: Float64Array, layout: Layout): Uint8Array {
  const { width, height, tones } = layout;
  const around = new Float64Array(tones);
  return Uint8Array.from({ length: width * height }, (_, cell) => {
    around.fill(0);
    forEachAround(cell, layout, (near) => {
      for (let tone = 0; tone < tones; tone++) around[tone] += covers[near * tones + tone];
    });
    let [best, most] = [0, -1];
    for (let tone = 0; tone < tones; tone++) {
      if (around[tone] === 0) continue;
      const salience = features[cell * tones + tone] / around[tone] ** RARITY;
      if (salience > most) [best, most] = [tone, salience];
    }
    return best;
  });
}

/** Calls `use` with a cell and the up to eight cells that touch it. */
function forEachAround(cell: number, { width, height }: Layout, use: (near: number) => void): void {
  const [row, column] = [rowOf(cell, width), columnOf(cell, width)];
  for (let y = Math.max(0, row - 1); y <= Math.min(height - 1, row + 1); y++)
    for (let x = Math.max(0, column - 1); x <= Math.min(width - 1, column + 1); x++)
      use(cellAt(y, x, width));
}
