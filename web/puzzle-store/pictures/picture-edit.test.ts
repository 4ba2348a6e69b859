import { describe, expect, it } from 'vitest';
import type { SavedGame } from '../../storage/saved-game.ts';
import { pictureEdit, solvedWhen } from './picture-edit.ts';

const GAME: SavedGame = {
  ...{ puzzleId: 'own-1', past: [], future: [], elapsed: 1, changed: 1, helps: 0 },
  ...{ progress: 1, solved: true },
};

describe('the picture of a puzzle', () => {
  it.each([
    ['drawn', true, 'never', 'plain'],
    ['drawn', false, 'never', 'plain'],
    ['generated', true, 'never', 'reveals'],
    ['imported', true, 'earlier', 'plain'],
    ['imported', false, 'earlier', undefined],
    ['entered', false, 'never', undefined],
    ['entered', false, 'now', 'plain'],
  ] as const)('that was %s, with goal: %s, solved %s: %s', (made, hasGoal, solved, expected) => {
    expect(pictureEdit({ made, hasGoal }, solved)).toBe(expected);
  });

  it('is on the board of a built-in puzzle once it is solved', () => {
    expect(pictureEdit({ hasGoal: false }, 'never')).toBeUndefined();
    expect(pictureEdit({ hasGoal: false }, 'now')).toBe('plain');
  });
});

describe('a saved game', () => {
  it('is solved now, earlier or never', () => {
    expect(solvedWhen(GAME)).toBe('now');
    expect(solvedWhen({ ...GAME, progress: 0.5 })).toBe('earlier');
    expect(solvedWhen({ ...GAME, solved: false })).toBe('never');
    expect(solvedWhen(undefined)).toBe('never');
  });
});
