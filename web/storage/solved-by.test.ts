import { describe, expect, it } from 'vitest';
import type { SavedGame } from './saved-game.ts';
import { betterSolvedBy, isByPlayer, solvedByOf, withoutResults } from './solved-by.ts';

const SAVE: SavedGame = {
  puzzleId: 'heart',
  past: [],
  future: [],
  elapsed: 1000,
  changed: 5,
  progress: 1,
  solved: true,
  helps: 0,
};

describe('how a saved puzzle was solved', () => {
  it.each<[string, Partial<SavedGame>, ReturnType<typeof solvedByOf>]>([
    ['is what the save says', { solvedBy: 'solver', best: 7 }, 'solver'],
    ['is undefined before it was solved', { solved: false }, undefined],
    ['was alone if an earlier version kept a best time', { helps: 3, best: 7 }, 'me'],
    ['was alone if an earlier version counted no help', {}, 'me'],
    ['was with help if an earlier version counted help', { helps: 1 }, 'me-with-help'],
    ['was with help if it was begun again without a best time', { progress: 0 }, 'me-with-help'],
  ])('%s', (_, more, by) => {
    expect(solvedByOf({ ...SAVE, ...more })).toBe(by);
  });

  it('is the best of all ways', () => {
    expect(betterSolvedBy(undefined, 'solver')).toBe('solver');
    expect(betterSolvedBy('solver', 'me-with-help')).toBe('me-with-help');
    expect(betterSolvedBy('me', 'solver')).toBe('me');
  });

  it('counts as solved unless it was the solver', () => {
    const ways = [undefined, 'solver', 'me-with-help', 'me'] as const;
    expect(ways.map(isByPlayer)).toEqual([false, false, true, true]);
  });

  it('is forgotten with the clues that were solved', () => {
    const first = { by: 'me', elapsed: 7, at: 5 } as const;
    const results = { best: 7, solvedBy: 'me', finishedBy: 'me', first } as const;
    expect(withoutResults({ ...SAVE, ...results })).toEqual({ ...SAVE, solved: false });
  });
});
