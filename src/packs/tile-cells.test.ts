import { expect, it } from 'vitest';
import { cutTiles, joinTiles } from './tile-cells.ts';

const SHAPE = { columns: 2, rows: 2, tileWidth: 3, tileHeight: 1 };

it('cuts a picture into tiles, row by row', () => {
  const cells = Uint8Array.from([...[1, 1, 1, 2, 2, 0], ...[3, 3, 3, 0, 4, 4]]);
  const tiles = cutTiles(SHAPE, cells);
  expect(tiles.map((tile) => [...tile])).toEqual([
    [1, 1, 1],
    [2, 2, 0],
    [3, 3, 3],
    [0, 4, 4],
  ]);
  expect(joinTiles(SHAPE, tiles)).toEqual(cells);
});
