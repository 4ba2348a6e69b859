// The puzzles of test pages: built-in pictures, and where there are too few of a size also noise,
// which has many numbers, and soft shapes.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeRandom, type Random } from '../../src/engine/random.ts';
import { numberedSizeOf, readPack } from '../../src/packs/pack-entry.ts';
import { puzzleOfPacked } from '../../src/packs/packed-puzzle.ts';
import { BLACK_AND_WHITE } from '../../src/puzzle/palette.ts';
import type { ExactPuzzle } from '../../src/puzzle/puzzle.ts';
import { exactPuzzle, lineSolvable, noise, shapes } from '../../test/boards.ts';
import { PACKS } from '../../test/library.ts';

/** The sides of puzzles differ by at most this from the wished one. */
const STEP = 5;
/** The share of filled cells of noise, which line solving nearly settles on small boards. */
const DENSITY = 0.6;

interface PackedBySize {
  readonly side: number;
  readonly isColoured: boolean;
  readonly make: () => ExactPuzzle;
}

let packed: readonly PackedBySize[] | undefined;

/**
 * Returns a puzzle whose longer side is `side` at most, and less than 5 cells shorter. Puzzles with
 * colours have sides from 15 to 40.
 */
export function pagePuzzle(random: Random, side: number, isColoured: boolean): ExactPuzzle {
  packed ??= readPacks();
  const fitting = packed.filter(
    (each) => each.isColoured === isColoured && each.side <= side && each.side > side - STEP,
  );
  const pick = random.below(2 * Math.max(fitting.length, 10));
  if (isColoured && fitting.length > 0) return fitting[pick % fitting.length].make();
  if (pick < fitting.length) return fitting[pick].make();
  const seeded = makeRandom(1 + random.below(1e9));
  const picture =
    pick % 2 === 0 ? noise(seeded, side, side, 1, DENSITY) : shapes(seeded, side, side, 1, 0.5);
  return lineSolvable(seeded, picture, BLACK_AND_WHITE);
}

function readPacks(): PackedBySize[] {
  const files = readdirSync(PACKS).filter((name) => name.endsWith('.jsonl'));
  return files.sort().flatMap((file) =>
    readPack(readFileSync(join(PACKS, file), 'utf8')).flatMap((entry) => {
      const size = numberedSizeOf(entry.id);
      if (size === undefined) return [];
      return {
        side: Math.max(size.width, size.height),
        isColoured: entry.palette !== undefined && entry.palette.length > 2,
        make: () => {
          const made = puzzleOfPacked({ ...entry, ...size });
          if (!made.ok) throw new Error(made.problems[0].message);
          return exactPuzzle(made.value);
        },
      };
    }),
  );
}
