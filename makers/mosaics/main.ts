// npm run mosaics: makes the mosaics of scenes.ts that packs/mosaics does not have yet, and draws a
// contact sheet of all.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { type Mosaic, readMosaic, writeMosaic } from '../../src/packs/mosaic.ts';
import { type IconSet, iconSetOf } from '../../src/packs/pack-entry.ts';
import { iconReader } from '../packs/icon-packages.ts';
import { readSets } from '../packs/pack-files.ts';
import { drawContactSheet } from './contact-sheet.ts';
import { makeMosaic } from './make-mosaic.ts';
import { drawScene, type Scene } from './scene.ts';
import { SCENES } from './scenes.ts';

interface MosaicsOptions {
  readonly output: string;
  readonly sheet: string;
}

await new Command('mosaics')
  .option('--output <folder>', 'for the mosaics', 'packs/mosaics')
  .option('--sheet <file>', 'for the contact sheet', 'docs/packs/mosaics.png')
  .action(makeMosaics)
  .parseAsync();

async function makeMosaics({ output, sheet }: MosaicsOptions): Promise<void> {
  const sets = readSets();
  const iconOf = iconReader(sets);
  mkdirSync(output, { recursive: true });
  const mosaics: Mosaic[] = [];
  for (const scene of SCENES) {
    const path = join(output, `${scene.number}.jsonl`);
    if (!existsSync(path)) {
      const image = await drawScene(scene, iconOf);
      const { mosaic, changed } = await makeMosaic(scene, image, setsOf(scene, sets));
      writeFileSync(path, writeMosaic(mosaic));
      console.log(`${path}: ${changed} cells changed, ${labelsOf(mosaic)}`);
    }
    mosaics.push(readMosaic(readFileSync(path, 'utf8')));
  }
  await drawContactSheet(mosaics, sheet);
}

function setsOf({ icons }: Scene, sets: Readonly<Record<string, IconSet>>): IconSet[] {
  const names = new Set(icons.map(({ icon }) => icon.split(':')[0]));
  return [...names].map((name) => iconSetOf(sets[name]));
}

function labelsOf({ tiles }: Mosaic): string {
  const counts = new Map<string, number>();
  for (const { label } of tiles) counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...counts].map(([label, count]) => `${count} ${label}`).join(', ');
}
