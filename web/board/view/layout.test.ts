import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLACK_AND_WHITE } from '../../../src/puzzle/palette.ts';
import { puzzleOfLengths } from '../../../test/boards.ts';
import {
  fittingCell,
  layoutOf,
  MAX_CELL,
  MIN_CELL,
  movableCell,
  scrollOf,
  spanOf,
  zoomStep,
} from './layout.ts';

const SPAN = spanOf(
  puzzleOfLengths(
    [[1, 1], [], [12]].map((clue) => clue.map((n) => Math.min(n, 3))),
    [[1, 1], [1], [1, 1]],
  ),
);
const span = fc.record({
  width: fc.integer({ min: 1, max: 200 }),
  height: fc.integer({ min: 1, max: 200 }),
  left: fc.double({ min: 1.3, max: 60, noNaN: true }),
  top: fc.double({ min: 1.3, max: 60, noNaN: true }),
});
const room = fc.record({
  width: fc.integer({ min: 200, max: 2000 }),
  height: fc.oneof(fc.integer({ min: 200, max: 2000 }), fc.constant(Number.POSITIVE_INFINITY)),
});

describe('the size of a board', () => {
  it('knows how long clues are', () => {
    expect(SPAN).toMatchObject({ width: 3, height: 3, left: 2.2, top: 2.4 });
    const blot = { length: null, colour: 1 };
    const open = { rows: [[blot, blot, blot], null], columns: [null], palette: BLACK_AND_WHITE };
    expect(spanOf({ ...open, width: 1, height: 2, meta: {} })).toMatchObject({
      left: 3 * 1.1,
      top: 1.2,
    });
  });

  it('is the largest that is in sight as a whole', () => {
    fc.assert(
      fc.property(span, room, (one, all) => {
        const cell = fittingCell(one, all, 40, false);
        const isWhole = (size: number): boolean => {
          const { left, top } = layoutOf(one, size, all, false);
          return left + size * one.width <= all.width && top + size * one.height <= all.height;
        };
        expect(cell === MIN_CELL || isWhole(cell)).toBe(true);
        expect(cell === 40 || !isWhole(cell + 1)).toBe(true);
      }),
    );
  });

  it('shows the largest boards that there are as a whole', () => {
    const long = { left: 40, top: 26 };
    const screen = { width: 1030, height: 740 };
    expect(fittingCell({ width: 100, height: 100, ...long }, screen, 40, false)).toBe(6);
    const phone = { width: 352, height: 500 };
    expect(fittingCell({ width: 200, height: 200, ...long }, phone, 40, false)).toBe(1);
  });

  it('has all its columns in sight where it has to be moved up and down alone', () => {
    const clues = { left: 4, top: 4 };
    const room = { width: 340, height: 200 };
    const cells = { least: 24, easy: 28 };
    expect(movableCell({ width: 10, height: 10, ...clues }, room, cells, false)).toBe(27);
    expect(movableCell({ width: 8, height: 20, ...clues }, room, cells, false)).toBe(28);
    expect(movableCell({ width: 40, height: 40, ...clues }, room, cells, false)).toBe(28);
  });

  it('leaves two thirds of the room to the cells', () => {
    fc.assert(
      fc.property(span, room, fc.integer({ min: 12, max: MAX_CELL }), (one, all, cell) => {
        const { left, top, font } = layoutOf(one, cell, all, true);
        expect(left).toBeLessThanOrEqual(Math.max(72, all.width / 3));
        expect(top).toBeLessThanOrEqual(Math.max(72, all.height / 3));
        expect(font).toBeGreaterThanOrEqual(9);
      }),
    );
  });

  it('changes by steps within its bounds', () => {
    expect([zoomStep(20, true, 12), zoomStep(20, false, 12)]).toEqual([24, 16]);
    expect([zoomStep(63, true, 12), zoomStep(13, false, 12)]).toEqual([MAX_CELL, 12]);
  });

  it('keeps a place under its point while it grows, and in sight wherever the point is', () => {
    const axis = { bar: 80, room: 360 };
    expect(scrollOf(28, { ...axis, place: 20.5, point: 200 })).toBe(20.5 * 28 + 80 - 200);
    // The bar has grown over the point.
    expect(scrollOf(28, { ...axis, place: 4.5, point: 60 })).toBe(4 * 28);
    expect(scrollOf(28, { ...axis, place: 30.1, point: 359 })).toBe(31 * 28 + 80 - 360);
  });
});
