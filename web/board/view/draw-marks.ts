// Draws marks as a small picture, one pixel a cell; a style sheet scales the canvas. Notes are not
// drawn.

import { columnOf, rowOf } from '../../../src/puzzle/places.ts';
import { colourOfMark, isUnmarked } from '../state/mark.ts';

/**
 * The canvas has the size of the board. `colours` are the background and the other colours, as the
 * canvas takes them; cells without a mark have the colour of the `ground`.
 */
export function drawMarks(
  canvas: HTMLCanvasElement | null,
  marks: Uint8Array,
  colours: readonly string[],
  ground = colours[0],
): void {
  const context = canvas?.getContext('2d');
  if (!context) return;
  const { width, height } = context.canvas;
  context.clearRect(0, 0, width, height);
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  for (const [cell, mark] of marks.entries()) {
    const colour = isUnmarked(mark) ? ground : colours[colourOfMark(mark)];
    if (colour === undefined || colour === ground) continue;
    context.fillStyle = colour;
    context.fillRect(columnOf(cell, width), rowOf(cell, width), 1, 1);
  }
}
