import { describe, expect, it } from 'vitest';
import { difficultyOf, ratingOf, shareOf } from './difficulty-of.ts';

describe('the difficulty', () => {
  it('is the label, or why there is none', () => {
    expect(difficultyOf({ verdict: 'unique', label: 'hard' })).toEqual({ difficulty: 'hard' });
    expect(difficultyOf({ verdict: 'multiple', label: 'ambiguous' })).toEqual({
      difficulty: 'ambiguous',
    });
    expect(difficultyOf({ verdict: 'none' })).toEqual({ difficulty: 'none' });
    expect(difficultyOf({ verdict: 'unknown' })).toEqual({ difficulty: 'unknown' });
    expect(difficultyOf({ verdict: 'unique', atLeast: 'hard' })).toEqual({
      difficulty: 'unknown',
      atLeast: 'hard',
    });
    expect(difficultyOf({ verdict: 'unique' })).toEqual({ difficulty: 'unknown' });
  });
});

describe('the rating', () => {
  const now = { id: 'own-1', share: 0.5 };

  it('is shown while its puzzle is the next to rate', () => {
    expect(ratingOf(now, 'own-1')).toBe(now);
  });

  it('is not shown once its puzzle has a difficulty', () => {
    expect(ratingOf(now, 'own-2')).toBeUndefined();
    expect(ratingOf(now, undefined)).toBeUndefined();
    expect(ratingOf(undefined, undefined)).toBeUndefined();
  });
});

describe('the share', () => {
  it('rises from phase to phase', () => {
    const phases = ['solving', 'sweeps', 'steps', 'lookahead'] as const;
    const shares = phases.flatMap((phase) =>
      [0, 50].map((knownCells) => shareOf({ phase, knownCells, cells: 100 })),
    );
    expect(shares).toEqual([0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875]);
  });
});
