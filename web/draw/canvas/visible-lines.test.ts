import { describe, expect, it } from 'vitest';
import { makeDrawing } from '../../../src/create/drawing.ts';
import { cluesOf } from '../drawing/clues.ts';
import { spansOf, viewOf } from './view.ts';
import { isInSight, scrollFor, sightOf } from './visible-lines.ts';

const DRAWING = makeDrawing(40, 30);
const ROOM = { width: 300, height: 200 };
const VIEW = viewOf(DRAWING, spansOf(cluesOf(DRAWING)), ROOM, 20);

describe('what is in sight', () => {
  it('is what the room shows of it', () => {
    const sight = sightOf(DRAWING, VIEW, ROOM, { x: 50, y: 0 });
    expect(sight.left).toBe(2);
    expect(sight.right).toBe(Math.ceil((50 + 300 - VIEW.left) / 20));
    expect(sight.top).toBe(0);
    expect(isInSight(sight, 2, 40)).toBe(true);
    expect(isInSight(sight, 1, 40)).toBe(false);
    expect(isInSight(sight, 29 * 40 + 2, 40)).toBe(false);
  });

  it('ends with the picture', () => {
    const far = sightOf(DRAWING, VIEW, ROOM, { x: 790, y: 590 });
    expect([far.right, far.bottom]).toEqual([40, 30]);
  });

  it('holds a cell after the least of scrolling', () => {
    const from = { x: 100, y: 100 };
    expect(scrollFor(DRAWING, 6 * 40 + 6, VIEW, ROOM, from)).toEqual(from);
    for (const cell of [0, 39, 29 * 40, 30 * 40 - 1]) {
      const scroll = scrollFor(DRAWING, cell, VIEW, ROOM, from);
      expect(isInSight(sightOf(DRAWING, VIEW, ROOM, scroll), cell, 40)).toBe(true);
    }
  });
});
