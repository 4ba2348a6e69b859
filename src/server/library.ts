// The puzzles that come with the package, read once at the start. A file that cannot be read is a
// fault of the package.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePuzzles } from '../formats/index.ts';
import { elementAt } from '../puzzle/element-at.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';

/** The puzzles by id: the name of the file without its ending. */
export type Library = ReadonlyMap<string, Puzzle>;

export function readLibrary(folder: string): Library {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.non'))
    .sort();
  return new Map(files.map((file) => [file.replace(/\.non$/, ''), readFile(join(folder, file))]));
}

function readFile(path: string): Puzzle {
  const outcome = elementAt(parsePuzzles(readFileSync(path, 'utf8')), 0);
  if (!outcome.ok) throw new Error(`${path}: ${elementAt(outcome.problems, 0).message}`);
  return outcome.value;
}
