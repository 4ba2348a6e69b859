// Reads the built-in puzzles and the mosaics from their files.

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parsePuzzles } from '../src/formats/detect.ts';
import type { ExactPuzzle, Puzzle } from '../src/puzzle/puzzle.ts';
import { exactPuzzle } from './boards.ts';

export const PUZZLES = resolve(import.meta.dirname, '../puzzles');
export const PACKS = resolve(import.meta.dirname, '../packs');

export interface LibraryPuzzle {
  readonly name: string;
  readonly puzzle: Puzzle;
}

export function readLibrary(): LibraryPuzzle[] {
  const files = readdirSync(PUZZLES)
    .filter((file) => file.endsWith('.non'))
    .sort();
  return files.map((file) => {
    const [outcome] = parsePuzzles(readFileSync(join(PUZZLES, file), 'utf8'));
    if (!outcome.ok) throw new Error(`${file}: ${outcome.problems[0].message}`);
    return { name: file.replace(/\.non$/, ''), puzzle: outcome.value };
  });
}

/** Returns the built-in puzzle of this name; throws if there is none, or if it is not exact. */
export function libraryPuzzle(name: string): ExactPuzzle {
  const found = readLibrary().find((each) => each.name === name);
  if (found === undefined) throw new Error(name);
  return exactPuzzle(found.puzzle);
}

/** Returns the files of the mosaics. */
export function mosaicFiles(): { readonly name: string; readonly text: string }[] {
  const folder = join(PACKS, 'mosaics');
  return readdirSync(folder).map((name) => ({
    name,
    text: readFileSync(join(folder, name), 'utf8'),
  }));
}
