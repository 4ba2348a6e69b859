import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCellRuns, runsBetween, withRuns } from './cell-runs.ts';

const cellsOf = (line: string): Uint8Array => Uint8Array.from(line, Number);

describe('runs of cells', () => {
  it('are as many as neighbours that change in different ways', () => {
    const runs = runsBetween(cellsOf('0011000'), cellsOf('0111120'));
    expect([...runs]).toEqual([1, 1, 256, 4, 1, 256, 5, 1, 512]);
    expect([...runsBetween(cellsOf('000000'), cellsOf('011110'))]).toEqual([1, 4, 256]);
    expect(runsBetween(cellsOf('0110'), cellsOf('0110'))).toHaveLength(0);
  });

  it('lead from each side to the other', () => {
    const anyCells = fc.uint8Array({ minLength: 30, maxLength: 30, max: 3 });
    fc.assert(
      fc.property(anyCells, anyCells, (before, after) => {
        const runs = runsBetween(before, after);
        expect(withRuns(before, runs, 'after')).toEqual(after);
        expect(withRuns(after, runs, 'before')).toEqual(before);
        expect(isCellRuns(runs, 30, 4)).toBe(true);
      }),
    );
  });

  it('are refused beyond the cells or the colours', () => {
    expect(isCellRuns(Uint16Array.of(1, 2, 256), 3, 2)).toBe(true);
    expect(isCellRuns(Uint16Array.of(1, 3, 256), 3, 2)).toBe(false);
    expect(isCellRuns(Uint16Array.of(1, 2, 512), 3, 2)).toBe(false);
    expect(isCellRuns(Uint16Array.of(1, 2, 2), 3, 2)).toBe(false);
    expect(isCellRuns(Uint16Array.of(1, 2), 3, 2)).toBe(false);
    expect(isCellRuns([1, 2, 256], 3, 2)).toBe(false);
  });
});
