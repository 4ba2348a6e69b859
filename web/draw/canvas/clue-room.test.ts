import { describe, expect, it } from 'vitest';
import { makeDrawing, painted } from '../../../src/create/drawing.ts';
import type { ExactClue } from '../../../src/puzzle/clue.ts';
import { cluesOf } from '../drawing/clues.ts';
import { clueRoom, columnLayout, type RoomOccasion, rowLayout } from './clue-room.ts';

const EMPTY = makeDrawing(20, 20);
/** Every second cell, in ten blocks of a row. */
const FULL = painted(
  EMPTY,
  Array.from({ length: 200 }, (_, i) => 2 * i),
  1,
);
const OCCASION: RoomOccasion = {
  size: { width: 20, height: 20 },
  viewport: { width: 800, height: 600 },
  zoom: undefined,
  fits: 0,
};

describe('the room of the clues', () => {
  const first = clueRoom(undefined, OCCASION, cluesOf(EMPTY));

  it('stays the same however many numbers there are', () => {
    expect(clueRoom(first, { ...OCCASION }, cluesOf(FULL))).toBe(first);
  });

  it.each<[string, Partial<RoomOccasion>]>([
    ['zooming', { zoom: 20 }],
    ['fitting', { fits: 1 }],
    ['a resized window', { viewport: { width: 801, height: 600 } }],
  ])('is planned anew by %s', (_, change) => {
    const room = clueRoom(first, { ...OCCASION, ...change }, cluesOf(FULL));
    expect(room.left).toBeGreaterThan(first.left);
    expect(rowLayout(cluesOf(FULL).rows[0], room.left).dots).toBeUndefined();
  });

  it('is planned anew by another size of the drawing', () => {
    const large = makeDrawing(40, 40);
    const room = clueRoom(first, { ...OCCASION, size: large }, cluesOf(large));
    expect(room.top).toBeGreaterThan(first.top);
  });

  it('takes little of a large drawing that is empty', () => {
    const large = makeDrawing(200, 200);
    const room = clueRoom(undefined, { ...OCCASION, size: large }, cluesOf(large));
    expect(room.left).toBeLessThan(10);
  });
});

describe('a clue in its bar', () => {
  it('has its usual gaps where there is room', () => {
    const { numbers, dots } = columnLayout(clue(1, 2, 3), 4);
    expect(numbers.map(({ block }) => block)).toEqual([2, 1, 0]);
    expect(numbers.map(({ size }) => size)).toEqual([1.3, 1.3, 1.3]);
    expect(dots).toBeUndefined();
  });

  it('moves together where there is little room, and fills it', () => {
    const layout = columnLayout(clue(1, 2, 3), 3.3);
    expect(layout.numbers).toHaveLength(3);
    expect(layout.length).toBeCloseTo(3.3);
  });

  it('leaves its first numbers out where they do not fit', () => {
    for (const room of [0.7, 1, 2, 3, 4.6]) {
      const layout = rowLayout(clue(10, 1, 12, 3, 1, 1), room);
      expect(layout.numbers.length).toBeLessThan(6);
      expect(layout.length).toBeLessThanOrEqual(room);
      expect(layout.dots).toBeLessThan(room);
    }
    expect(rowLayout(clue(10, 1, 12, 3, 1, 1), 3).numbers[0].block).toBe(5);
  });
});

function clue(...lengths: number[]): ExactClue {
  return lengths.map((length) => ({ length, colour: 1 }));
}
