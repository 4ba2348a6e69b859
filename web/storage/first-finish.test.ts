import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FirstFinish, firstFinish, firstFinishOf, firstOfBoth } from './first-finish.ts';
import type { SavedGame } from './saved-game.ts';
import { SOLVED_BY } from './solved-by.ts';

const finish = (by: FirstFinish['by'], at: number): FirstFinish => ({ by, elapsed: at, at });

describe('the first finish', () => {
  it.each([
    [undefined, 'me', 'me', 2],
    ['me-with-help', 'me', 'me-with-help', 1],
    ['me', 'me-with-help', 'me', 1],
    ['me', 'solver', 'me', 1],
    ['solver', 'solver', 'solver', 1],
    ['solver', 'me', 'me-with-help', 2],
    ['solver', 'me-with-help', 'me-with-help', 2],
  ] as const)('after %s and then %s is %s', (known, next, by, at) => {
    const before = known && finish(known, 1);
    expect(firstFinish(before, finish(next, 2))).toEqual(finish(by, at));
  });

  it('stays the same in whatever order two places are united, and how often', () => {
    const some = fc.record({ by: fc.constantFrom(...SOLVED_BY), at: fc.nat(3) });
    fc.assert(
      fc.property(some, some, (one, other) => {
        const both = firstOfBoth(one, other);
        expect(firstOfBoth(other, one)).toEqual(both);
        expect(firstOfBoth(both, other)).toEqual(both);
        expect(firstOfBoth(one, both)).toEqual(both);
      }),
    );
    expect(firstOfBoth(undefined, finish('me', 1))).toEqual(finish('me', 1));
  });
});

describe('the first finish of a saved game', () => {
  const save: SavedGame = {
    ...{ puzzleId: 'heart', past: [], future: [], elapsed: 1000, changed: 5 },
    ...{ progress: 1, solved: true, helps: 1, finishedBy: 'me-with-help' },
  };

  it('is what the save says', () => {
    const first = finish('solver', 1);
    expect(firstFinishOf({ ...save, solvedBy: 'me', best: 7, first })).toBe(first);
  });

  it('is what an earlier version knew of the best', () => {
    expect(firstFinishOf({ ...save, solvedBy: 'me', best: 7 })).toEqual({
      ...{ by: 'me', elapsed: 7, at: 5 },
    });
    expect(firstFinishOf(save)).toEqual({ by: 'me-with-help', elapsed: 1000, at: 5 });
    expect(firstFinishOf({ ...save, solvedBy: 'solver', finishedBy: 'solver' })).toEqual({
      ...{ by: 'solver', at: 5 },
    });
    expect(firstFinishOf({ ...save, solved: false })).toBeUndefined();
  });
});
