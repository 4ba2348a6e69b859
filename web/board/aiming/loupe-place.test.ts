import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loupePlace } from './loupe-place.ts';

const LOUPE = { width: 158, height: 178 };
const PHONE = { width: 360, height: 740 };

describe('the loupe', () => {
  it('is above the finger, and stays on the screen at the sides', () => {
    expect(loupePlace({ x: 180, y: 400 }, LOUPE, PHONE)).toEqual({ x: 101, y: 186 });
    expect(loupePlace({ x: 5, y: 400 }, LOUPE, PHONE).x).toBe(4);
    expect(loupePlace({ x: 355, y: 400 }, LOUPE, PHONE).x).toBe(198);
  });

  it('is beside the finger at the top of the screen, or below it in the middle', () => {
    expect(loupePlace({ x: 300, y: 100 }, LOUPE, PHONE)).toEqual({ x: 106, y: 11 });
    expect(loupePlace({ x: 60, y: 100 }, LOUPE, PHONE)).toEqual({ x: 96, y: 11 });
    expect(loupePlace({ x: 180, y: 100 }, LOUPE, PHONE)).toEqual({ x: 101, y: 156 });
  });

  it('is on the screen and clear of the finger, wherever that is', () => {
    const screen = fc.record({
      width: fc.integer({ min: 320, max: 1400 }),
      height: fc.integer({ min: 640, max: 1400 }),
    });
    fc.assert(
      fc.property(screen, fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(1000), (all, u, v) => {
        const finger = { x: u * all.width, y: (v / 1000) * all.height };
        const { x, y } = loupePlace(finger, LOUPE, all);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(x + LOUPE.width).toBeLessThanOrEqual(all.width);
        expect(y + LOUPE.height).toBeLessThanOrEqual(all.height);
        const aside = Math.max(x - finger.x, finger.x - x - LOUPE.width);
        const apart = Math.max(y - finger.y, finger.y - y - LOUPE.height);
        expect(Math.max(aside, apart)).toBeGreaterThanOrEqual(36);
      }),
    );
  });
});
