import { describe, expect, it } from 'vitest';
import { drawQueens, solveQueens } from '../examples/n-queens.ts';

describe('n queens', () => {
  // The numbers of solutions are from OEIS A000170.
  it.each([
    [1, 1],
    [2, 0],
    [3, 0],
    [4, 2],
    [5, 10],
    [6, 4],
    [7, 40],
    [8, 92],
    [9, 352],
  ])('%i queens stand in %i ways, with backjumping too', (n, ways) => {
    const plain = solveQueens(n, Number.POSITIVE_INFINITY);
    const jumping = solveQueens(n, Number.POSITIVE_INFINITY, true);
    expect([plain.solutions, jumping.solutions]).toEqual([ways, ways]);
    expect(jumping.nodes).toBeLessThanOrEqual(plain.nodes);
  });

  it('draws a board on which no queen attacks another', () => {
    const { first } = solveQueens(8, 1);
    expect(drawQueens(first ?? []).split('\n')[0]).toBe('♛ · · · · · · ·');
    (first ?? []).forEach((row, column, rows) => {
      rows.slice(0, column).forEach((other, before) => {
        expect(other).not.toBe(row);
        expect(Math.abs(other - row)).not.toBe(column - before);
      });
    });
  });
});
