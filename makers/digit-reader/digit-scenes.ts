// Scenes with a digit: alone or beside other digits of its number, struck through as games do with
// what is finished, and with remnants of grid lines.

import type { Random } from '../../src/engine/random.ts';
import { between, happens, pick } from './chance.ts';
import type { FontFace, GlyphOutline } from './glyph-outline.ts';
import { boundsOf, centred, rowOf, type Scene, type Shape, sizeOf, strokeShape } from './scene.ts';

const DIGITS = '0123456789';

/** How often a 1 is nothing but a bar, as some drawn by hand and some typefaces have it. */
const BARS = 0.06;
const NEIGHBOURS = 0.3;
const STRIKES = 0.06;
const LINES = 0.15;

export function digitScene(random: Random, face: FontFace, height: number): Scene {
  const kind = random.below(DIGITS.length);
  const shapes = isBar(random, kind)
    ? [barOf(random, height)]
    : numberWith(random, face, kind, height);
  const [read, ...neighbours] = shapes;
  const struck = happens(random, STRIKES) ? [strikeOf(random, read, height)] : [];
  const lines = happens(random, LINES) ? [lineBeside(random, read, height)] : [];
  // A strike that hangs together with its digit makes the box wider.
  const isWide = struck.length > 0 && neighbours.length === 0 && happens(random, 0.7);
  const reach = isWide ? between(random, 0, 0.3) : between(random, 0, Math.min(0.1, 1.5 / height));
  const beside = [...neighbours, ...struck, ...lines];
  return { kind, height, read: [read], beside, reach: reach * height };
}

function isBar(random: Random, kind: number): boolean {
  return kind === 1 && happens(random, BARS);
}

function barOf(random: Random, height: number): Shape {
  const half = height / 2;
  return strokeShape([0, -half, 0, half], between(random, 0.09, 0.22) * height, 1);
}

/** Returns the shape of the digit first, then those of its neighbours. */
function numberWith(random: Random, face: FontFace, kind: number, height: number): Shape[] {
  const glyph = (digit: number) => face.glyphs.get(DIGITS[digit]) as GlyphOutline;
  const neighbour = () => (happens(random, NEIGHBOURS) ? [glyph(random.below(10))] : []);
  const [before, after] = [neighbour(), neighbour()];
  const glyphs = [...before, glyph(kind), ...after];
  const gaps = glyphs.map(() => between(random, 0.02, 0.25) * height);
  const place = before.length;
  const shapes = centred(rowOf(glyphs, sizeOf(face, height), gaps), place, place + 1);
  return [shapes[place], ...shapes.filter((_, i) => i !== place)];
}

/** Returns a line through the digit, level or rising, that reaches beyond it. */
function strikeOf(random: Random, { polygons }: Shape, height: number): Shape {
  const { width, height: tall } = boundsOf(polygons);
  const reach = width / 2 + between(random, 0.05, 0.35) * height;
  const rise = pick(random, [0, 0, between(random, 0.2, 0.55) * tall, -0.45 * tall]);
  const middle = between(random, -0.12, 0.12) * height;
  const thickness = between(random, 0.05, 0.13) * height;
  const ends = [-reach, middle + rise, reach, middle - rise];
  return strokeShape(ends, thickness, between(random, 0.4, 1));
}

/** Returns a piece of a grid line close to a side of the digit. */
function lineBeside(random: Random, { polygons }: Shape, height: number): Shape {
  const { width, height: tall } = boundsOf(polygons);
  const gap = between(random, 0, 3);
  const thickness = between(random, 0.6, 2);
  const side = pick(random, [-1, 1]);
  const far = 2 * height;
  const [x, y] = [
    side * (width / 2 + gap + thickness / 2),
    side * (tall / 2 + gap + thickness / 2),
  ];
  const ends = happens(random, 0.5) ? [x, -far, x, far] : [-far, y, far, y];
  return strokeShape(ends, thickness, between(random, 0.2, 1));
}
