import { describe, expect, it } from 'vitest';
import { cornerByKey, withCorner } from './corners.ts';

const size = { width: 200, height: 100 };
const [a, b, c, d] = [
  { x: 10, y: 10 },
  { x: 90, y: 10 },
  { x: 90, y: 90 },
  { x: 10, y: 90 },
];
const place = { width: 5, height: 5, corners: [a, b, c, d] } as const;

describe('a corner of the grid', () => {
  it('moves alone, in whole pixels, and stays within the photo', () => {
    const { corners } = withCorner(place, 1, { x: 80.4, y: 12 }, size);
    expect(corners).toEqual([a, { x: 80, y: 12 }, c, d]);
    const outside = withCorner(place, 2, { x: 900, y: -5 }, size);
    expect(outside.corners[2]).toEqual({ x: 200, y: 0 });
  });

  it('is moved by arrows, in large steps with Shift', () => {
    const by = (key: string, shiftKey = false) => cornerByKey(a, { key, shiftKey }, size);
    expect(by('ArrowLeft')).toEqual({ x: 9, y: 10 });
    expect(by('ArrowDown', true)).toEqual({ x: 10, y: 14 });
    expect(by('Enter')).toBeUndefined();
  });
});
