// Makes a piece of a drawn text.

import type { Drawing } from '../../../src/create/drawing.ts';
import type { Palette } from '../../../src/puzzle/palette.ts';
import type { Picture } from '../drawing/picture.ts';

/** Returns the text in a colour of the palette; in the first colour instead of the background. */
export function textPiece(drawing: Drawing, palette: Palette, colour: number): Picture {
  const cells = drawing.cells.map((each) => each * Math.max(1, colour));
  return { drawing: { ...drawing, cells }, palette };
}
