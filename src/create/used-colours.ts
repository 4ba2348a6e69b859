// Drops the colours that no cell of a drawing has.

import { makePalette, type Palette } from '../puzzle/palette.ts';
import type { Drawing } from './drawing.ts';

interface PaintedDrawing {
  readonly drawing: Drawing;
  readonly palette: Palette;
}

/**
 * The background stays, and the drawing is the same object if all colours are used. An empty
 * drawing keeps all colours, since a puzzle needs one besides the background.
 */
export function inUsedColours({ drawing, palette }: PaintedDrawing): PaintedDrawing {
  const seen = new Set(drawing.cells).add(0);
  if (seen.size === 1 || seen.size === palette.length) return { drawing, palette };
  const used = [...palette.keys()].filter((colour) => seen.has(colour));
  const cells = drawing.cells.map((colour) => used.indexOf(colour));
  const colours = used.slice(1).map((colour) => palette[colour]);
  return { drawing: { ...drawing, cells }, palette: makePalette(palette[0], colours) };
}
