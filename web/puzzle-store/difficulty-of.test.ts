import { describe, expect, it } from 'vitest';
import { difficultyOf } from './difficulty-of.ts';

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
