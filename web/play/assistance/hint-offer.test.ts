import { describe, expect, it } from 'vitest';
import { offersHint, QUIET } from './hint-offer.ts';

const STUCK = { quiet: QUIET, moves: 3, isSolved: false, isBusy: false };

describe('offersHint', () => {
  it('after a long silence', () => {
    expect(offersHint(STUCK)).toBe(true);
    expect(offersHint({ ...STUCK, quiet: QUIET - 1 })).toBe(false);
  });

  it.each([{ moves: 0 }, { isSolved: true }, { isBusy: true }])('not with %o', (other) => {
    expect(offersHint({ ...STUCK, ...other })).toBe(false);
  });
});
