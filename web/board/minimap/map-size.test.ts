import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapCell, seenPart } from './map-size.ts';

describe('the size of the minimap', () => {
  it('fills the corner with cells of whole pixels of the screen', () => {
    expect(mapCell({ width: 50, height: 50 }, { left: 120, top: 140 }, 1)).toBe(2);
    expect(mapCell({ width: 50, height: 40 }, { left: 130, top: 140 }, 2)).toBe(2);
    expect(mapCell({ width: 10, height: 10 }, { left: 600, top: 600 }, 1)).toBe(16);
  });

  it('divides pixels for the largest boards only', () => {
    expect(mapCell({ width: 250, height: 250 }, { left: 137, top: 200 }, 1)).toBe(0.5);
  });

  it('is none in a corner without room', () => {
    expect(mapCell({ width: 5, height: 5 }, { left: 30, top: 90 }, 1)).toBeUndefined();
    expect(mapCell({ width: 5, height: 5 }, { left: 10, top: 10 }, 1)).toBeUndefined();
  });

  it('never leaves the corner', () => {
    const size = fc.record({ width: fc.integer({ min: 1, max: 400 }), height: fc.nat(399) });
    const corner = fc.record({ left: fc.nat(400), top: fc.nat(400) });
    fc.assert(
      fc.property(
        size,
        corner,
        fc.constantFrom(1, 1.5, 2, 3),
        ({ width, height }, bars, density) => {
          const board = { width, height: height + 1 };
          const cell = mapCell(board, bars, density) ?? 0;
          expect(cell * board.width).toBeLessThanOrEqual(Math.max(0, bars.left - 12) + 1e-9);
          expect(cell * board.height).toBeLessThanOrEqual(Math.max(0, bars.top - 12) + 1e-9);
        },
      ),
    );
  });
});

describe('the part in sight', () => {
  it('is what the clue bar and the far edge leave', () => {
    const axis = { bar: 100, room: 350, count: 50 };
    expect(seenPart(25, { scroll: 0, ...axis })).toEqual({ start: 0, length: 10 });
    expect(seenPart(25, { scroll: 500, ...axis })).toEqual({ start: 20, length: 10 });
    expect(seenPart(25, { scroll: 1002, ...axis }).length).toBeCloseTo(9.92);
  });

  it('is no larger than the board', () => {
    expect(seenPart(10, { scroll: 0, bar: 50, room: 400, count: 20 })).toEqual({
      start: 0,
      length: 20,
    });
  });
});
