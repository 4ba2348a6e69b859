// Gives the page the mosaics in one module, which a service worker keeps with the page: compressed,
// all of them take less than 10 kB.

import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { readMosaic } from '../../../src/packs/mosaic.ts';
import type { RankedMosaic } from './ranked-mosaic.ts';
import { tileOrder } from './tile-order.ts';

const FOLDER = resolve(import.meta.dirname, '../../../packs/mosaics');
const MODULE = 'virtual:mosaics';

export function mosaics(): Plugin {
  return {
    name: 'mosaics',
    resolveId: (id) => (id === MODULE ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const all = readdirSync(FOLDER).map(readRanked);
      const sorted = all.toSorted((a, b) => a.number - b.number);
      return `export const mosaics = ${JSON.stringify(sorted)};`;
    },
  };
}

function readRanked(name: string): RankedMosaic {
  const mosaic = readMosaic(readFileSync(resolve(FOLDER, name), 'utf8'));
  return { ...mosaic, order: tileOrder(mosaic) };
}
