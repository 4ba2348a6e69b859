import { describe, expect, it } from 'vitest';
import { beginsAfter, digitGaps, gapLimit } from './number-gaps.ts';

const HEIGHT = 20;

/** Places digits of a usual width at their left sides. */
const row = (digits: readonly (readonly [value: number, left: number])[]) =>
  digits.map(([value, left]) => ({
    value,
    box: { left, top: 0, width: 12, height: HEIGHT },
    plate: undefined,
  }));

describe('the gaps between digits', () => {
  it('are told in heights of a digit', () => {
    expect(
      digitGaps(
        row([
          [1, 0],
          [2, 14],
          [3, 42],
        ]),
        HEIGHT,
      ),
    ).toEqual([0.1, 0.8]);
  });

  it('are wide between plates, and none within one', () => {
    const plates = [0, 40].map((left) => ({ left, top: 0, width: 30, height: HEIGHT }));
    const digits = row([
      [1, 0],
      [2, 14],
      [3, 42],
    ]).map((digit, i) => ({ ...digit, plate: plates[i < 2 ? 0 : 1] }));
    const [within, between] = digitGaps(digits, HEIGHT);
    expect(beginsAfter(within, 0.3)).toBeLessThan(0.01);
    expect(beginsAfter(between, 0.3)).toBeGreaterThan(0.99);
  });

  it('begin a number where they are wide', () => {
    const rows = [
      row([
        [1, 0],
        [2, 14],
        [3, 42],
      ]),
      row([
        [4, 0],
        [1, 28],
      ]),
    ];
    const limit = gapLimit(rows, HEIGHT, 12 + 3 + 4 + 1);
    expect(limit).toBeGreaterThan(0.1);
    expect(limit).toBeLessThan(0.8);
    expect(beginsAfter(0.1, limit)).toBeLessThan(0.1);
    expect(beginsAfter(0.8, limit)).toBeGreaterThan(0.9);
  });

  it('may be as wide as a page', () => {
    expect(beginsAfter(1000, 0.3)).toBe(0.997);
    expect(beginsAfter(-1000, 0.3)).toBe(0.003);
  });

  it('follow the sum of the columns where it decides', () => {
    const rows = [
      row([
        [1, 0],
        [2, 18],
      ]),
    ];
    expect(gapLimit(rows, HEIGHT, 12)).toBeGreaterThan(0.3);
    expect(gapLimit(rows, HEIGHT, 3)).toBeLessThan(0.3);
  });
});
