import { expect, it } from 'vitest';
import type { SavedGame } from '../../storage/saved-game.ts';
import { begunApart } from './begun-apart.ts';

function save(puzzleId: string, progress: number, more: Partial<SavedGame> = {}): SavedGame {
  const nothing = { past: [], future: [], elapsed: 0, changed: 0, helps: 0, solved: false };
  return { puzzleId, progress, ...nothing, ...more };
}

it('games apart are begun days and tiles, and no other puzzles', () => {
  const saves = [
    save('heart', 0.5),
    save('9x5-1', 0.5),
    save('mosaic-3-r1c2', 0.5),
    save('mosaic-3-r1c3', 0),
    save('mosaic-3-r1c4', 0.5, { solvedBy: 'me' }),
    save('daily-2026-11-27-10x10', 0.1),
    save('daily-2026-11-27-5x5', 1, { solved: true }),
  ];
  expect(begunApart(saves).map(({ puzzleId }) => puzzleId)).toEqual([
    'mosaic-3-r1c2',
    'daily-2026-11-27-10x10',
  ]);
});
