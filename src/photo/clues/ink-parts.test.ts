import { describe, expect, it } from 'vitest';
import { cutsInTwo, digitParts, mostDigits, usualHeight, withoutLines } from './digit-parts.ts';
import { inkParts } from './ink-parts.ts';

/** Draws ink of full strength where a sign is. */
function inkOf(lines: readonly string[]) {
  const [width, height] = [lines[0].length, lines.length];
  const data = Uint8Array.from(lines.join(''), (sign) => (sign === '.' ? 0 : 255));
  return { width, height, data };
}

const roomOf = ({ width, height }: ReturnType<typeof inkOf>) => ({
  left: 0,
  top: 0,
  width,
  height,
});

describe('parts of ink', () => {
  it('hang together at sides and corners', () => {
    const ink = inkOf(['#..##', '.#...', '....#']);
    expect(inkParts(ink, roomOf(ink), 107)).toEqual([
      { left: 0, top: 0, width: 2, height: 2, pixels: 2 },
      { left: 3, top: 0, width: 2, height: 1, pixels: 2 },
      { left: 4, top: 2, width: 1, height: 1, pixels: 1 },
    ]);
  });

  it('are cut off where the room ends', () => {
    const ink = inkOf(['####', '####']);
    const room = { left: 1, top: 0, width: 2, height: 1 };
    expect(inkParts(ink, room, 107)).toEqual([{ ...room, pixels: 2 }]);
  });
});

describe('digits of parts', () => {
  const part = (left: number, top: number, width: number, height: number) => {
    return { left, top, width, height, pixels: width * height };
  };

  it('are put together of pieces above each other', () => {
    expect(digitParts([part(0, 0, 8, 9), part(1, 11, 7, 8)], 20)).toEqual([
      { left: 0, top: 0, width: 8, height: 19 },
    ]);
  });

  it('are no specks, no bars and no boxes around digits', () => {
    const digit = part(10, 10, 12, 20);
    const box = { ...part(0, 0, 32, 40), pixels: 140 };
    const specks = [part(50, 0, 3, 3), part(60, 0, 90, 20)];
    expect(digitParts([digit, box, ...specks], 20)).toEqual([
      { left: 10, top: 10, width: 12, height: 20, pixels: 240 },
    ]);
  });

  it('are as high as most of them', () => {
    const lines = [part(0, 0, 3, 30), part(0, 0, 32, 2)];
    const digits = [part(0, 0, 9, 18), part(0, 0, 9, 19), part(0, 0, 9, 19)];
    expect(usualHeight(withoutLines([...lines, ...digits], 32), 32)).toBe(19);
    expect(usualHeight([], 30)).toBe(18);
  });

  it('are cut where there is the least ink', () => {
    const ink = inkOf(['###.####', '###.####', '########']);
    expect(mostDigits({ ...roomOf(ink), width: 20 }, 10)).toBe(3);
    expect(mostDigits({ ...roomOf(ink), width: 8 }, 10)).toBe(1);
    const [first, second] = cutsInTwo(ink, roomOf(ink))[0];
    expect([first.left, first.width]).toEqual([0, 3]);
    expect(second.left + second.width).toBe(8);
  });
});
