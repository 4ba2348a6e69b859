import { describe, expect, it } from 'vitest';
import { aimedPoint, hasLeftRun } from './aim.ts';
import { beginStroke, extendStroke } from './stroke.ts';

const CELLS = { left: 80, top: 100, right: 380, bottom: 400 };

describe('a finger that aims', () => {
  it('aims at the outermost cells a little beside them, and at none farther off', () => {
    expect(aimedPoint({ x: 200, y: 300 }, CELLS)).toEqual({ x: 200, y: 300 });
    expect(aimedPoint({ x: 60, y: 420 }, CELLS)).toEqual({ x: 81, y: 399 });
    expect(aimedPoint({ x: 40, y: 200 }, CELLS)).toBeUndefined();
    expect(aimedPoint({ x: 200, y: 440 }, CELLS)).toBeUndefined();
  });

  it('leaves a run sideways, not along it', () => {
    const board = { width: 20, height: 20 };
    const begun = beginStroke(board, new Uint8Array(400), { row: 3, column: 3 }, 2);
    const along = extendStroke(begun, board, { row: 3, column: 0 });
    const down = extendStroke(begun, board, { row: 8, column: 3 });
    const [left, below] = [
      { x: 10, y: 160 },
      { x: 140, y: 450 },
    ];
    expect([along, down, begun].map((run) => hasLeftRun(run, left, CELLS))).toEqual([
      false,
      true,
      true,
    ]);
    expect([along, down].map((run) => hasLeftRun(run, below, CELLS))).toEqual([true, false]);
  });
});
