// The files in packs: what is known of packs and sets of icons, and a file a pack.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IconSet, PackEntry, PackFacts } from '../../src/packs/pack-entry.ts';
import { readPack } from '../../src/packs/pack-entry.ts';
import type { PinnedPackage } from '../pinned-packages.ts';
import type { RegisteredId } from './number-puzzles.ts';

export const PACKS = 'packs';

/** The package of a set of icons, and how its icons are drawn. */
export interface PackagedSet extends IconSet, PinnedPackage {
  /** The pixels of the side of an icon, in a set of pixel art. */
  readonly pixels?: number;
}

export function readSets(): Readonly<Record<string, PackagedSet>> {
  return JSON.parse(readFileSync(join(PACKS, 'sets.json'), 'utf8'));
}

export function readPackFacts(): readonly PackFacts[] {
  return JSON.parse(readFileSync(join(PACKS, 'packs.json'), 'utf8'));
}

/** Returns no entries for a pack that is not made yet. */
export function readEntries(pack: string): readonly PackEntry[] {
  const path = pathOf(pack);
  return existsSync(path) ? readPack(readFileSync(path, 'utf8')) : [];
}

export function writeEntries(pack: string, entries: readonly PackEntry[]): void {
  writeFileSync(pathOf(pack), entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
}

function pathOf(pack: string): string {
  return join(PACKS, `${pack}.jsonl`);
}

const IDS = join(PACKS, 'ids.csv');
const IDS_HEAD = 'id,origin';

/** Reads the register of all ids that were ever given. */
export function readIds(): RegisteredId[] {
  const [, ...rows] = readFileSync(IDS, 'utf8').trim().split('\n');
  return rows.map((row) => {
    const [id, origin] = row.split(',');
    return { id, origin };
  });
}

export function writeIds(register: readonly RegisteredId[]): void {
  const rows = register.map(({ id, origin }) => `${id},${origin}`);
  writeFileSync(IDS, `${[IDS_HEAD, ...rows].join('\n')}\n`);
}

/** Returns the highest number of each size among the puzzles that have files of their own. */
export function ownNumbers(): ReadonlyMap<string, number> {
  const [, ...rows] = readFileSync('puzzles/numbers.csv', 'utf8').trim().split('\n');
  const highest = new Map<string, number>();
  for (const row of rows) {
    const [size, number] = row.split(',');
    highest.set(size, Math.max(highest.get(size) ?? 0, Number(number)));
  }
  return highest;
}
