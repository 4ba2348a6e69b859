import { describe, expect, it } from 'vitest';
import { BLACK, CLEAR, image, RED, type Rgba, WHITE } from '../../../test/images.ts';
import { isWorthTrimming, trimmedCrop } from './trim-image.ts';

/** Draws a cross in a box, whose border is mostly margin, on 40x30 pixels of a ground. */
const cross = (ground: Rgba, ink: Rgba) => image(40, 30, (x, y) => (isCross(x, y) ? ink : ground));
const isCross = (x: number, y: number) =>
  x >= 10 && x < 25 && y >= 5 && y < 25 && (x === 17 || y === 14);
const BOX = { left: 10, top: 5, width: 15, height: 20 };

describe('the trim of an image', () => {
  it('cuts off margins of one colour, and transparent ones', () => {
    for (const [ground, ink] of [
      [WHITE, BLACK],
      [RED, WHITE],
      [CLEAR, BLACK],
    ] as const) {
      expect(trimmedCrop(cross(ground, ink))).toEqual(BOX);
    }
  });

  it('sees through the noise of a photo', () => {
    const noisy = image(40, 30, (x, y) => {
      if (isCross(x, y)) return BLACK;
      const level = 245 + ((7 * x + 3 * y) % 10);
      return [level, level, 250];
    });
    expect(trimmedCrop(noisy)).toEqual(BOX);
  });

  it('goes by three corners, and not by two', () => {
    const corner = image(20, 20, (x, y) => (x < 5 && y < 8 && (x + y) % 3 === 0 ? BLACK : WHITE));
    expect(trimmedCrop(corner)).toEqual({ left: 0, top: 0, width: 5, height: 8 });
    const half = image(20, 20, (x) => (x < 10 ? BLACK : WHITE));
    expect(trimmedCrop(half)).toEqual({ left: 0, top: 0, width: 20, height: 20 });
  });

  it('keeps a narrow margin around what fills its border', () => {
    const square = image(60, 60, (x, y) => (x >= 20 && x < 44 && y >= 1 && y < 25 ? RED : WHITE));
    expect(trimmedCrop(square)).toEqual({ left: 18, top: 0, width: 28, height: 27 });
  });

  it('is the whole image where there is nothing else', () => {
    const flat = image(9, 7, () => RED);
    expect(trimmedCrop(flat)).toEqual({ left: 0, top: 0, width: 9, height: 7 });
    expect(trimmedCrop(image(1, 1, () => CLEAR))).toMatchObject({ width: 1, height: 1 });
  });

  it('is worth it from some part of the area on', () => {
    const size = { width: 100, height: 100 };
    expect(isWorthTrimming(size, { left: 1, top: 1, width: 98, height: 99 })).toBe(false);
    expect(isWorthTrimming(size, { left: 2, top: 2, width: 96, height: 96 })).toBe(true);
  });
});
