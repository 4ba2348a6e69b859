// Paints a picture without clues on a canvas of its own, with a frame around each changed cell.

import type { Drawing } from '../../../src/create/drawing.ts';
import { columnOf, rowOf } from '../../../src/puzzle/places.ts';
import type { CanvasColours } from '../canvas/scene.ts';

interface MiniaturePaint {
  readonly drawing: Drawing;
  readonly changed: readonly number[];
  readonly colours: Pick<CanvasColours, 'paints' | 'surface' | 'focus'>;
}

/** The side of the canvas in pixels, about, and the most pixels for the side of a cell. */
const [SIDE, MOST_CELL] = [400, 24];

export function paintMiniature(canvas: HTMLCanvasElement, paint: MiniaturePaint): void {
  const { drawing, changed, colours } = paint;
  const { width, height, cells } = drawing;
  const cell = Math.max(2, Math.min(MOST_CELL, Math.floor(SIDE / Math.max(width, height))));
  canvas.width = width * cell;
  canvas.height = height * cell;
  const context = canvas.getContext('2d');
  if (context === null) return;
  for (let at = 0; at < cells.length; at++) {
    context.fillStyle = colours.paints[cells[at]];
    context.fillRect(columnOf(at, width) * cell, rowOf(at, width) * cell, cell, cell);
  }
  frames(context, changed, width, cell);
  strokeFrames(context, colours.surface, Math.max(4, cell / 3));
  strokeFrames(context, colours.focus, Math.max(2, cell / 6));
}

function frames(
  context: CanvasRenderingContext2D,
  changed: readonly number[],
  width: number,
  cell: number,
): void {
  context.beginPath();
  for (const at of changed) {
    context.rect(columnOf(at, width) * cell, rowOf(at, width) * cell, cell, cell);
  }
}

function strokeFrames(context: CanvasRenderingContext2D, colour: string, lineWidth: number): void {
  context.strokeStyle = colour;
  context.lineWidth = lineWidth;
  context.stroke();
}
