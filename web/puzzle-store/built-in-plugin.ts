// Gives the page the built-in library: a module with the list of the puzzles, and for each file of
// puzzles/*.non a module that is loaded when its puzzle is opened. Goals are left out, so that
// nothing in the page gives a solution away. Given cells do not go into such a module.

import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Label } from '../../src/explain/rate/label.ts';
import { parsePuzzles } from '../../src/formats/index.ts';
import { defined } from '../../src/puzzle/defined.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import type { BuiltIn } from './built-in.ts';
import { fingerprintOf } from './fingerprint.ts';
import { withoutSolutions } from './without-solutions.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const LIST = 'virtual:built-in';
const ONE = 'virtual:built-in/';

export function builtInPuzzles(): Plugin {
  return {
    name: 'built-in-puzzles',
    resolveId: (id) => (id === LIST || id.startsWith(ONE) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) return listModule();
      if (id.startsWith(`\0${ONE}`)) return puzzleModule(id.slice(ONE.length + 1));
      return undefined;
    },
  };
}

function puzzleModule(id: string): string {
  const puzzle = readPuzzle(id);
  if (puzzle.given !== undefined) throw new Error(`puzzles/${id}.non has given cells`);
  return `export default ${JSON.stringify(withoutSolutions(puzzle))};`;
}

function listModule(): string {
  const ids = readdirSync(resolve(ROOT, 'puzzles'))
    .filter((name) => name.endsWith('.non'))
    .map((name) => name.slice(0, -'.non'.length));
  const labels = labelsOf();
  const list = ids.map((id) => entryOf(id, readPuzzle(id), labels.get(id)));
  const loaders = ids.map(
    (id) => `${JSON.stringify(id)}: () => import(${JSON.stringify(ONE + id)})`,
  );
  return `export const list = ${JSON.stringify(list)};\nexport const loaders = { ${loaders.join(', ')} };`;
}

function entryOf(id: string, puzzle: Puzzle, label: string | undefined): BuiltIn {
  const { width, height, palette, meta } = puzzle;
  return {
    id,
    title: meta.title ?? id,
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

/** Returns the labels by puzzle, from a table that a test keeps correct. */
function labelsOf(): Map<string, string> {
  const rows = readFileSync(resolve(ROOT, 'test/golden-ratings.csv'), 'utf8').split('\n').slice(1);
  return new Map(rows.map((row) => row.split(',', 2) as [string, string]));
}

function readPuzzle(id: string): Puzzle {
  const [outcome] = parsePuzzles(readFileSync(resolve(ROOT, 'puzzles', `${id}.non`), 'utf8'));
  if (!outcome?.ok) throw new Error(`puzzles/${id}.non cannot be read`);
  return outcome.value;
}
