import { describe, expect, it } from 'vitest';
import { countQueens, type QueensCount } from './n-queens.ts';

/** Counts to the end, or to the first solution. */
function counted(n: number, most: number, isJumping = false): QueensCount {
  let count: QueensCount = { solutions: 0, first: undefined, nodes: 0 };
  for (count of countQueens(n, most, isJumping));
  return count;
}

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
    const plain = counted(n, Number.POSITIVE_INFINITY);
    const jumping = counted(n, Number.POSITIVE_INFINITY, true);
    expect([plain.solutions, jumping.solutions]).toEqual([ways, ways]);
    expect(jumping.nodes).toBeLessThanOrEqual(plain.nodes);
  });

  it('jumps back over queens that have no part in a failure', () => {
    const [plain, jumping] = [
      counted(10, Number.POSITIVE_INFINITY),
      counted(10, Number.POSITIVE_INFINITY, true),
    ];
    expect(jumping.solutions).toBe(724);
    expect(jumping.nodes).toBeLessThan(0.95 * plain.nodes);
  });

  it('puts queens where none attacks another', () => {
    const { first, solutions } = counted(8, 1);
    expect(solutions).toBe(1);
    expect(first).toHaveLength(8);
    (first ?? []).forEach((row, column, rows) => {
      rows.slice(0, column).forEach((other, before) => {
        expect(other).not.toBe(row);
        expect(Math.abs(other - row)).not.toBe(column - before);
      });
    });
  });
});
