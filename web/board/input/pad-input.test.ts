import { describe, expect, it } from 'vitest';
import { cellsIn, wayBy } from './pad-input.ts';

const SIZE = { width: 5, height: 4 };

describe('the cursor under the pad', () => {
  it('comes to every cell of its way, along the row first', () => {
    expect(wayBy(SIZE, 6, { row: 1, column: 2 })).toEqual([7, 8, 13]);
    expect(wayBy(SIZE, 6, { row: 0, column: 0 })).toEqual([]);
  });

  it('stays on the board', () => {
    expect(wayBy(SIZE, 8, { row: 0, column: 9 })).toEqual([9]);
    expect(wayBy(SIZE, 0, { row: -1, column: -1 })).toEqual([]);
  });

  it('follows a finger by whole cells, and loses nothing of its way', () => {
    expect(cellsIn({ x: 50, y: 20 }, 24)).toEqual([
      { row: 0, column: 2 },
      { x: 2, y: 20 },
    ]);
    expect(cellsIn({ x: 20, y: 40 }, 9)).toEqual([
      { row: 2, column: 1 },
      { x: 4, y: 8 },
    ]);
  });
});
