// Follows the points of lines from row to row. What goes on for long enough is a line; strokes of
// digits end soon. Gaps are bridged where another line crosses. Cost: for each point, a look at the
// lines around it.

import { type FoundLine, straightLine } from './found-line.ts';
import type { LinePoints } from './line-points.ts';

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

function lastOf(values: readonly number[]): number {
  return values[values.length - 1];
}
