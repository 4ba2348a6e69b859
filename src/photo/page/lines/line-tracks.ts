// Follows the points of lines from row to row. What goes on for long enough is a line; strokes of
// digits end soon. Gaps are bridged where another line crosses. The points of a track are a chain
// through all points, so that a track has no array of its own. Cost: for each point, a look at the
// lines around it.

import { type FoundLine, straightLine } from './found-line.ts';
import type { LinePoints } from './line-points.ts';
import {
  addPoint,
  beginTrack,
  endTrack,
  makeTrackPool,
  STEEPEST,
  type TrackPool,
} from './track-pool.ts';

/** How many rows a line may be out of sight, and how far it may stray from its direction. */
const GAP = 12;
const STRAY = 1.6;
/**
 * Lines of fewer points are strokes of digits, and those seen in fewer of their rows are chance.
 */
const LEAST_POINTS = 12;
const LEAST_DENSITY = 0.5;

interface Following {
  readonly points: LinePoints;
  /** The row of each point. */
  readonly pointRows: Int32Array;
  /** The point before each point of a track; marks for the first one, and for those of no track. */
  readonly before: Int32Array;
  readonly pool: TrackPool;
  /** The latest point of each track. */
  readonly lastPoints: Int32Array;
  /** The tracks that go on, from left to right: the first `activeCount` of these. */
  readonly active: Int32Array;
  activeCount: number;
  readonly lines: FoundLine[];
}

const FIRST = -1;
const NOT_TAKEN = -2;

export function followLines(points: LinePoints): FoundLine[] {
  const following = beginFollowing(points);
  const rows = points.starts.length - 1;
  for (let row = 0; row < rows; row++) {
    takePoints(following, row);
    endTracks(following, row);
    sortByColumn(following);
    beginTracks(following, row);
  }
  endTracks(following, rows + GAP);
  return following.lines;
}

function beginFollowing(points: LinePoints): Following {
  const { starts, columns } = points;
  const rows = starts.length - 1;
  const pointRows = new Int32Array(columns.length);
  let most = 0;
  for (let row = 0; row < rows; row++) {
    pointRows.fill(row, starts[row], starts[row + 1]);
    most = Math.max(most, starts[row + 1] - starts[Math.max(0, row - GAP)]);
  }
  return {
    points,
    pointRows,
    before: new Int32Array(columns.length).fill(NOT_TAKEN),
    // Each track that goes on has a point of its own in the latest row, or in the gap above it.
    pool: makeTrackPool(most),
    lastPoints: new Int32Array(most),
    active: new Int32Array(most),
    activeCount: 0,
    lines: [],
  };
}

/** Gives each track the point next to where it leads. */
function takePoints(following: Following, row: number): void {
  const { pool, active, before, lastPoints } = following;
  const { starts, columns } = following.points;
  const { lastRows, lastColumns, slopes } = pool;
  const [start, end] = [starts[row], starts[row + 1]];
  let first = start;
  for (let i = 0; i < following.activeCount; i++) {
    const track = active[i];
    const expected = lastColumns[track] + slopes[track] * (row - lastRows[track]);
    while (first > start && columns[first - 1] > expected - STRAY) first--;
    while (first < end && columns[first] < expected - STRAY) first++;
    let best = -1;
    let distance = STRAY;
    for (let point = first; point < end && columns[point] <= expected + STRAY; point++) {
      const own = Math.abs(columns[point] - expected);
      if (before[point] !== NOT_TAKEN || own > distance) continue;
      best = point;
      distance = own;
    }
    if (best < 0) continue;
    before[best] = lastPoints[track];
    lastPoints[track] = best;
    addPoint(pool, track, row, columns[best]);
  }
}

/** Ends the tracks that were out of sight for too long. */
function endTracks(following: Following, row: number): void {
  const { pool, active } = following;
  let going = 0;
  for (let i = 0; i < following.activeCount; i++) {
    const track = active[i];
    // A line that was hardly seen yet may not be out of sight for long.
    if (row - pool.lastRows[track] <= Math.min(GAP, pool.counts[track])) {
      active[going++] = track;
    } else {
      addLine(following, track);
      endTrack(pool, track);
    }
  }
  following.activeCount = going;
}

/** Sorts the tracks by insertion, because few of them change places from row to row. */
function sortByColumn({ pool: { lastColumns }, active, activeCount }: Following): void {
  for (let i = 1; i < activeCount; i++) {
    const track = active[i];
    const column = lastColumns[track];
    let place = i;
    for (; place > 0 && lastColumns[active[place - 1]] > column; place--) {
      active[place] = active[place - 1];
    }
    active[place] = track;
  }
}

/** Begins a track at each point that no track took, and merges it into the sorted ones. */
function beginTracks(following: Following, row: number): void {
  const { pool, active, before, lastPoints } = following;
  const { starts, columns } = following.points;
  let fresh = 0;
  for (let point = starts[row]; point < starts[row + 1]; point++) {
    if (before[point] === NOT_TAKEN) fresh++;
  }
  let next = following.activeCount - 1;
  following.activeCount += fresh;
  let place = following.activeCount - 1;
  for (let point = starts[row + 1] - 1; fresh > 0; point--) {
    if (before[point] !== NOT_TAKEN) continue;
    while (next >= 0 && pool.lastColumns[active[next]] > columns[point]) {
      active[place--] = active[next--];
    }
    const track = beginTrack(pool, row, columns[point]);
    before[point] = FIRST;
    lastPoints[track] = point;
    active[place--] = track;
    fresh--;
  }
}

/** Adds the line of a track if it is one. */
function addLine({ points, pointRows, before, pool, lastPoints, lines }: Following, track: number) {
  const count = pool.counts[track];
  const [from, to] = [pool.firstRows[track], pool.lastRows[track]];
  if (count < LEAST_POINTS || count < LEAST_DENSITY * (to - from + 1)) return;
  const [rows, columns] = [new Float64Array(count), new Float64Array(count)];
  for (let point = lastPoints[track], i = count - 1; i >= 0; i--, point = before[point]) {
    rows[i] = pointRows[point];
    columns[i] = points.columns[point];
  }
  const { offset, slope } = straightLine(rows, columns);
  if (Math.abs(slope) > STEEPEST) return;
  lines.push({ offset, slope, from, to, support: count, places: placesOf(rows, columns) });
}

/** How many points of a track make one place of the line, which is in the middle of them. */
const POINTS_A_PLACE = 12;

function placesOf(rows: Float64Array, columns: Float64Array): number[] {
  const places: number[] = [];
  for (let from = 0; from < rows.length; from += POINTS_A_PLACE) {
    const to = Math.min(rows.length, from + POINTS_A_PLACE);
    places.push(meanWithin(rows, from, to), meanWithin(columns, from, to));
  }
  return places;
}

function meanWithin(values: Float64Array, from: number, to: number): number {
  let sum = 0;
  for (let i = from; i < to; i++) sum += values[i];
  return sum / (to - from);
}
