import { expect, it } from 'vitest';
import type { SavedGame } from '../storage/saved-game.ts';
import { suggestedMosaics } from './suggested-mosaics.ts';

const mosaic = (number: number) => ({ number, columns: 1, rows: 2, tileWidth: 5, tileHeight: 5 });

function solved(puzzleId: string): readonly [string, SavedGame] {
  const nothing = { past: [], future: [], elapsed: 0, changed: 0, progress: 1, helps: 0 };
  return [puzzleId, { puzzleId, ...nothing, solved: true }];
}

it('those that were begun come first, and complete ones last', () => {
  const saves = new Map(['mosaic-1-r1c1', 'mosaic-1-r2c1', 'mosaic-3-r1c1'].map(solved));
  const numbers = (most: number) =>
    suggestedMosaics([1, 2, 3].map(mosaic), saves, most).map(({ number }) => number);
  expect(numbers(3)).toEqual([3, 2, 1]);
  expect(numbers(2)).toEqual([3, 2]);
});
