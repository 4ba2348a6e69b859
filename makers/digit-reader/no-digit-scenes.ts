// Scenes with what is no digit, though a reader may take it for one: digits that hang together,
// parts of digits, lines, crosses, dots, blots, and letters that look like no digit.

import type { Random } from '../../src/engine/random.ts';
import { NO_DIGIT } from '../../src/explain/clue-readings/clue-reading.ts';
import { between, happens, pick } from './chance.ts';
import type { FontFace, GlyphOutline } from './glyph-outline.ts';
import { centred, rowOf, type Scene, type Shape, sizeOf, strokeShape } from './scene.ts';

const DIGITS = '0123456789';
/** Digits whose left part looks like no digit, and those whose right part does not. */
const LEFT_PARTED = '0268';
const RIGHT_PARTED = '026';
/** Letters that nobody takes for digits. */
export const LETTERS = 'ACEFHKMNPRUVWXYacdefhkmnprtuvwx';

type Making = (random: Random, face: FontFace, height: number) => Pick<Scene, 'read' | 'part'>;

/** The kinds of scenes, some of them more often. */
const MAKINGS: readonly Making[] = [
  ...[joinedDigits, joinedDigits, joinedDigits, joinedDigits],
  ...[partOfDigit, partOfDigit, letter, letter, line, line, dot, dot],
  ...[cross, corner, blot],
];

export function noDigitScene(random: Random, face: FontFace, height: number): Scene {
  return { kind: NO_DIGIT, height, beside: [], ...pick(random, MAKINGS)(random, face, height) };
}

function joinedDigits(random: Random, face: FontFace, height: number): Pick<Scene, 'read'> {
  const count = happens(random, 0.85) ? 2 : 3;
  const glyphs = Array.from({ length: count }, () => glyphOf(face, pick(random, [...DIGITS])));
  const gaps = glyphs.map(() => between(random, -0.05, 0.12) * height);
  return { read: centred(rowOf(glyphs, sizeOf(face, height), gaps)) };
}

function partOfDigit(random: Random, face: FontFace, height: number): Pick<Scene, 'read' | 'part'> {
  const share = between(random, 0.35, 0.5);
  const isLeft = happens(random, 0.5);
  const glyph = glyphOf(face, pick(random, [...(isLeft ? LEFT_PARTED : RIGHT_PARTED)]));
  const part = isLeft ? ([0, share] as const) : ([1 - share, 1] as const);
  return { read: centred(rowOf([glyph], sizeOf(face, height), [])), part };
}

/** Some typefaces lack some letters. */
function letter(random: Random, face: FontFace, height: number): Pick<Scene, 'read'> {
  const there = [...LETTERS].filter((each) => face.glyphs.has(each));
  if (there.length === 0) return line(random, face, height);
  return { read: centred(rowOf([glyphOf(face, pick(random, there))], sizeOf(face, height), [])) };
}

function glyphOf(face: FontFace, character: string): GlyphOutline {
  return face.glyphs.get(character) as GlyphOutline;
}

/** Returns a line that is level, slanting, or upright and thinner than any 1. */
function line(random: Random, _: FontFace, height: number): Pick<Scene, 'read'> {
  const half = height * between(random, 0.2, 0.7);
  const isUpright = happens(random, 0.1);
  const angle = isUpright ? Math.PI / 2 : pick(random, [0, 0, between(random, -0.9, 0.9)]);
  const thickness = isUpright ? half / 8 : between(random, 0.05, 0.2) * height;
  const [x, y] = [half * Math.cos(angle), half * Math.sin(angle)];
  return { read: [strokeShape([-x, -y, x, y], thickness, 1)] };
}

/** Returns a cross of slanting lines, or seldom of straight ones: a 1 is struck through so. */
function cross(random: Random, _: FontFace, height: number): Pick<Scene, 'read'> {
  const [x, y] = [between(random, 0.3, 0.5) * height, between(random, 0.35, 0.5) * height];
  const thickness = between(random, 0.06, 0.2) * height;
  const lines = happens(random, 0.8)
    ? [
        [-x, -y, x, y],
        [-x, y, x, -y],
      ]
    : [
        [-x, 0, x, 0],
        [0, -y, 0, y],
      ];
  return { read: lines.map((ends) => strokeShape(ends, thickness, 1)) };
}

/** Returns two lines that meet, as those of a grid do. */
function corner(random: Random, _: FontFace, height: number): Pick<Scene, 'read'> {
  const [x, y] = [pick(random, [-0.45, 0.45]) * height, pick(random, [-0.45, 0.45]) * height];
  const thickness = between(random, 0.05, 0.15) * height;
  const lines = [
    [-x, y, x, y],
    [x, -y, x, y],
  ];
  return { read: lines.map((ends) => strokeShape(ends, thickness, 1)) };
}

/** Returns a full circle or square, or something between. */
function dot(random: Random, _: FontFace, height: number): Pick<Scene, 'read'> {
  const radius = between(random, 0.08, 0.5) * height;
  const squareness = pick(random, [2, 2, 4, 20]);
  const stretch = between(random, 0.8, 1.25);
  return {
    read: [
      roundShape(32, (angle) => {
        const [x, y] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
        return radius / (x ** squareness + (y * stretch) ** squareness) ** (1 / squareness);
      }),
    ],
  };
}

function blot(random: Random, _: FontFace, height: number): Pick<Scene, 'read'> {
  const corners = 5 + random.below(6);
  return { read: [roundShape(corners, () => between(random, 0.15, 0.6) * height)] };
}

function roundShape(corners: number, radiusAt: (angle: number) => number): Shape {
  const points = Array.from({ length: corners }, (_, i) => (2 * Math.PI * i) / corners);
  const polygon = points.flatMap((angle) => {
    const radius = radiusAt(angle);
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
  return { polygons: [Float64Array.from(polygon)], strength: 1 };
}
