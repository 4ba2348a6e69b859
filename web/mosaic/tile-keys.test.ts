import { expect, it } from 'vitest';
import { tileAfterKey } from './tile-keys.ts';

const SHAPE = { columns: 3, rows: 2, tileWidth: 10, tileHeight: 10 };

it.each([
  [4, 'ArrowLeft', 3],
  [4, 'ArrowRight', 5],
  [4, 'ArrowUp', 1],
  [1, 'ArrowDown', 4],
  [4, 'Home', 0],
  [1, 'End', 5],
  [3, 'ArrowLeft', undefined],
  [2, 'ArrowRight', undefined],
  [2, 'ArrowUp', undefined],
  [3, 'ArrowDown', undefined],
  [3, 'Enter', undefined],
])('from tile %i, %s leads to %s', (tile, key, next) => {
  expect(tileAfterKey(SHAPE, tile, key)).toBe(next);
});
