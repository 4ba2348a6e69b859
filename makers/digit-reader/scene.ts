// A scene: shapes of ink on the way to a sample, laid out in pixels around the middle of what is to
// be read, and drawn a little turned, slanted and stretched.

import type { Random } from '../../src/engine/random.ts';
import { between, happens } from './chance.ts';
import {
  type AffineMap,
  drawPolygons,
  makePlane,
  mapPolygon,
  type Plane,
} from './draw-polygons.ts';
import type { Region } from './find-box.ts';
import type { FontFace, GlyphOutline } from './glyph-outline.ts';

export interface Shape {
  readonly polygons: readonly Float64Array[];
  /** How dark it is, from 0 to 1. */
  readonly strength: number;
}

export interface Scene {
  readonly kind: number;
  /** The height of a digit in pixels. */
  readonly height: number;
  /** The shapes that are to be read. */
  readonly read: readonly Shape[];
  /** The shapes that stand there besides. */
  readonly beside: readonly Shape[];
  /** The part of the ink that is read, by shares of its width; all of it if this is not told. */
  readonly part?: readonly [number, number];
  /** How far the reader looks beyond the ink that is read, in pixels; half of one by default. */
  readonly reach?: number;
}

export interface DrawnScene {
  /** The ink of each pixel, from 0 to 1. */
  readonly ink: Plane;
  /** The part in which the reader looks for the box. */
  readonly region: Region;
}

const ANGLE = (6 / 180) * Math.PI;

export function drawScene(scene: Scene, random: Random): DrawnScene {
  const flat = boundsOf(scene.read.flatMap(({ polygons }) => polygons));
  const width = Math.ceil(1.3 * flat.width + 0.6 * scene.height) + 12;
  const height = Math.ceil(1.2 * flat.height + 0.5 * scene.height) + 12;
  const ink = makePlane(width, height);
  const map = tiltedMap(random, width, height);
  const mapped = (shapes: readonly Shape[]): Shape[] =>
    shapes.map(({ polygons, strength }) => {
      return { polygons: polygons.map((polygon) => mapPolygon(polygon, map)), strength };
    });
  const read = mapped(scene.read);
  for (const { polygons, strength } of [...read, ...mapped(scene.beside)]) {
    drawPolygons(ink, polygons, strength);
  }
  const { part = [0, 1], reach = 0.5 } = scene;
  const whole = boundsOf(read.flatMap(({ polygons }) => polygons));
  return {
    ink,
    region: {
      left: whole.left + part[0] * whole.width - (part[0] > 0 ? 0 : reach),
      top: whole.top - reach,
      width: (part[1] - part[0]) * whole.width + (part[1] - part[0] < 1 ? reach : 2 * reach),
      height: whole.height + 2 * reach,
    },
  };
}

/** Turns, slants and stretches about the middle of a plane, which is that of the scene. */
function tiltedMap(random: Random, width: number, height: number): AffineMap {
  const angle = happens(random, 0.6) ? between(random, -ANGLE, ANGLE) : 0;
  const slant = happens(random, 0.3) ? between(random, -0.12, 0.2) : 0;
  const stretch = happens(random, 0.6) ? between(random, 0.8, 1.25) : 1;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return {
    xx: stretch * cos,
    xy: -sin - slant * cos,
    x0: width / 2 + between(random, -0.5, 0.5),
    yx: stretch * sin,
    yy: cos - slant * sin,
    y0: height / 2 + between(random, -0.5, 0.5),
  };
}

export function boundsOf(polygons: readonly Float64Array[]): Region {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const polygon of polygons) {
    for (let i = 0; i < polygon.length; i += 2) {
      [left, right] = [Math.min(left, polygon[i]), Math.max(right, polygon[i])];
      [top, bottom] = [Math.min(top, polygon[i + 1]), Math.max(bottom, polygon[i + 1])];
    }
  }
  return { left, top, width: right - left, height: bottom - top };
}

/** Returns how many pixels a font size has where digits are so many pixels high. */
export function sizeOf({ glyphs }: FontFace, height: number): number {
  const { top, bottom } = glyphs.get('8') as GlyphOutline;
  return height / (bottom - top);
}

/** Returns a row of glyphs of a size, side by side with gaps in pixels. */
export function rowOf(
  glyphs: readonly GlyphOutline[],
  size: number,
  gaps: readonly number[],
): Shape[] {
  let end = 0;
  const placed = glyphs.map((glyph, i) => {
    const x0 = end - glyph.left * size;
    end += (glyph.right - glyph.left) * size + (gaps[i] ?? 0);
    return glyph.polygons.map((polygon) =>
      mapPolygon(polygon, { xx: size, xy: 0, x0, yx: 0, yy: size, y0: 0 }),
    );
  });
  return placed.map((polygons): Shape => ({ polygons, strength: 1 }));
}

/** Moves shapes so that the middle of those from `from` to before `end` is at 0. */
export function centred(shapes: readonly Shape[], from = 0, end = shapes.length): Shape[] {
  const bounds = boundsOf(shapes.slice(from, end).flatMap(({ polygons }) => polygons));
  const [x0, y0] = [-bounds.left - bounds.width / 2, -bounds.top - bounds.height / 2];
  const map = { xx: 1, xy: 0, x0, yx: 0, yy: 1, y0 };
  return shapes.map(({ polygons, strength }) => {
    return { polygons: polygons.map((polygon) => mapPolygon(polygon, map)), strength };
  });
}

/** A straight stroke of a thickness between two points, as x and y in turn. */
export function strokeShape(ends: readonly number[], thickness: number, strength: number): Shape {
  const [x0, y0, x1, y1] = ends;
  const length = Math.hypot(x1 - x0, y1 - y0);
  const [dx, dy] = [(y1 - y0) / length, (x0 - x1) / length].map((side) => (side * thickness) / 2);
  const corners = [x0 + dx, y0 + dy, x1 + dx, y1 + dy, x1 - dx, y1 - dy, x0 - dx, y0 - dy];
  return { polygons: [Float64Array.from(corners)], strength };
}
