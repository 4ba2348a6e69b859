// Computes how large cells, clue bars and numbers are within a viewport. The bars have the room
// that is planned for the clues (clue-room.ts), and less than half of the width or height of the
// viewport. When cells are too small for numbers beside their lines, a strip above the picture
// shows the two clues of the cell in use, and the picture takes the space of the bars.

import type { Size } from '../../../src/puzzle/places.ts';
import type { Spans } from './clue-room.ts';

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** All lengths are in pixels. */
export interface View {
  readonly cell: number;
  readonly font: number;
  /**
   * Whether the bars show the clues beside their lines. Otherwise a strip shows the clues of the
   * cell in use.
   */
  readonly hasNumbers: boolean;
  /** Width of the bar at the left, height of the bar at the top. */
  readonly left: number;
  readonly top: number;
  /** The size of bars and picture together. */
  readonly width: number;
  readonly height: number;
  /** The left margin when bars and picture are narrower than the viewport. */
  readonly indent: number;
}

const MAX_ZOOM = 48;
const [LARGEST_FIT, LEAST_FIT] = [32, 1];
/**
 * The smallest cell size to zoom out to, in pixels, because smaller cells are hard to hit. Cells
 * are smaller only if the drawing does not fit the viewport otherwise.
 */
const LEAST_ZOOM = 4;
/** In smaller cells, numbers of neighbouring lines would run into each other. */
const LEAST_NUMBERED = 9;
/** The width of the left bar and the font size of the strip while the strip is shown, in pixels. */
const [STRIP_EDGE, STRIP_FONT] = [8, 13];
export const STRIP_LINE = 20;
const [MIN_FONT, MAX_FONT] = [9, 15];
const BAR_SHARE = 0.42;
/** The padding between the numbers and the picture. */
export const BAR_PADDING = 6;

/**
 * Returns the view with cells of `zoom` pixels. Without `zoom`, cells have the largest size from 1
 * to 32 pixels with which the drawing fits the viewport, or 1 if none does.
 */
export function viewOf(size: Size, spans: Spans, viewport: Viewport, zoom?: number): View {
  if (zoom !== undefined) return viewWith(size, spans, viewport, zoom);
  for (let cell = LARGEST_FIT; cell > LEAST_FIT; cell--) {
    const view = viewWith(size, spans, viewport, cell);
    if (view.width <= viewport.width && view.height <= viewport.height) return view;
  }
  return viewWith(size, spans, viewport, LEAST_FIT);
}

function viewWith({ width, height }: Size, spans: Spans, viewport: Viewport, cell: number): View {
  const bars = cell < LEAST_NUMBERED ? STRIP : barsOf(spans, viewport, cell);
  const all = { width: bars.left + cell * width + 2, height: bars.top + cell * height + 2 };
  const indent = Math.max(0, Math.floor((viewport.width - all.width) / 2));
  return { cell, ...bars, ...all, indent };
}

type Bars = Pick<View, 'font' | 'hasNumbers' | 'left' | 'top'>;

const STRIP: Bars = {
  font: STRIP_FONT,
  hasNumbers: false,
  left: STRIP_EDGE,
  top: 2 * STRIP_LINE + 4,
};

function barsOf(spans: Spans, viewport: Viewport, cell: number): Bars {
  const fits = (share: number, letters: number) => (share * BAR_SHARE - BAR_PADDING) / letters;
  const wished = Math.min(
    fits(viewport.width, spans.left),
    fits(viewport.height, spans.top),
    cell * 0.62,
  );
  const font = Math.min(MAX_FONT, Math.max(MIN_FONT, Math.floor(wished)));
  const left = Math.ceil(Math.min(font * spans.left + BAR_PADDING, viewport.width * BAR_SHARE));
  const top = Math.ceil(Math.min(font * spans.top + BAR_PADDING, viewport.height * BAR_SHARE));
  return { font, hasNumbers: true, left, top };
}

/**
 * Returns the zoom after one press of a button, a step of about a quarter. `fit` is the cell size
 * at which the whole drawing fits.
 */
export function canvasZoomStep(cell: number, isIn: boolean, fit: number): number {
  const step = Math.max(1, Math.round(cell / 4));
  return clampZoom(isIn ? cell + step : cell - step, fit);
}

export function clampZoom(cell: number, fit: number): number {
  return Math.min(MAX_ZOOM, Math.max(Math.min(LEAST_ZOOM, fit), Math.round(cell)));
}
