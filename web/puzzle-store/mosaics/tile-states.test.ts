import { expect, it } from 'vitest';
import type { SavedGame } from '../../storage/saved-game.ts';
import { tileId, tileIndex, tilePlace } from './tile-index.ts';
import { isWhole, tileStates } from './tile-states.ts';

const MOSAIC = { number: 3, columns: 4, rows: 2, tileWidth: 10, tileHeight: 10 };

function save(puzzleId: string, facts: Partial<SavedGame>): readonly [string, SavedGame] {
  const nothing = { past: [], future: [], elapsed: 0, changed: 0, progress: 0, helps: 0 };
  return [puzzleId, { puzzleId, ...nothing, solved: false, ...facts }];
}

it('tiles are counted row by row', () => {
  expect(tileId(MOSAIC, 5)).toBe('mosaic-3-r2c2');
  for (let index = 0; index < 8; index++)
    expect(tileIndex(MOSAIC, tilePlace(MOSAIC, index))).toBe(index);
});

it.each([
  [3, 1],
  [1, 5],
])('row %i and column %i are not in a mosaic of 4x2 tiles', (row, column) => {
  expect(tileIndex(MOSAIC, { mosaic: 3, row, column })).toBeUndefined();
});

it('the state of a tile comes from its saved game', () => {
  const saves = new Map([
    save('mosaic-3-r1c2', { progress: 0.5 }),
    save('mosaic-3-r1c3', { solved: true }),
    save('mosaic-3-r1c4', { progress: 1, solvedBy: 'solver' }),
    save('mosaic-3-r2c1', {}),
    save('mosaic-4-r2c2', { solved: true }),
  ]);
  const states = tileStates(MOSAIC, saves);
  expect(states.slice(0, 6)).toEqual(['new', 'started', 'solved', 'solver', 'new', 'new']);
});

it('a mosaic is whole when all tiles were finished in whatever way', () => {
  const row = { ...MOSAIC, columns: 2, rows: 1 };
  const filled = save('mosaic-3-r1c1', { progress: 1, solvedBy: 'solver' });
  expect(isWhole(row, new Map([filled]))).toBe(false);
  expect(isWhole(row, new Map([filled]), 1)).toBe(true);
  expect(isWhole(row, new Map([filled, save('mosaic-3-r1c2', { solved: true })]))).toBe(true);
});
