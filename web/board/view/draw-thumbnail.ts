// Draws marks as a small picture, one pixel a cell; a style sheet scales the canvas. Crosses and
// notes are not drawn.

import { columnOf, rowOf, type Size } from '../../../src/puzzle/places.ts';
import { colourOfMark } from '../state/mark.ts';

/** `colours` are the background and the other colours, as the canvas takes them. */
export function drawThumbnail(
  canvas: HTMLCanvasElement | null,
  { width, height }: Size,
  marks: Uint8Array,
  colours: readonly string[],
): void {
  const context = canvas?.getContext('2d');
  if (!context) return;
  const [paper] = colours;
  context.fillStyle = paper;
  context.fillRect(0, 0, width, height);
  for (const [cell, mark] of marks.entries()) {
    const colour = colours[colourOfMark(mark)];
    if (colour === undefined || colour === paper) continue;
    context.fillStyle = colour;
    context.fillRect(columnOf(cell, width), rowOf(cell, width), 1, 1);
  }
}
