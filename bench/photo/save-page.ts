// Stores a page that was read badly, with the reading beside it.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PhotoReading } from '../../src/photo/photo-reading.ts';
import { type ExactClue, sameClue } from '../../src/puzzle/clue.ts';
import type { PageTruth, TestPage } from './page-set.ts';
import { settledClues, unsettledClues } from './true-colours.ts';

export interface BadPage extends TestPage {
  /** The name of its files. */
  readonly name: string;
  /** The reading, or the reason why there is none as a text. */
  readonly reading: PhotoReading | string;
}

export async function saveBadPage(folder: string, page: BadPage): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const { width, height, data } = page.image;
  const raw = { width, height, channels: 4 } as const;
  const path = join(folder, page.name.replaceAll(/[^\p{L}\d]+/gu, '-'));
  await sharp(Buffer.from(data.buffer), { raw }).png().toFile(`${path}.png`);
  writeFileSync(`${path}.txt`, `${describe(page).join('\n')}\n`);
}

function describe({ name, truth, reading }: BadPage): string[] {
  const facts = [
    name,
    `font ${truth.font}, cells of ${truth.cell} px`,
    `${truth.width}x${truth.height}, corners ${placesText(truth.corners)}`,
  ];
  if (typeof reading === 'string') return [...facts, `not read: ${reading}`];
  const { place, readings, settled } = reading;
  const before = unsettledClues(readings, truth.palette);
  const after = settledClues(settled, readings.palette, truth.palette);
  return [
    ...facts,
    `read ${readings.width}x${readings.height}, corners ${placesText(place.corners)}`,
    `verdict ${settled.verdict}, ${settled.isChanged ? 'changed' : 'not changed'}`,
    ...differences('row', truth.rows, before.rows, after.rows),
    ...differences('column', truth.columns, before.columns, after.columns),
  ];
}

function placesText(places: PageTruth['corners']): string {
  return places.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
}

type Clues = readonly ExactClue[];

function differences(side: string, truth: Clues, before: Clues, after: Clues): string[] {
  return truth.flatMap((clue, i) => {
    const read = [before[i] ?? [], after[i] ?? []];
    if (read.every((each) => sameClue(each, clue))) return [];
    const [first, then] = read.map(clueText);
    return [`${side} ${i + 1} is ${clueText(clue)}, read ${first}, settled ${then}`];
  });
}

function clueText(clue: ExactClue): string {
  if (clue.length === 0) return '0';
  return clue.map(({ length, colour }) => (colour > 1 ? `${length}(${colour})` : length)).join(' ');
}
