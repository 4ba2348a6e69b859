import { expect, it } from 'vitest';
import type { Mosaic, MosaicTile } from '../../../src/packs/mosaic.ts';
import { packPicture } from '../../../src/packs/packed-picture.ts';
import { tileOrder } from './tile-order.ts';

/** A tile of 4x4 cells, drawn as rows of colours. */
function tile(rows: string, label: MosaicTile['label'] = 'easy'): MosaicTile {
  const cells = Uint8Array.from(rows.replaceAll(' ', ''), Number);
  return { label, colours: [0, 1], picture: packPicture(cells, 2) };
}

function orderOf(...tiles: readonly MosaicTile[]): readonly number[] {
  const facts = { number: 1, titles: { en: 'Cat', de: 'Katze' }, icons: [], sets: [] };
  const shape = { columns: tiles.length, rows: 1, tileWidth: 4, tileHeight: 4 };
  const mosaic: Mosaic = { ...facts, ...shape, palette: ['#ffffff', '#000000'], tiles };
  return tileOrder(mosaic);
}

const SKY = tile('0000 0000 0000 1111', 'trivial');
const FACE = tile('1001 0000 1001 0110');

it('a tile with much to see comes before sky and ground', () => {
  expect(orderOf(SKY, tile('1111 1111 0000 0000', 'trivial'), FACE)[0]).toBe(2);
});

it('a tile that is nearly empty or nearly full comes last', () => {
  expect(orderOf(tile('1000 0000 0100 0000'), tile('1111 1101 1111 0111'), SKY)[0]).toBe(2);
});

it('a tile that is harder than easy comes after all others', () => {
  expect(orderOf({ ...FACE, label: 'hard' }, { ...FACE, label: 'medium' }, SKY)).toEqual([2, 1, 0]);
});
