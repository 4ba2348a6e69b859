// The slow truth: tries everything, shares nothing with the engine.

import { type Clue, needsGap } from '../src/puzzle/clue.ts';
import type { Puzzle } from '../src/puzzle/puzzle.ts';

/** Every arrangement of `clue` in `length` cells, as colour indices. */
export function* arrangements(clue: Clue, length: number, block = 0): Generator<number[]> {
  if (block === clue.length) {
    yield new Array<number>(length).fill(0);
    return;
  }
  const { length: size, colour } = clue[block];
  const gap = needsGap(clue, block) ? 1 : 0;
  for (let start = 0; start + size <= length; start++) {
    const rest = length - start - size - gap;
    if (rest < 0) continue;
    for (const tail of arrangements(clue, rest, block + 1)) {
      yield [
        ...new Array(start).fill(0),
        ...new Array(size).fill(colour),
        ...new Array(gap).fill(0),
        ...tail,
      ];
    }
  }
}

/** What each cell can be in the arrangements that fit `candidates`; undefined when none fits. */
export function solveLineSlowly(clue: Clue, candidates: readonly number[]): number[] | undefined {
  const seen = candidates.map(() => 0);
  for (const cells of arrangements(clue, candidates.length)) {
    if (cells.some((colour, i) => ((candidates[i] >> colour) & 1) === 0)) continue;
    cells.forEach((colour, i) => {
      seen[i] |= 1 << colour;
    });
  }
  return seen.length > 0 && seen[0] === 0 ? undefined : seen;
}

/** All solutions of a small puzzle, as rows of colour indices joined to strings. */
export function solveSlowly(puzzle: Puzzle): string[] {
  const columns = puzzle.columns.map((clue) =>
    [...arrangements(clue, puzzle.height)].map((cells) => cells.join('')),
  );
  const rows = puzzle.rows.map((clue) => [...arrangements(clue, puzzle.width)]);
  const found: string[] = [];
  const extend = (above: readonly number[][], prefixes: readonly string[]): void => {
    if (above.length === puzzle.height) {
      found.push(above.map((cells) => cells.join('')).join('/'));
      return;
    }
    for (const cells of rows[above.length]) {
      const next = prefixes.map((prefix, c) => prefix + cells[c]);
      if (next.every((prefix, c) => columns[c].some((column) => column.startsWith(prefix)))) {
        extend([...above, cells], next);
      }
    }
  };
  extend(
    [],
    puzzle.columns.map(() => ''),
  );
  return found.sort();
}
