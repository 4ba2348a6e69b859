import { expect, it } from 'vitest';
import { renewals } from './kept-packs.ts';

const FOLDER = 'http://127.0.0.1/assets/packs/';
const FILES = ['assets/packs/pack-birds-DYwpOmc8.js', 'assets/packs/pack-sea-life-a-b_c-d9.js'];

it('packs that have other files now are fetched anew, and others are let go', () => {
  const kept = [
    `${FOLDER}pack-birds-DYwpOmc8.js`,
    `${FOLDER}pack-sea-life-X--Y__Z1.js`,
    `${FOLDER}pack-mosaic-1-BBBBBBBB.js`,
    `${FOLDER}pack-gone-CCCCCCCC.js`,
  ];
  expect(renewals(kept, FILES)).toEqual([
    { old: kept[1], file: FILES[1] },
    { old: kept[2], file: undefined },
    { old: kept[3], file: undefined },
  ]);
  expect(renewals([], FILES)).toEqual([]);
});
