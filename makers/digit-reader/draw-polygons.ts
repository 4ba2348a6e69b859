// Draws polygons into a plane with soft edges. Each row of pixels is the mean of four lines; along
// a line, the parts within the polygons (of a winding number that is not 0) count by their length.
// Cost: each line looks at every edge.

import type { Size } from '../../src/puzzle/places.ts';

/** Numbers for the pixels of an area, row by row. */
export interface Plane extends Size {
  readonly data: Float64Array;
}

export function makePlane(width: number, height: number): Plane {
  return { width, height, data: new Float64Array(width * height) };
}

/** An affine map: x goes to `xx * x + xy * y + x0`, and y likewise. */
export interface AffineMap {
  readonly xx: number;
  readonly xy: number;
  readonly x0: number;
  readonly yx: number;
  readonly yy: number;
  readonly y0: number;
}

export function mapPolygon(polygon: ArrayLike<number>, map: AffineMap): Float64Array {
  const mapped = new Float64Array(polygon.length);
  for (let i = 0; i < polygon.length; i += 2) {
    const [x, y] = [polygon[i], polygon[i + 1]];
    mapped[i] = map.xx * x + map.xy * y + map.x0;
    mapped[i + 1] = map.yx * x + map.yy * y + map.y0;
  }
  return mapped;
}

/** The lines of a row of pixels. */
const LINES = 4;
/** The numbers of an edge: x and y of its upper end, y of its lower end, slope, and winding. */
const EDGE = 5;

/** Makes the pixels of the polygons `strength` where they are less, and in part at edges. */
export function drawPolygons(
  plane: Plane,
  polygons: readonly Float64Array[],
  strength: number,
): void {
  const { width, height, data } = plane;
  const edges = edgesOf(polygons);
  let [least, most] = [height, 0];
  for (let at = 0; at < edges.length; at += EDGE) {
    least = Math.min(least, edges[at + 1]);
    most = Math.max(most, edges[at + 2]);
  }
  const row = new Float64Array(width);
  const crossings = makeCrossings(edges.length / EDGE);
  for (let y = Math.max(0, Math.floor(least)); y < Math.min(height, most); y++) {
    row.fill(0);
    for (let line = 0; line < LINES; line++) {
      findCrossings(edges, y + (line + 0.5) / LINES, crossings);
      addSpans(row, crossings);
    }
    for (let x = 0; x < width; x++) {
      const value = (strength * Math.min(LINES, row[x])) / LINES;
      if (value > data[y * width + x]) data[y * width + x] = value;
    }
  }
}

/** Leaves level edges out: no line crosses them. */
function edgesOf(polygons: readonly Float64Array[]): Float64Array {
  const edges = new Float64Array(
    polygons.reduce((sum, { length }) => sum + (EDGE * length) / 2, 0),
  );
  let end = 0;
  for (const polygon of polygons) {
    let x0 = polygon[polygon.length - 2];
    let y0 = polygon[polygon.length - 1];
    for (let i = 0; i < polygon.length; i += 2) {
      const [x1, y1] = [polygon[i], polygon[i + 1]];
      if (y0 !== y1) {
        const isDown = y0 < y1;
        edges[end++] = isDown ? x0 : x1;
        edges[end++] = Math.min(y0, y1);
        edges[end++] = Math.max(y0, y1);
        edges[end++] = (x1 - x0) / (y1 - y0);
        edges[end++] = isDown ? 1 : -1;
      }
      x0 = x1;
      y0 = y1;
    }
  }
  return edges.subarray(0, end);
}

/** The places where edges cross a line, from left to right, downwards (1) or upwards (-1). */
interface Crossings {
  count: number;
  readonly xs: Float64Array;
  readonly turns: Int8Array;
}

function makeCrossings(most: number): Crossings {
  return { count: 0, xs: new Float64Array(most), turns: new Int8Array(most) };
}

function findCrossings(edges: Float64Array, y: number, crossings: Crossings): void {
  const { xs, turns } = crossings;
  let count = 0;
  for (let at = 0; at < edges.length; at += EDGE) {
    if (y < edges[at + 1] || y >= edges[at + 2]) continue;
    const x = edges[at] + (y - edges[at + 1]) * edges[at + 3];
    let place = count++;
    for (; place > 0 && xs[place - 1] > x; place--) {
      xs[place] = xs[place - 1];
      turns[place] = turns[place - 1];
    }
    xs[place] = x;
    turns[place] = edges[at + 4];
  }
  crossings.count = count;
}

function addSpans(row: Float64Array, { count, xs, turns }: Crossings): void {
  let winding = 0;
  for (let i = 0; i + 1 < count; i++) {
    winding += turns[i];
    if (winding === 0) continue;
    const start = Math.max(0, xs[i]);
    const end = Math.min(row.length, xs[i + 1]);
    for (let x = Math.floor(start); x < end; x++) {
      row[x] += Math.min(end, x + 1) - Math.max(start, x);
    }
  }
}
