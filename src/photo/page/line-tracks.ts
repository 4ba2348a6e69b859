// Follows the points of lines from row to row. What goes on for long enough is a line; strokes of
// digits end soon. Gaps are bridged where another line crosses. Cost: for each point, a look at the
// lines around it.

import type { LinePoints } from './line-points.ts';

/** A line that is nearly straight: its column is `offset + slope * row`. */
export interface FoundLine {
  readonly offset: number;
  readonly slope: number;
  /** The first and the last row. */
  readonly from: number;
  readonly to: number;
  /** The number of rows in which the line was seen. */
  readonly support: number;
  /** Some places of the line, from above: a row and a column in turn. Paper that curls bends it. */
  readonly places: readonly number[];
}

interface Track {
  readonly rows: number[];
  readonly columns: number[];
  slope: number;
}

/** How many rows a line may be out of sight, and how far it may stray from its direction. */
const GAP = 12;
const STRAY = 1.6;
/** The steepest lines that are followed: 27 degrees. */
const STEEPEST = 0.5;
/**
 * Lines of fewer points are strokes of digits, and those seen in fewer of their rows are chance.
 */
const LEAST_POINTS = 12;
const LEAST_DENSITY = 0.5;
/** The number of latest points that tell the direction. */
const LATEST = 24;

export function followLines({ starts, columns }: LinePoints): FoundLine[] {
  let active: Track[] = [];
  const lines: FoundLine[] = [];
  for (let row = 0; row + 1 < starts.length; row++) {
    const points = columns.subarray(starts[row], starts[row + 1]);
    const taken = takePoints(active, points, row);
    points.forEach((column, i) => {
      if (taken[i] === 0) active.push({ rows: [row], columns: [column], slope: 0 });
    });
    const [going, ended] = [[] as Track[], [] as Track[]];
    for (const track of active)
      (row - lastOf(track.rows) > gapOf(track) ? ended : going).push(track);
    lines.push(...ended.flatMap(lineOfTrack));
    active = going.sort((a, b) => lastOf(a.columns) - lastOf(b.columns));
  }
  return [...lines, ...active.flatMap(lineOfTrack)];
}

/** A line that was hardly seen yet may not be out of sight for long. */
function gapOf({ rows }: Track): number {
  return Math.min(GAP, rows.length);
}

/** Gives each track the point next to where it leads, and returns which points were taken. */
function takePoints(active: readonly Track[], points: Float32Array, row: number): Uint8Array {
  const taken = new Uint8Array(points.length);
  let first = 0;
  for (const track of active) {
    const rows = row - lastOf(track.rows);
    const expected = lastOf(track.columns) + track.slope * rows;
    while (first > 0 && points[first - 1] > expected - STRAY) first--;
    while (first < points.length && points[first] < expected - STRAY) first++;
    let best = -1;
    let distance = STRAY;
    for (let i = first; i < points.length && points[i] <= expected + STRAY; i++) {
      if (taken[i] === 1 || Math.abs(points[i] - expected) > distance) continue;
      best = i;
      distance = Math.abs(points[i] - expected);
    }
    if (best < 0) continue;
    taken[best] = 1;
    track.rows.push(row);
    track.columns.push(points[best]);
    track.slope = slopeOf(track);
  }
  return taken;
}

/** Returns the direction of the latest points; that of few points is hardly known. */
function slopeOf({ rows, columns }: Track): number {
  const from = Math.max(0, rows.length - LATEST);
  const count = rows.length - from;
  if (count < 4) return 0;
  const half = count >> 1;
  let [earlier, later] = [0, 0];
  for (let i = 0; i < half; i++) {
    earlier += columns[from + i];
    later += columns[rows.length - 1 - i];
  }
  const rise = (later - earlier) / half;
  const run = rows[rows.length - 1 - (half >> 1)] - rows[from + (half >> 1)];
  const slope = rise / Math.max(1, run);
  return Math.max(-STEEPEST, Math.min(STEEPEST, slope)) * Math.min(1, count / 12);
}

function lineOfTrack({ rows, columns }: Track): FoundLine[] {
  const count = rows.length;
  const [from, to] = [rows[0], lastOf(rows)];
  if (count < LEAST_POINTS || count < LEAST_DENSITY * (to - from + 1)) return [];
  const { offset, slope } = straightLine(rows, columns);
  return Math.abs(slope) > STEEPEST
    ? []
    : [{ offset, slope, from, to, support: count, places: placesOf(rows, columns) }];
}

/** How many points of a track make one place of the line, which is in the middle of them. */
const POINTS_A_PLACE = 12;

function placesOf(rows: readonly number[], columns: readonly number[]): number[] {
  const places: number[] = [];
  for (let from = 0; from < rows.length; from += POINTS_A_PLACE) {
    const to = Math.min(rows.length, from + POINTS_A_PLACE);
    places.push(meanWithin(rows, from, to), meanWithin(columns, from, to));
  }
  return places;
}

function meanWithin(values: readonly number[], from: number, to: number): number {
  let sum = 0;
  for (let i = from; i < to; i++) sum += values[i];
  return sum / (to - from);
}

/** Fits a straight line by least squares; all places have the same weight by default. */
function straightLine(
  rows: readonly number[],
  columns: readonly number[],
  weights: readonly number[] = rows.map(() => 1),
) {
  const weight = weights.reduce((sum, own) => sum + own, 0);
  const row = rows.reduce((sum, value, i) => sum + weights[i] * value, 0) / weight;
  const column = columns.reduce((sum, value, i) => sum + weights[i] * value, 0) / weight;
  let [both, spread] = [0, 0];
  rows.forEach((value, i) => {
    both += weights[i] * (value - row) * (columns[i] - column);
    spread += weights[i] * (value - row) ** 2;
  });
  const slope = spread === 0 ? 0 : both / spread;
  return { offset: column - slope * row, slope };
}

function lastOf(values: readonly number[]): number {
  return values[values.length - 1];
}

/** How far apart, in rows, the parts of one line may be, and how far they may miss each other. */
const APART = 120;
const MISS = 2.5;
/** Shorter lines than so many others are left out; a noisy image has thousands of short ones. */
const MOST_LINES = 800;

/** Joins parts of lines that lie in one straight line, and leaves out what stays short. */
export function joinLines(lines: readonly FoundLine[]): FoundLine[] {
  const longest = [...lines].sort((a, b) => b.support - a.support).slice(0, MOST_LINES);
  const sorted = longest.sort((a, b) => a.from - b.from);
  const joined: FoundLine[] = [];
  for (const line of sorted) {
    const index = joined.findLastIndex((other) => areOneLine(other, line));
    if (index < 0) joined.push(line);
    else joined[index] = oneLine(joined[index], line);
  }
  return joined;
}

/** Returns the column of a straight line, or of the straight line nearest to a bent one. */
function columnAt({ offset, slope }: FoundLine, row: number): number {
  return offset + slope * row;
}

/** Returns the column of a line that may be bent; beyond its ends it goes on straight. */
export function bentColumnAt(line: FoundLine, row: number): number {
  const { places } = line;
  const last = places.length - 2;
  if (last < 0) return columnAt(line, row);
  const end = row <= places[0] ? 0 : row >= places[last] ? last : -1;
  if (end >= 0) return places[end + 1] + line.slope * (row - places[end]);
  let at = 0;
  while (places[at + 2] < row) at += 2;
  const share = (row - places[at]) / (places[at + 2] - places[at]);
  return places[at + 1] + share * (places[at + 3] - places[at + 1]);
}

function areOneLine(upper: FoundLine, lower: FoundLine): boolean {
  if (lower.from < upper.to - 2 || lower.from - upper.to > APART) return false;
  const [top, bottom] = [(upper.from + upper.to) / 2, (lower.from + lower.to) / 2];
  const between = (upper.to + lower.from) / 2;
  const miss = (row: number): number => Math.abs(columnAt(upper, row) - columnAt(lower, row));
  return miss(between) < MISS && (miss(top) < 2 * MISS || miss(bottom) < 2 * MISS);
}

/** Puts a straight line through the ends of two parts, each with the weight of its support. */
function oneLine(upper: FoundLine, lower: FoundLine): FoundLine {
  const rows = [upper.from, upper.to, lower.from, lower.to];
  const parts = [upper, upper, lower, lower];
  const { offset, slope } = straightLine(
    rows,
    parts.map((part, i) => columnAt(part, rows[i])),
    parts.map((part) => part.support),
  );
  const support = upper.support + lower.support;
  const places = [...upper.places, ...lower.places];
  return { offset, slope, from: upper.from, to: lower.to, support, places };
}
