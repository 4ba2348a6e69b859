// Gives the page the mosaics: a module with the index of all, which tells nothing of the pictures,
// and a module a mosaic, which is loaded when the mosaic or one of its tiles is opened.

import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { type Mosaic, readMosaic } from '../../../src/packs/mosaic.ts';
import type { ListedMosaic } from './listed-mosaic.ts';
import { tileOrder } from './tile-order.ts';

const FOLDER = resolve(import.meta.dirname, '../../../packs/mosaics');
const INDEX = 'virtual:mosaics';
// The service worker keeps what begins like this once it has been opened (vite.config.ts).
const MOSAIC = 'virtual:mosaics/pack-mosaic-';

export function mosaics(): Plugin {
  return {
    name: 'mosaics',
    resolveId: (id) => (id === INDEX || id.startsWith(MOSAIC) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${INDEX}`) return indexModule();
      if (id.startsWith(`\0${MOSAIC}`)) return mosaicModule(id.slice(MOSAIC.length + 1));
      return undefined;
    },
  };
}

function indexModule(): string {
  const files = readdirSync(FOLDER).map((name) => readMosaicFile(name));
  const listed = files.map(listedMosaic).toSorted((a, b) => a.number - b.number);
  const loaders = listed.map(({ number }) => `${number}: () => import('${MOSAIC}${number}')`);
  return [
    `export const mosaics = ${JSON.stringify(listed)};`,
    `export const loaders = { ${loaders.join(', ')} };`,
  ].join('\n');
}

function listedMosaic(mosaic: Mosaic): ListedMosaic {
  const { number, columns, rows, tileWidth, tileHeight, palette, tiles } = mosaic;
  return {
    ...{ number, columns, rows, tileWidth, tileHeight },
    colours: palette.length - 1,
    labels: tiles.map(({ label }) => label),
    order: tileOrder(mosaic),
  };
}

function mosaicModule(number: string): string {
  return `export default ${JSON.stringify(readMosaicFile(`${number}.jsonl`))};`;
}

function readMosaicFile(name: string): Mosaic {
  return readMosaic(readFileSync(resolve(FOLDER, name), 'utf8'));
}
