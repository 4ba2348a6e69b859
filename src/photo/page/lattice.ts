// Finds the lattice of a grid: numbered lines from top to bottom and from left to right, and the
// map from their numbers to places in the image.

import type { PixelPoint } from '../photo-reading.ts';
import { type GreyImage, transposedGrey } from './grey-image.ts';
import { fitHomography, mapPoint, type PointPair } from './homography.ts';
import { bentPlace } from './lattice-bend.ts';
import { bentColumnAt, type FoundLine } from './lines/found-line.ts';
import { joinLines } from './lines/join-lines.ts';
import { linePoints } from './lines/line-points.ts';
import { lineSeries, type NumberedLine } from './lines/line-series.ts';
import { followLines } from './lines/line-tracks.ts';
import type { PlaceOf } from './straighten.ts';

export interface Lattice {
  /** Tells the place in the image of the numbers of a column and of a row. */
  readonly placeOf: PlaceOf;
  /** The numbers of the last lines; the first have 0. */
  readonly columns: number;
  readonly rows: number;
  /** How many pixels of the lines were seen. */
  readonly support: number;
}

/** All lines of an image; those from left to right are told in the transposed image. */
interface ImageLines {
  readonly upright: readonly FoundLine[];
  readonly level: readonly FoundLine[];
}

export function imageLines(image: GreyImage): ImageLines {
  return {
    upright: joinLines(followLines(linePoints(image))),
    level: joinLines(followLines(linePoints(transposedGrey(image)))),
  };
}

/** Returns the lattice with the most support, or undefined if the lines make none. */
export function findLattice({ upright, level }: ImageLines): Lattice | undefined {
  const columns = lineSeries(upright, middleOf(upright));
  const rows = lineSeries(level, middleOf(level));
  if (columns.length === 0 || rows.length === 0) return undefined;
  const placeOf = placesOf(columns, rows);
  if (placeOf === undefined || !isPlausible(placeOf, columns, rows)) return undefined;
  return {
    placeOf,
    columns: columns[columns.length - 1].index,
    rows: rows[rows.length - 1].index,
    support: [...columns, ...rows].reduce((sum, { support }) => sum + support, 0),
  };
}

/** Returns the place that most lines pass, by their support. */
function middleOf(lines: readonly FoundLine[]): number {
  const sorted = lines
    .map((line) => ({ at: (line.from + line.to) / 2, support: line.support ** 2 }))
    .sort((a, b) => a.at - b.at);
  const half = sorted.reduce((sum, { support }) => sum + support, 0) / 2;
  let passed = 0;
  for (const { at, support } of sorted) {
    passed += support;
    if (passed >= half) return at;
  }
  return 0;
}

/** How far a crossing may be from where the map has it, in cells, to count in the last fit. */
const FITTING = 0.12;

/** Fits a map to the crossings of all lines, then to those that fit it, and bends it to all. */
function placesOf(
  columns: readonly NumberedLine[],
  rows: readonly NumberedLine[],
): PlaceOf | undefined {
  const crossings = columns.flatMap((column) => rows.map((row) => crossingOf(column, row)));
  const map = fitHomography(crossings);
  if (map === undefined) return undefined;
  const flat: PlaceOf = (column, row) => mapPoint(map, column, row);
  const cell = cellSize(flat, columns.length / 2, rows.length / 2);
  const fitting = crossings.filter(({ from, to }) => {
    const place = mapPoint(map, from.x, from.y);
    return Math.hypot(place.x - to.x, place.y - to.y) < FITTING * cell;
  });
  const isFlat = fitting.length >= crossings.length / 2;
  const best = isFlat ? fitHomography(fitting) : map;
  return best && bentPlace(best, crossings, cell);
}

/** The most by which cells differ in size within one photo, as a factor. */
const MOST_DIFFERENCE = 3;

/** Lines that belong to no grid make maps in which cells grow beyond all bounds. */
function isPlausible(
  placeOf: PlaceOf,
  columns: readonly NumberedLine[],
  rows: readonly NumberedLine[],
): boolean {
  const [right, below] = [columns[columns.length - 1].index, rows[rows.length - 1].index];
  const sizes = [cellSize(placeOf, 0, 0), cellSize(placeOf, right, 0)];
  sizes.push(cellSize(placeOf, 0, below), cellSize(placeOf, right, below));
  return Math.max(...sizes) < MOST_DIFFERENCE * Math.min(...sizes);
}

/** Returns about how many pixels a side of a cell has at a place of the lattice. */
export function cellSize(placeOf: PlaceOf, column: number, row: number): number {
  const here = placeOf(column, row);
  const [right, below] = [placeOf(column + 1, row), placeOf(column, row + 1)];
  return (
    (Math.hypot(right.x - here.x, right.y - here.y) +
      Math.hypot(below.x - here.x, below.y - here.y)) /
    2
  );
}

/** Crossings that both lines reach count; those that one of them does not reach hardly do. */
function crossingOf(column: NumberedLine, row: NumberedLine): PointPair {
  const to = crossing(column, row);
  const isReached = isWithin(column, to.y) && isWithin(row, to.x);
  return { from: { x: column.index, y: row.index }, to, weight: isReached ? 1 : 0.02 };
}

/** A line from left to right has its row as the offset and slope of its column. */
function crossing(column: FoundLine, row: FoundLine): PixelPoint {
  let x = (column.offset + column.slope * row.offset) / (1 - column.slope * row.slope);
  for (let round = 0; round < 2; round++) x = bentColumnAt(column, bentColumnAt(row, x));
  return { x, y: bentColumnAt(row, x) };
}

function isWithin({ from, to }: FoundLine, at: number): boolean {
  return at > from - 4 && at < to + 4;
}
