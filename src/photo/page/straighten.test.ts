import { describe, expect, it } from 'vitest';
import { image, type Rgba } from '../../../test/images.ts';
import { cornersOf, straightened } from './straighten.ts';

const COLOURS: readonly Rgba[] = [
  [200, 0, 0],
  [0, 200, 0],
  [0, 0, 200],
  [90, 90, 90],
];

/** A map that turns by 30 degrees, with cells of 20 pixels. */
const [along, aside] = [20 * Math.cos(Math.PI / 6), 20 * Math.sin(Math.PI / 6)];
const placeOf = (x: number, y: number) => {
  return { x: 40 + along * x - aside * y, y: 20 + aside * x + along * y };
};

/** Paints the four quarters of a square of two cells, seen through the map. */
const photo = image(100, 100, (x, y) => {
  const [right, below] = [x - 40, y - 20];
  const column = (along * right + aside * below) / 400;
  const row = (along * below - aside * right) / 400;
  const isInside = column >= 0 && row >= 0 && column < 2 && row < 2;
  return isInside ? COLOURS[2 * Math.floor(row) + Math.floor(column)] : [255, 255, 255];
});

describe('a straightened image', () => {
  const part = { column: 0, row: 0, columns: 2, rows: 2 };

  it('has a square for each cell, in the colours of the photo', () => {
    const { width, height, data } = straightened(photo, placeOf, { part, cell: 16 });
    expect([width, height]).toEqual([32, 32]);
    const middles = [8, 24].flatMap((y) => [8, 24].map((x) => 4 * (32 * y + x)));
    expect(middles.map((at) => [...data.subarray(at, at + 3)])).toEqual(COLOURS);
  });

  it('mixes the pixels around a place', () => {
    const slope = image(9, 9, (x, y) => [20 * x, 10 * y, 100, 200]);
    const near = { column: 0, row: 0, columns: 1, rows: 1 };
    const { data } = straightened(slope, (x, y) => ({ x: 2 + x, y: 3 + y }), {
      part: near,
      cell: 4,
    });
    const first = [...data.subarray(0, 4)];
    const wanted = [20 * 2.125, 10 * 3.125, 100, 200];
    for (const [i, value] of wanted.entries()) {
      expect(Math.abs(first[i] - value)).toBeLessThanOrEqual(1);
    }
  });

  it('reads images whose bytes begin anywhere', () => {
    const bytes = new Uint8ClampedArray(photo.data.length + 1);
    bytes.set(photo.data, 1);
    const wish = { part, cell: 8 };
    const { data } = straightened({ ...photo, data: bytes.subarray(1) }, placeOf, wish);
    expect(data).toEqual(straightened(photo, placeOf, wish).data);
  });

  it('goes on beyond the image with its border', () => {
    const beyond = { column: -40, row: 0, columns: 1, rows: 1 };
    const { data } = straightened(photo, placeOf, { part: beyond, cell: 4 });
    expect([...data].every((value) => value === 255)).toBe(true);
  });

  it('has corners clockwise from the upper left', () => {
    const corners = cornersOf((x, y) => ({ x, y }), part);
    expect(corners.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [2, 0],
      [2, 2],
      [0, 2],
    ]);
  });
});
