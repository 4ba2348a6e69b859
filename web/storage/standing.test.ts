import { expect, it } from 'vitest';
import type { SavedGame } from './saved-game.ts';
import { isPictureKnown, standingOf } from './standing.ts';

const SAVE: SavedGame = {
  ...{ puzzleId: 'heart', past: [], future: [], elapsed: 1000, changed: 5 },
  ...{ progress: 0, solved: false, helps: 0 },
};

it.each<[string, Partial<SavedGame>, ReturnType<typeof standingOf>, boolean]>([
  ['looked at', {}, 'new', false],
  ['begun', { progress: 0.5 }, 'started', false],
  ['full but wrong', { progress: 0.99 }, 'started', false],
  ['solved', { progress: 1, solved: true, solvedBy: 'me' }, 'solved', true],
  ['solved with help', { progress: 1, solved: true, solvedBy: 'me-with-help' }, 'solved', true],
  ['solved and played again', { progress: 0.2, solved: true, solvedBy: 'me' }, 'solved', true],
  ['filled in', { progress: 1, solved: true, solvedBy: 'solver' }, 'solver', true],
  ['filled in and emptied', { solved: true, solvedBy: 'solver' }, 'solver', true],
  ['filled in and begun', { progress: 0.2, solved: true, solvedBy: 'solver' }, 'started', true],
])('a puzzle that was %s', (_, facts, standing, isKnown) => {
  const save = { ...SAVE, ...facts };
  expect([standingOf(save), isPictureKnown(save)]).toEqual([standing, isKnown]);
});

it('a puzzle without a saved game is new', () => {
  expect([standingOf(undefined), isPictureKnown(undefined)]).toEqual(['new', false]);
});
