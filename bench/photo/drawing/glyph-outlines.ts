// Outlines of texts as polygons, in fonts that fontkit opens.

import { create, type OpenedFont, type PathCommand } from 'fontkit';
import type { Contour } from './page-canvas.ts';

export function openFont(bytes: Uint8Array): OpenedFont {
  return create(bytes);
}

export interface TextOutline {
  /** The outlines in pixels; the base line starts at 0, 0. */
  readonly contours: readonly Contour[];
  readonly width: number;
}

/** Number of straight pieces that a curve becomes. */
const PIECES = 6;

/** The width of a space, in ems: fontkit cannot measure that of some fonts. */
const SPACE = 0.28;

/** Returns the outline of a text whose em is `size` pixels high. */
export function textOutline(font: OpenedFont, text: string, size: number): TextOutline {
  const contours: Contour[] = [];
  let width = 0;
  for (const word of text.split(' ')) {
    const outline = wordOutline(font, word, size);
    const left = width;
    contours.push(...outline.contours.map((each) => each.map((v, i) => (i % 2 ? v : left + v))));
    width += outline.width + SPACE * size;
  }
  return { contours, width: width - SPACE * size };
}

function wordOutline(font: OpenedFont, word: string, size: number): TextOutline {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions, advanceWidth } = font.layout(word);
  const contours: Contour[] = [];
  let x = 0;
  glyphs.forEach(({ path }, i) => {
    const left = x + positions[i].xOffset;
    for (const contour of contoursOf(path.commands)) {
      contours.push(contour.map((value, k) => (k % 2 === 0 ? left + value : -value) * scale));
    }
    x += positions[i].xAdvance;
  });
  return { contours, width: advanceWidth * scale };
}

function contoursOf(commands: readonly PathCommand[]): number[][] {
  const contours: number[][] = [];
  let contour: number[] = [];
  for (const { command, args } of commands) {
    if (command === 'moveTo') {
      contour = [...args];
      contours.push(contour);
    } else if (command === 'lineTo') contour.push(...args);
    else if (command !== 'closePath') contour.push(...curvePoints(contour.slice(-2), args));
  }
  return contours.filter(({ length }) => length > 4);
}

/** Returns points of a Bézier curve of any degree, without its start. */
function curvePoints(start: readonly number[], args: readonly number[]): number[] {
  const points: number[] = [];
  for (let piece = 1; piece <= PIECES; piece++) {
    const t = piece / PIECES;
    let left = [...start, ...args];
    while (left.length > 2) {
      left = left.slice(2).map((value, i) => left[i] + (value - left[i]) * t);
    }
    points.push(...left);
  }
  return points;
}
