import { describe, expect, it } from 'vitest';
import { ratingOf, shareOf } from './rating-now.ts';

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
