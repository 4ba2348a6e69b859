// The picture of a solved board: its colours, cell by cell, and how large it is drawn.

import type { Size } from '../../../src/puzzle/places.ts';
import { colourOfMark } from '../../board/state/mark.ts';

/** Draws one pixel a cell; the browser scales the canvas. */
export function drawPicture(
  context: CanvasRenderingContext2D,
  { width, height }: Size,
  cells: Uint8Array,
  colours: readonly string[],
): void {
  context.fillStyle = colours[0];
  context.fillRect(0, 0, width, height);
  for (const [cell, mark] of cells.entries()) {
    const colour = colourOfMark(mark);
    if (colour === 0) continue;
    context.fillStyle = colours[colour];
    context.fillRect(cell % width, Math.floor(cell / width), 1, 1);
  }
}

/**
 * Returns the side of a cell in CSS pixels with which the picture fits the room. It is a whole
 * number of pixels of the screen, so that all cells are equally large, unless the room is too small
 * for that.
 */
export function pictureCell(
  { width, height }: Size,
  room: Size,
  { most, density }: { readonly most: number; readonly density: number },
): number {
  const fitting = Math.min(most, room.width / width, room.height / height);
  const whole = Math.floor(fitting * density) / density;
  return whole > 0 ? whole : Math.max(0, fitting);
}
