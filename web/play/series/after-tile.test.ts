import { expect, it } from 'vitest';
import type { SavedGame } from '../../storage/saved-game.ts';
import { afterTile } from './after-tile.ts';

const MOSAIC = { number: 2, columns: 2, rows: 1, tileWidth: 10, tileHeight: 10, order: [0, 1] };
const nothing = { past: [], future: [], elapsed: 0, changed: 0, progress: 1, helps: 0 };
const solved: SavedGame = { puzzleId: 'mosaic-2-r1c2', ...nothing, solved: true };

it('the tile counts as solved before its game is saved', () => {
  const place = { mosaic: 2, row: 1, column: 1 };
  const next = { mosaic: 2, row: 1, column: 2 };
  expect(afterTile(MOSAIC, new Map(), place, 'solved')).toEqual({
    ...{ solved: 1, all: 2, isWhole: false, next },
  });
  expect(afterTile(MOSAIC, new Map([[solved.puzzleId, solved]]), place, 'solved')).toEqual({
    solved: 2,
    all: 2,
    isWhole: true,
  });
});

it('a tile that the solver filled in completes the picture and does not count', () => {
  const place = { mosaic: 2, row: 1, column: 1 };
  const saves = new Map([[solved.puzzleId, solved]]);
  const filled = { ...solved, solvedBy: 'solver' } as const;
  expect(afterTile(MOSAIC, saves, place, 'solver')).toEqual({ solved: 1, all: 2, isWhole: true });
  expect(afterTile(MOSAIC, new Map([[filled.puzzleId, filled]]), place, 'solved')).toEqual({
    ...{ solved: 1, all: 2, isWhole: true, next: { mosaic: 2, row: 1, column: 2 } },
  });
});

it('a tile that is left unfinished does not come next', () => {
  const place = { mosaic: 2, row: 1, column: 1 };
  expect(afterTile(MOSAIC, new Map(), place, 'started')?.next).toEqual({ ...place, column: 2 });
});
