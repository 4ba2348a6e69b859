// The outlines of glyphs as polygons: curves become eight straight pieces each, which nobody tells
// apart at the 40 pixels that a digit is high at most.

import { create, type OpenedFont, type PathCommand } from 'fontkit';

/** Closed polygons in font sizes, with y downwards from the baseline. */
export interface GlyphOutline {
  /** Each polygon as x and y of its corners in turn. */
  readonly polygons: readonly Float64Array[];
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The outlines of one face of a font, by character. */
export interface FontFace {
  readonly name: string;
  readonly glyphs: ReadonlyMap<string, GlyphOutline>;
}

const PIECES = 8;

/** Takes those of the characters that the font has and draws something for. */
export function openFace(name: string, bytes: Uint8Array, characters: Iterable<string>): FontFace {
  const font = create(bytes);
  const glyphs = new Map<string, GlyphOutline>();
  for (const character of characters) {
    const outline = outlineOf(font, character);
    if (outline !== undefined) glyphs.set(character, outline);
  }
  return { name, glyphs };
}

function outlineOf(font: OpenedFont, character: string): GlyphOutline | undefined {
  const code = character.codePointAt(0) ?? 0;
  if (!font.hasGlyphForCodePoint(code)) return undefined;
  const polygons = polygonsOf(font.glyphForCodePoint(code).path.commands, 1 / font.unitsPerEm);
  if (polygons.length === 0) return undefined;
  const [xs, ys] = [0, 1].map((odd) =>
    polygons.flatMap((polygon) => [...polygon.filter((_, i) => i % 2 === odd)]),
  );
  return {
    polygons,
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

function polygonsOf(commands: readonly PathCommand[], scale: number): Float64Array[] {
  const polygons: number[][] = [];
  for (const { command, args } of commands) {
    if (command === 'closePath') continue;
    const points = args.map((value, i) => (i % 2 === 0 ? value : -value) * scale);
    if (command === 'moveTo') polygons.push(points);
    else appendCurve(polygons[polygons.length - 1], points);
  }
  return polygons.filter(({ length }) => length >= 6).map((polygon) => Float64Array.from(polygon));
}

/** Appends a line, or a curve with one or two control points before its end (de Casteljau). */
function appendCurve(polygon: number[], points: readonly number[]): void {
  const start = polygon.slice(-2);
  const pieces = points.length === 2 ? 1 : PIECES;
  for (let piece = 1; piece <= pieces; piece++) {
    let level = [...start, ...points];
    const share = piece / pieces;
    while (level.length > 2) {
      const from = level;
      level = from.slice(2).map((value, i) => from[i] + share * (value - from[i]));
    }
    polygon.push(...level);
  }
}
