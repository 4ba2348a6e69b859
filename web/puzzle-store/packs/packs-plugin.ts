// Gives the page the packs of puzzles: a module with the index of all, which is loaded when it is
// needed first, and a module a pack, which is loaded when a puzzle of it is opened. Titles are in
// the modules of titles (built-in-plugin.ts).

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { UNIQUE_LABELS } from '../../../src/explain/rate/label.ts';
import type { Language } from '../../../src/explain/words/languages.ts';
import {
  type IconSet,
  iconSetOf,
  numberedSizeOf,
  type PackEntry,
  type PackFacts,
  readPack,
} from '../../../src/packs/pack-entry.ts';
import { puzzleOfPacked } from '../../../src/packs/packed-puzzle.ts';
import { fingerprintOf } from '../../storage/fingerprint.ts';
import { writePackRow } from './pack-row.ts';

const FOLDER = resolve(import.meta.dirname, '../../../packs');
const INDEX = 'virtual:packs';
const PACK = 'virtual:packs/pack-';

export function packs(): Plugin {
  return {
    name: 'packs',
    resolveId: (id) => (id === INDEX || id.startsWith(PACK) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${INDEX}`) return indexModule();
      if (id.startsWith(`\0${PACK}`)) return packModule(id.slice(PACK.length + 1));
      return undefined;
    },
    generateBundle() {
      for (const [fileName, source] of licences())
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/** The licences ask that their texts come with the pictures. */
function licences(): readonly (readonly [string, string])[] {
  return ['NOTICES.md', 'APACHE-2.0.txt'].map((file) => [
    `pictures/${file}`,
    readFileSync(resolve(FOLDER, file), 'utf8'),
  ]);
}

/** Returns the titles of all puzzles in packs, by id. */
export function packTitles(language: Language): Readonly<Record<string, string>> {
  const entries = readPacks().flatMap(({ id }) => readEntries(id));
  return Object.fromEntries(entries.map(({ id, titles }) => [id, titles[language]]));
}

function indexModule(): string {
  const sets: Readonly<Record<string, IconSet>> = readJson('sets.json');
  const names = Object.keys(sets);
  const listed = readPacks().map((facts) => {
    const rows = readEntries(facts.id).map((entry) => rowOf(entry, names));
    return { ...facts, rows: rows.join('\n') };
  });
  const loaders = listed.map(({ id }) => `${JSON.stringify(id)}: () => import('${PACK}${id}')`);
  const shownSets = names.map((name) => iconSetOf(sets[name]));
  return [
    `export const sets = ${JSON.stringify(shownSets)};`,
    `export const packs = ${JSON.stringify(listed)};`,
    `export const ladder = ${JSON.stringify(readJson('ladder.json'))};`,
    `export const loaders = { ${loaders.join(', ')} };`,
  ].join('\n');
}

function rowOf(entry: PackEntry, sets: readonly string[]): string {
  const { id, icon, label, palette } = entry;
  const size = numberedSizeOf(id);
  if (size === undefined) throw new Error(`${id} is no size with a number`);
  const puzzle = puzzleOfPacked({ ...entry, ...size });
  if (!puzzle.ok) throw new Error(`${id}: ${puzzle.problems[0].message}`);
  return writePackRow({
    id,
    label: UNIQUE_LABELS.indexOf(label),
    colours: (palette?.length ?? 2) - 1,
    set: icon === undefined ? -1 : sets.indexOf(icon.split(':')[0]),
    fingerprint: fingerprintOf(puzzle.value),
  });
}

function packModule(pack: string): string {
  const stored = readEntries(pack).map(({ id, palette, picture }) => [id, { palette, picture }]);
  return `export default ${JSON.stringify(Object.fromEntries(stored))};`;
}

function readPacks(): readonly PackFacts[] {
  return readJson('packs.json');
}

function readEntries(pack: string): readonly PackEntry[] {
  return readPack(readFileSync(resolve(FOLDER, `${pack}.jsonl`), 'utf8'));
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(resolve(FOLDER, file), 'utf8'));
}
