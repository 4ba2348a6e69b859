import { describe, expect, it } from 'vitest';
import { wrongAfter } from './use-mistakes.ts';

describe('mistakes shown at once', () => {
  const before = { cells: [3, 8], fresh: 8 };

  it('bring only a new one into sight', () => {
    expect(wrongAfter(before, [3, 5, 8])).toEqual({ cells: [3, 5, 8], fresh: 5 });
    expect(wrongAfter(before, [3])).toEqual({ cells: [3], fresh: undefined });
  });

  it('are the same list while nothing about them changes', () => {
    const after = wrongAfter(before, [3, 8]);
    expect(after.cells).toBe(before.cells);
    expect(after.fresh).toBeUndefined();
  });
});
