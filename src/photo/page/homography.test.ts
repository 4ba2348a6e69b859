import { describe, expect, it } from 'vitest';
import { fitHomography, mapPoint } from './homography.ts';

const MAP = [20, 1.5, 100, -0.8, 21, 60, 0.002, -0.001];

const pairs = (places: readonly (readonly [number, number])[]) =>
  places.map(([x, y]) => ({ from: { x, y }, to: mapPoint(MAP, x, y), weight: 1 }));

describe('a homography', () => {
  it('is found from four places', () => {
    const map =
      fitHomography(
        pairs([
          [0, 0],
          [10, 0],
          [10, 10],
          [0, 10],
        ]),
      ) ?? [];
    const { x, y } = mapPoint(map, 4, 7);
    const wanted = mapPoint(MAP, 4, 7);
    expect(x).toBeCloseTo(wanted.x, 4);
    expect(y).toBeCloseTo(wanted.y, 4);
  });

  it('is not determined by places on a line', () => {
    const same = pairs([
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 3],
    ]).map((pair) => ({
      ...pair,
      to: pair.from,
    }));
    const map = fitHomography(same);
    const off = map === undefined ? Number.NaN : mapPoint(map, 0, 5).x;
    expect(Number.isFinite(off) && Math.abs(off) < 1e-9).toBe(false);
  });
});
