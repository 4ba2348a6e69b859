// Many tracks of lines in typed arrays, where a track is a place that the next one takes over when
// it has ended: on noisy paper thousands are begun, and nothing is allocated for them. The
// direction of a track follows from its latest points: how far the later half of them is from the
// earlier one. The sums of both halves are kept, so that a point costs a few additions.

export interface TrackPool {
  /** The number of points of each track, the row of the first, and the latest one. */
  readonly counts: Int32Array;
  readonly firstRows: Int32Array;
  readonly lastRows: Int32Array;
  readonly lastColumns: Float32Array;
  /** How many columns a track goes to the right with each row. */
  readonly slopes: Float64Array;
  /** The latest points of each track, `LATEST` places for each, written round and round. */
  readonly recentRows: Int32Array;
  readonly recentColumns: Float32Array;
  /** The sums of the columns of the earlier half of the latest points, and of the later half. */
  readonly earlier: Float64Array;
  readonly later: Float64Array;
  /** The places without a track: the first `freeCount` of these. */
  readonly free: Int32Array;
  freeCount: number;
}

/** The steepest lines that are followed: 27 degrees. */
export const STEEPEST = 0.5;
/** The number of latest points that tell the direction. */
const LATEST = 24;
const HALF = LATEST / 2;
/** The direction of fewer points is unknown, and that of fewer than these is hardly known. */
const LEAST_POINTS = 4;
const SURE_POINTS = 12;

export function makeTrackPool(size: number): TrackPool {
  return {
    counts: new Int32Array(size),
    firstRows: new Int32Array(size),
    lastRows: new Int32Array(size),
    lastColumns: new Float32Array(size),
    slopes: new Float64Array(size),
    recentRows: new Int32Array(size * LATEST),
    recentColumns: new Float32Array(size * LATEST),
    earlier: new Float64Array(size),
    later: new Float64Array(size),
    free: Int32Array.from({ length: size }, (_, i) => size - 1 - i),
    freeCount: size,
  };
}

/** Returns a new track with one point. */
export function beginTrack(pool: TrackPool, row: number, column: number): number {
  const track = pool.free[--pool.freeCount];
  pool.counts[track] = 0;
  pool.firstRows[track] = row;
  addPoint(pool, track, row, column);
  return track;
}

export function endTrack(pool: TrackPool, track: number): void {
  pool.free[pool.freeCount++] = track;
}

export function addPoint(pool: TrackPool, track: number, row: number, column: number): void {
  const { counts, recentRows, recentColumns } = pool;
  const count = counts[track];
  const start = track * LATEST;
  const place = start + (count % LATEST);
  if (count >= LATEST) {
    const moving = recentColumns[start + ((count + HALF) % LATEST)];
    pool.earlier[track] += moving - recentColumns[place];
    pool.later[track] += column - moving;
  }
  recentRows[place] = row;
  recentColumns[place] = column;
  counts[track] = count + 1;
  pool.lastRows[track] = row;
  pool.lastColumns[track] = column;
  pool.slopes[track] = count + 1 < LEAST_POINTS ? 0 : slopeOf(pool, track);
}

function slopeOf(pool: TrackPool, track: number): number {
  const count = pool.counts[track];
  const latest = Math.min(count, LATEST);
  const half = latest >> 1;
  if (count <= LATEST) sumHalves(pool, track, half);
  const start = track * LATEST;
  const quarter = half >> 1;
  const run =
    pool.recentRows[start + ((count - 1 - quarter) % LATEST)] -
    pool.recentRows[start + ((count - latest + quarter) % LATEST)];
  const slope = (pool.later[track] - pool.earlier[track]) / half / Math.max(1, run);
  const share = Math.min(1, latest / SURE_POINTS);
  return Math.max(-STEEPEST, Math.min(STEEPEST, slope)) * share;
}

/** Adds up the halves anew, as long as they grow. */
function sumHalves(
  { counts, recentColumns, earlier, later }: TrackPool,
  track: number,
  half: number,
) {
  const first = track * LATEST;
  const last = first + counts[track] - 1;
  let [before, after] = [0, 0];
  for (let i = 0; i < half; i++) {
    before += recentColumns[first + i];
    after += recentColumns[last - i];
  }
  earlier[track] = before;
  later[track] = after;
}
