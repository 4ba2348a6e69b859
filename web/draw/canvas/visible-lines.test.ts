import { describe, expect, it } from 'vitest';
import { makeDrawing } from '../../../src/create/drawing.ts';
import { placeOf } from '../../../src/puzzle/places.ts';
import { cluesOf } from '../drawing/clues.ts';
import { spansOf } from './clue-room.ts';
import { viewOf } from './view.ts';
import { isVisible, scrollFor, visibleLinesOf } from './visible-lines.ts';

const DRAWING = makeDrawing(40, 30);
const ROOM = { width: 300, height: 200 };
const VIEW = viewOf(DRAWING, spansOf(DRAWING, cluesOf(DRAWING)), ROOM, 20);

describe('what is in sight', () => {
  it('is what the room shows of it', () => {
    const visible = visibleLinesOf(DRAWING, VIEW, ROOM, { x: 50, y: 0 });
    expect(visible.left).toBe(2);
    expect(visible.right).toBe(Math.ceil((50 + 300 - VIEW.left) / 20));
    expect(visible.top).toBe(0);
    expect(isVisible(visible, 2, 40)).toBe(true);
    expect(isVisible(visible, 1, 40)).toBe(false);
    expect(isVisible(visible, 29 * 40 + 2, 40)).toBe(false);
  });

  it('ends with the picture', () => {
    const far = visibleLinesOf(DRAWING, VIEW, ROOM, { x: 790, y: 590 });
    expect([far.right, far.bottom]).toEqual([40, 30]);
  });

  it('holds a cell after the least of scrolling', () => {
    const from = { x: 100, y: 100 };
    expect(scrollFor({ row: 6, column: 6 }, VIEW, ROOM, from)).toEqual(from);
    for (const cell of [0, 39, 29 * 40, 30 * 40 - 1]) {
      const scroll = scrollFor(placeOf(DRAWING, cell), VIEW, ROOM, from);
      expect(isVisible(visibleLinesOf(DRAWING, VIEW, ROOM, scroll), cell, 40)).toBe(true);
    }
  });
});
