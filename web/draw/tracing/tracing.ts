// An image that lies faintly under the cells of a drawing, to be drawn over by hand. It is no part
// of the picture. Its place is told in cells, so that it scrolls and zooms with them.

import type { Size } from '../../../src/puzzle/places.ts';

/** An image as the canvas draws it, with its size in pixels. */
export interface TracedImage extends Size {
  readonly pixels: CanvasImageSource;
}

export interface Tracing {
  readonly image: TracedImage;
  readonly isShown: boolean;
  /** The opacity in percent. */
  readonly opacity: number;
  /** The size in percent of the largest one with which the whole image is on the board. */
  readonly scale: number;
  /** How far the image is moved from the middle of the board, in cells. */
  readonly right: number;
  readonly down: number;
}

/** Limits in percent: the image can be seen at the least, and does not glare at the most. */
export const [LEAST_OPACITY, MOST_OPACITY] = [10, 90];
export const [LEAST_SCALE, MOST_SCALE] = [20, 400];
const FIRST_OPACITY = 40;
const FITTING = { scale: 100, right: 0, down: 0 } as const;

/** Returns the tracing of an image that fits the board, as faint as the image before was. */
export function startTracing(image: TracedImage, before?: Tracing): Tracing {
  return { image, isShown: true, opacity: before?.opacity ?? FIRST_OPACITY, ...FITTING };
}

export function fittedTracing(tracing: Tracing): Tracing {
  return { ...tracing, ...FITTING };
}

export function movedTracing(tracing: Tracing, right: number, down: number): Tracing {
  return { ...tracing, right: tracing.right + right, down: tracing.down + down };
}

/** A place on the board, in cells. */
interface Place extends Size {
  readonly left: number;
  readonly top: number;
}

/** Returns where the image is on a board of this size. */
export function placeOfTracing({ image, scale, right, down }: Tracing, board: Size): Place {
  const fit = Math.min(board.width / image.width, board.height / image.height);
  const [width, height] = [image.width, image.height].map((side) => (side * fit * scale) / 100);
  const left = (board.width - width) / 2 + right;
  return { left, top: (board.height - height) / 2 + down, width, height };
}
