import { describe, expect, it } from 'vitest';
import { checkResultOf, plainestLine } from './check-result.ts';

const FINE = { verdict: 'unique', fits: 'yes', lines: [], wrong: [] } as const;

describe('findingOf', () => {
  it('has nothing to say against marks that fit', () => {
    expect(checkResultOf(FINE)).toEqual({ kind: 'fine' });
  });

  it('names marks that are in no solution', () => {
    const lines = [{ line: 2, cells: [4, 5] }];
    expect(checkResultOf({ ...FINE, fits: 'no', wrong: [4], lines })).toEqual({
      kind: 'wrong',
      cells: [4],
    });
  });

  it('names marks that cannot stand together, by all of them or by lines', () => {
    const clash = { cells: [1, 2], minimal: true };
    expect(checkResultOf({ ...FINE, verdict: 'multiple', fits: 'no', clash })).toEqual({
      kind: 'together',
      cells: [1, 2],
    });
    const lines = [
      { line: 0, cells: [0, 1] },
      { line: 3, cells: [1, 7] },
    ];
    expect(checkResultOf({ ...FINE, verdict: 'unknown', fits: 'no', lines })).toEqual({
      kind: 'together',
      cells: [0, 1, 7],
    });
  });

  it('does not blame marks for clues that have no solution, nor without a verdict', () => {
    expect(checkResultOf({ ...FINE, verdict: 'none', fits: 'no' })).toEqual({
      kind: 'contradictory',
    });
    expect(checkResultOf({ ...FINE, verdict: 'unknown', fits: 'unknown' })).toEqual({
      kind: 'unknown',
    });
  });
});

describe('plainestLine', () => {
  it('is the one with the fewest marks', () => {
    const lines = [
      { line: 0, cells: [0, 1, 2] },
      { line: 1, cells: [5, 6] },
    ];
    expect(plainestLine(lines)).toBe(lines[1]);
    expect(plainestLine([])).toBeUndefined();
  });
});
