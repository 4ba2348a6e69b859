import { describe, expect, it } from 'vitest';
import { makeDrawing, painted } from '../../src/create/drawing.ts';
import { cluesOf } from './clues.ts';
import { clampZoom, spansOf, viewOf, zoomStep } from './view.ts';

const ROOM = { width: 800, height: 600 };
const EMPTY = makeDrawing(20, 20);

describe('the view of a drawing', () => {
  it('holds all of it where it can', () => {
    for (const side of [1, 5, 20, 60, 100]) {
      const drawing = makeDrawing(side, side);
      const view = viewOf(drawing, spansOf(cluesOf(drawing)), ROOM);
      expect(view.width).toBeLessThanOrEqual(ROOM.width);
      expect(view.height).toBeLessThanOrEqual(ROOM.height);
      expect(view.indent).toBeGreaterThanOrEqual(0);
    }
  });

  it('has cells that can be hit where it cannot', () => {
    const drawing = makeDrawing(200, 200);
    const view = viewOf(drawing, spansOf(cluesOf(drawing)), { width: 300, height: 300 });
    expect(view.cell).toBe(4);
    expect(view.left).toBeLessThan(150);
  });

  it('does not jump with the first numbers', () => {
    const spans = spansOf(cluesOf(EMPTY));
    expect(spansOf(cluesOf(painted(EMPTY, [0, 2, 4], 1)))).toEqual(spans);
    const many = Array.from({ length: 10 }, (_, i) => 2 * i);
    expect(spansOf(cluesOf(painted(EMPTY, many, 1))).left).toBeGreaterThan(spans.left);
  });

  it('is zoomed in steps, within bounds', () => {
    expect(zoomStep(20, true)).toBe(25);
    expect(zoomStep(20, false)).toBe(15);
    expect(zoomStep(4, false)).toBe(4);
    expect(clampZoom(1000)).toBe(48);
    const { cell, width } = viewOf(EMPTY, spansOf(cluesOf(EMPTY)), ROOM, 40);
    expect(cell).toBe(40);
    expect(width).toBeGreaterThan(800);
  });
});
