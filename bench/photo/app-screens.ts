// Pictures of this app's own board, as `npm run photo-screens` took them, with what they show.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { libraryPuzzle } from '../../test/library.ts';
import type { PageTruth, TestPage } from './page-set.ts';

const FOLDER = 'test/fixtures/photos';

interface TakenScreen {
  readonly file: string;
  /** The name of a built-in puzzle. */
  readonly puzzle: string;
  readonly corners: PageTruth['corners'];
}

export interface AppScreen {
  readonly name: string;
  readonly make: () => Promise<TestPage>;
}

export function appScreens(): AppScreen[] {
  const taken: TakenScreen[] = JSON.parse(readFileSync(join(FOLDER, 'screens.json'), 'utf8'));
  return taken.map((screen) => ({ name: screen.file, make: () => readScreen(screen) }));
}

async function readScreen({ file, puzzle: name, corners }: TakenScreen): Promise<TestPage> {
  const { data, info } = await sharp(join(FOLDER, file))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const puzzle = libraryPuzzle(name);
  const { width, height, rows, columns, palette } = puzzle;
  const cell = (corners[1].x - corners[0].x) / width;
  return {
    image: { width: info.width, height: info.height, data: new Uint8ClampedArray(data) },
    truth: { width, height, rows, columns, corners, palette, cell, font: 'Hanken Grotesk' },
  };
}
