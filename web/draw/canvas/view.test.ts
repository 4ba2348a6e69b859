import { describe, expect, it } from 'vitest';
import { makeDrawing, painted } from '../../../src/create/drawing.ts';
import { cluesOf } from '../drawing/clues.ts';
import { spansOf } from './clue-room.ts';
import { canvasZoomStep, clampZoom, viewOf } from './view.ts';

const ROOM = { width: 800, height: 600 };
/** Every second cell of a picture of 200 columns and 133 rows. */
const LOTS = Array.from({ length: 100 * 133 }, (_, i) => 2 * i);
const EMPTY = makeDrawing(20, 20);

describe('the view of a drawing', () => {
  it('holds all of it where it can', () => {
    for (const side of [1, 5, 20, 60, 100]) {
      const drawing = makeDrawing(side, side);
      const view = viewOf(drawing, spansOf(drawing, cluesOf(drawing)), ROOM);
      expect(view.width).toBeLessThanOrEqual(ROOM.width);
      expect(view.height).toBeLessThanOrEqual(ROOM.height);
      expect(view.indent).toBeGreaterThanOrEqual(0);
    }
  });

  it('holds all of the largest on a screen, and on a phone', () => {
    const drawing = painted(makeDrawing(200, 200), LOTS, 1);
    for (const viewport of [ROOM, { width: 328, height: 400 }]) {
      const view = viewOf(drawing, spansOf(drawing, cluesOf(drawing)), viewport);
      expect(view.width).toBeLessThanOrEqual(viewport.width);
      expect(view.height).toBeLessThanOrEqual(viewport.height);
    }
  });

  it('leaves the room of bars to the picture where no numbers fit beside the lines', () => {
    const drawing = painted(makeDrawing(200, 133), LOTS, 1);
    const spans = spansOf(drawing, cluesOf(drawing));
    const [small, large] = [viewOf(drawing, spans, ROOM, 8), viewOf(drawing, spans, ROOM, 9)];
    expect(small.hasNumbers).toBe(false);
    expect(small.left).toBeLessThan(10);
    expect(small.top).toBeLessThan(50);
    expect(large.hasNumbers).toBe(true);
    expect(large.left).toBeGreaterThan(300);
  });

  it('is zoomed in steps, within bounds', () => {
    expect(canvasZoomStep(20, true, 16)).toBe(25);
    expect(canvasZoomStep(20, false, 16)).toBe(15);
    expect(canvasZoomStep(4, false, 16)).toBe(4);
    expect(canvasZoomStep(4, false, 2)).toBe(3);
    expect(canvasZoomStep(2, false, 2)).toBe(2);
    expect(clampZoom(1000, 16)).toBe(48);
    const { cell, width } = viewOf(EMPTY, spansOf(EMPTY, cluesOf(EMPTY)), ROOM, 40);
    expect(cell).toBe(40);
    expect(width).toBeGreaterThan(800);
  });
});
