import { describe, expect, it } from 'vitest';
import type { Size } from '../puzzle/places.ts';
import { ellipseCells } from './ellipse-cells.ts';

describe('an ellipse', () => {
  it.each([
    ['#'],
    ['##', '##'],
    ['.#.', '#.#', '.#.'],
    ['.##.', '#..#', '#..#', '.##.'],
    ['.###.', '#...#', '#...#', '#...#', '.###.'],
    ['..###..', '.#...#.', '#.....#', '#.....#', '#.....#', '.#...#.', '..###..'],
    ['.#####.', '#.....#', '.#####.'],
    ['####'],
  ])('has the outline that one would draw by hand: %s', (...rows) => {
    expect(drawn({ width: rows[0].length, height: rows.length }, false)).toEqual(rows);
  });

  it('is the same from either corner, mirrored, and with rows and columns exchanged', () => {
    for (let width = 1; width <= 12; width++) {
      for (let height = 1; height <= 12; height++) {
        for (const filled of [false, true]) {
          const rows = drawn({ width, height }, filled);
          expect(rows.toReversed()).toEqual(rows);
          expect(rows.map((row) => [...row].reverse().join(''))).toEqual(rows);
          expect(transposed(drawn({ width: height, height: width }, filled))).toEqual(rows);
        }
      }
    }
    const size = { width: 9, height: 9 };
    const [a, b] = [at(1, 2), at(7, 5)];
    expect(ellipseCells(size, b, a, true)).toEqual(ellipseCells(size, a, b, true));
  });

  it('touches all sides of its box and is filled without holes', () => {
    for (let side = 1; side <= 20; side++) {
      const rows = drawn({ width: side, height: 20 }, true);
      expect(rows[0]).toContain('#');
      expect(rows.some((row) => row[0] === '#')).toBe(true);
      expect(rows.every((row) => /^\.*#+\.*$/.test(row))).toBe(true);
    }
  });

  it('is cut at the border of the drawing', () => {
    const size = { width: 3, height: 3 };
    expect(ellipseCells(size, at(-2, -2), at(2, 2), false)).toEqual([2, 5, 6, 7]);
  });
});

const at = (column: number, row: number) => ({ column, row });

function drawn(size: Size, filled: boolean): string[] {
  const cells = ellipseCells(size, at(0, 0), at(size.width - 1, size.height - 1), filled);
  return Array.from({ length: size.height }, (_, row) =>
    Array.from({ length: size.width }, (_, column) =>
      cells.includes(row * size.width + column) ? '#' : '.',
    ).join(''),
  );
}

function transposed(rows: readonly string[]): string[] {
  return Array.from(rows[0], (_, column) => rows.map((row) => row[column]).join(''));
}
