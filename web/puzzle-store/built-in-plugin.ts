// Gives the page the built-in library: a module with the list of the puzzles, for each file of
// puzzles/*.non a module that is loaded when its puzzle is opened, and for each language a module
// with the titles. Goals, titles and catalogue ids are left out of the first two, and the modules
// of puzzles are named by number, so that nothing gives a solution away before it is wanted. Given
// cells do not go into such a module.

import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Label } from '../../src/explain/rate/label.ts';
import { LANGUAGE_IDS, type Language } from '../../src/explain/words/languages.ts';
import { parsePuzzles } from '../../src/formats/index.ts';
import { defined } from '../../src/puzzle/defined.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { fingerprintOf } from '../storage/fingerprint.ts';
import { type BuiltIn, neutralName } from './built-in.ts';
import { packTitles } from './packs/packs-plugin.ts';
import { withoutSolutions } from './without-solutions.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const LIST = 'virtual:built-in';
const PUZZLE = 'virtual:built-in/';
const TITLES = 'virtual:built-in-titles/titles-';

export function builtInPuzzles(): Plugin {
  return {
    name: 'built-in-puzzles',
    resolveId: (id) =>
      id === LIST || id.startsWith(PUZZLE) || id.startsWith(TITLES) ? `\0${id}` : undefined,
    load(id) {
      if (id === `\0${LIST}`) return listModule();
      if (id.startsWith(`\0${PUZZLE}`)) return puzzleModule(id.slice(PUZZLE.length + 1));
      if (id.startsWith(`\0${TITLES}`)) return titlesModule(id.slice(TITLES.length + 1));
      return undefined;
    },
  };
}

function listModule(): string {
  const labels = labelsOf();
  const list = readNumbers().map(({ id, number }) =>
    entryOf(id, number, readPuzzle(id), labels.get(id)),
  );
  const puzzles = list.map((each) => loaderOf(each.id, PUZZLE + neutralName(each)));
  const titles = LANGUAGE_IDS.map((language) => loaderOf(language, TITLES + language));
  return [
    `export const list = ${JSON.stringify(list)};`,
    `export const loaders = { ${puzzles.join(', ')} };`,
    `export const titleLoaders = { ${titles.join(', ')} };`,
  ].join('\n');
}

function loaderOf(key: string, module: string): string {
  return `${JSON.stringify(key)}: () => import(${JSON.stringify(module)})`;
}

function puzzleModule(name: string): string {
  const id = readNumbers().find(({ size, number }) => name === `${size}-${number}`)?.id ?? name;
  const puzzle = readPuzzle(id);
  if (puzzle.given !== undefined) throw new Error(`puzzles/${id}.non has given cells`);
  const { title: _, id: __, ...meta } = puzzle.meta;
  return `export default ${JSON.stringify({ ...withoutSolutions(puzzle), meta })};`;
}

/** A puzzle without a title in the language keeps its English one. */
function titlesModule(language: string): string {
  const english = readNumbers().map(({ id }) => [id, readPuzzle(id).meta.title ?? id] as const);
  const titles = {
    ...Object.fromEntries(english),
    ...translatedTitles(language),
    ...packTitles(language as Language),
  };
  return `export default ${JSON.stringify(titles)};`;
}

function translatedTitles(language: string): Readonly<Record<string, string>> {
  const file = `titles-${language}.json`;
  const files = readdirSync(resolve(ROOT, 'puzzles'));
  return files.includes(file) ? JSON.parse(readText(`puzzles/${file}`)) : {};
}

function entryOf(id: string, number: number, puzzle: Puzzle, label: string | undefined): BuiltIn {
  const { width, height, palette, meta } = puzzle;
  return {
    id,
    number,
    width,
    height,
    colours: palette.length - 1,
    fingerprint: fingerprintOf(puzzle),
    ...defined({
      author: meta.author,
      licence: meta.licence,
      source: meta.source,
      label: label === undefined ? undefined : (label as Label),
    }),
  };
}

interface NumberedId {
  readonly size: string;
  readonly number: number;
  readonly id: string;
}

/** Returns the rows of the table of numbers, which a test holds against the files. */
function readNumbers(): readonly NumberedId[] {
  return rowsOf('puzzles/numbers.csv').map((row) => {
    const [size, number, id] = row.split(',');
    return { size, number: Number(number), id };
  });
}

/** Returns the labels by puzzle, from a table that a test keeps correct. */
function labelsOf(): Map<string, string> {
  const rows = rowsOf('test/golden-ratings.csv');
  return new Map(rows.map((row) => row.split(',', 2) as [string, string]));
}

/** Returns the lines of a table below its head. */
function rowsOf(file: string): readonly string[] {
  return readText(file).trim().split('\n').slice(1);
}

function readPuzzle(id: string): Puzzle {
  const [outcome] = parsePuzzles(readText(`puzzles/${id}.non`));
  if (!outcome?.ok) throw new Error(`puzzles/${id}.non cannot be read`);
  return outcome.value;
}

function readText(file: string): string {
  return readFileSync(resolve(ROOT, file), 'utf8');
}
