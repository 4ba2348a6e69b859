// The puzzles of the bench: made from seeds, built in, or read from files.

import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { makeRandom } from '../../src/engine/random.ts';
import { parsePuzzles } from '../../src/formats/index.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import {
  lineSolvable,
  paletteOf,
  randomPuzzle,
  shapes,
  symmetricPuzzle,
} from '../../test/boards.ts';
import { readLibrary } from '../../test/library.ts';
import type { BenchPuzzle, BenchSet } from './bench-set.ts';
import { hardColourSets } from './hard-colour-sets.ts';
import { dominoSet } from './proof-sets.ts';
import { UsageError } from './usage-error.ts';

/** Makes the sets that the bench measures by default. They are the same on every machine. */
export function ownSets(): BenchSet[] {
  return [
    librarySet(),
    ...[9, 10, 11, 12, 13, 14].map(dominoSet),
    noiseSet(25, 25, 35, 10),
    noiseSet(30, 30, 40, 10),
    noiseSet(35, 35, 40, 10),
    noiseSet(40, 40, 45, 5),
    noiseSet(40, 40, 50, 10),
    noiseSet(60, 60, 62, 5),
    tournamentSet(60),
    mirroredSet(40, 42, 10),
    shapeSet(60, 60, 1, 5),
    shapeSet(60, 60, 4, 5),
    ...hardColourSets(),
  ];
}

/** Makes sets that run long enough for the engine to be compiled before anything is measured. */
export function warmUpSets(): BenchSet[] {
  return [dominoSet(9), dominoSet(10), noiseSet(25, 25, 35, 10)];
}

/** Makes the set of the built-in puzzles, each of which has one solution. */
export function librarySet(): BenchSet {
  const puzzles = readLibrary().map(
    ({ name, puzzle }): BenchPuzzle => ({ id: name, puzzle, verdict: 'unique' }),
  );
  return { name: 'library', puzzles };
}

/** Makes a set of noise in which each cell is painted with a probability of `density` percent. */
function noiseSet(width: number, height: number, density: number, count: number): BenchSet {
  const name = `noise ${width}x${height} ${density}%`;
  return setOf(name, count, (seed) =>
    randomPuzzle(makeRandom(seed), width, height, 1, density / 100),
  );
}

/**
 * Makes a set of noise like that of the tournament of TAAI 2011: 25x25 cells, with fewer of them
 * painted from puzzle to puzzle.
 */
function tournamentSet(count: number): BenchSet {
  const side = 25;
  return setOf(`noise ${side}x${side} 50-35%`, count, (seed) => {
    const density = 0.5 - (0.15 * (seed - 1)) / (count - 1);
    return randomPuzzle(makeRandom(seed), side, side, 1, density);
  });
}

function mirroredSet(side: number, density: number, count: number): BenchSet {
  return setOf(`mirrored ${side}x${side} ${density}%`, count, (seed) =>
    symmetricPuzzle(makeRandom(seed), side, side, 1, density / 100),
  );
}

/** Makes a set of soft shapes that lines settle. */
function shapeSet(width: number, height: number, colours: number, count: number): BenchSet {
  return setOf(`shapes ${width}x${height} ${colours} colours`, count, (seed) => {
    const random = makeRandom(seed);
    const picture = shapes(random, width, height, colours, 0.56);
    return lineSolvable(random, picture, paletteOf(colours));
  });
}

function setOf(name: string, count: number, make: (seed: number) => Puzzle): BenchSet {
  const puzzles = Array.from({ length: count }, (_, i) => ({
    id: `${name} #${i + 1}`,
    puzzle: make(i + 1),
  }));
  return { name, puzzles };
}

/** Reads the puzzles of a file; puzzles whose ids differ only in a number at the end form a set. */
export function fileSets(path: string): BenchSet[] {
  const sets = new Map<string, BenchPuzzle[]>();
  parsePuzzles(readText(path)).forEach((outcome, i) => {
    if (!outcome.ok) {
      const [{ line, column, message }] = outcome.problems;
      const place = [path, line, column].filter((part) => part !== undefined).join(':');
      throw new UsageError(`${place}: ${message}`);
    }
    const puzzle = outcome.value;
    const id = puzzle.meta.id ?? `${basename(path)} #${i + 1}`;
    const name = id.replace(/[-_#/ ]*\d+$/, '');
    sets.set(name, [...(sets.get(name) ?? []), { id, puzzle }]);
  });
  return [...sets].map(([name, puzzles]) => ({ name, puzzles }));
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${(error as Error).message}`);
  }
}
