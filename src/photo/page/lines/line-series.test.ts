import { describe, expect, it } from 'vitest';
import type { FoundLine } from './found-line.ts';
import { lineSeries } from './line-series.ts';

const line = (offset: number, support = 200): FoundLine => {
  return { offset, slope: 0, from: 0, to: support, support, places: [] };
};

const indicesOf = (lines: readonly FoundLine[]): number[] =>
  lineSeries(lines, 100).map(({ index }) => index);

describe('a series of lines', () => {
  it('numbers equal steps', () => {
    expect(indicesOf([10, 40, 70, 100, 130].map((at) => line(at)))).toEqual([0, 1, 2, 3, 4]);
  });

  it('leaves out the number of a missing line', () => {
    expect(indicesOf([10, 40, 100, 130, 160].map((at) => line(at)))).toEqual([0, 1, 3, 4, 5]);
  });

  it('leaves lines aside that do not fit', () => {
    expect(indicesOf([10, 40, 52, 70, 100, 117, 130].map((at) => line(at)))).toEqual([
      0, 1, 2, 3, 4,
    ]);
  });

  it('goes on where steps grow as in a photo', () => {
    const columns = Array.from({ length: 12 }, (_, i) => (300 * i) / (12 - 0.25 * i));
    expect(indicesOf(columns.map((at) => line(at)))).toEqual(columns.map((_, i) => i));
  });

  it('leaves out strokes of digits, which are short', () => {
    const strokes = [5, 17, 23, 52, 58].map((at) => line(at, 14));
    const found = lineSeries([...strokes, ...[10, 40, 70, 100, 130].map((at) => line(at))], 100);
    expect(found.every(({ support }) => support === 200)).toBe(true);
  });

  it('is empty where there are too few lines', () => {
    expect(lineSeries([line(10), line(40)], 100)).toEqual([]);
    expect(lineSeries([], 100)).toEqual([]);
  });
});
