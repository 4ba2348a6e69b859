import { describe, expect, it } from 'vitest';
import {
  puzzleOf,
  randomPuzzle,
  SETTINGS,
  symmetricPuzzle,
  withBlots,
  withBlottedBlocks,
  withGivenCells,
  withUnknownLines,
} from '../../test/boards.ts';
import { arrangements, gridDigits, solveSlowly } from '../../test/brute-force.ts';
import { certify } from '../../test/certificates.ts';
import { verify } from '../proof/index.ts';
import type { Clue } from '../puzzle/clue.ts';
import { lineCount } from '../puzzle/places.ts';
import { hasExactClues, type Puzzle } from '../puzzle/puzzle.ts';
import { symmetriesOf } from './board/find-symmetries.ts';
import { foldAlong } from './board/fold-board.ts';
import { makeRandom, type Random } from './random.ts';
import { count } from './search/count.ts';
import { solve } from './solve.ts';

/** Makes a small puzzle with blotted blocks or unknown lines, or both, and perhaps given cells. */
function vaguePuzzle(random: Random, round: number): Puzzle {
  const [width, height] = [1 + random.below(4), 1 + random.below(4)];
  const exact = randomPuzzle(random, width, height, 1 + random.below(2), 0.5, random.below(3));
  const blotted = round % 3 === 0 ? exact : withBlottedBlocks(random, exact, 0.3);
  const puzzle = round % 3 === 1 ? blotted : withUnknownLines(random, blotted, 0.15);
  return round % 4 === 0 ? withGivenCells(random, puzzle, 0.1, undefined) : puzzle;
}

/**
 * Blots all blocks of some lines and forgets the clues of others, in the same way for lines that
 * the symmetries of the puzzle send to each other.
 */
function vagueAlike(random: Random, puzzle: Puzzle): Puzzle {
  const maps = symmetriesOf(puzzle);
  const lineOf = maps.length > 0 ? foldAlong(maps).lineOf : undefined;
  const fates = Array.from({ length: lineCount(puzzle) }, () => random.real());
  const change = (clue: Clue, line: number): Clue => {
    const fate = fates[lineOf?.[line] ?? line];
    if (fate < 0.1) return null;
    return fate < 0.4 ? withBlots(random, clue, 1) : clue;
  };
  return puzzleOf({
    ...puzzle,
    rows: puzzle.rows.map(change),
    columns: puzzle.columns.map((clue, column) => change(clue, puzzle.height + column)),
  });
}

/**
 * Counts the solutions of a puzzle in which only two rows have clues: each pair of their
 * arrangements leaves the columns independent of each other.
 */
function countByTwoRows(
  { width, height, rows, columns }: Puzzle,
  top: number,
  bottom: number,
): bigint {
  const ways = columns.map((clue) => [...arrangements(clue ?? [], height)]);
  const counts = ways.map((column) =>
    [0, 1, 2, 3].map((pair) =>
      BigInt(column.filter((cells) => cells[top] + 2 * cells[bottom] === pair).length),
    ),
  );
  let sum = 0n;
  for (const above of arrangements(rows[top] ?? [], width)) {
    for (const below of arrangements(rows[bottom] ?? [], width)) {
      sum += counts.reduce((product, column, i) => product * column[above[i] + 2 * below[i]], 1n);
    }
  }
  return sum;
}

describe('blotted blocks and unknown lines', () => {
  it('agree with brute force, in all settings, and their certificates hold', async () => {
    const random = makeRandom(51);
    const seen = { none: 0, one: 0, several: 0 };
    for (let round = 0; round < 400; round++) {
      const puzzle = vaguePuzzle(random, round);
      const truth = solveSlowly(puzzle);
      const layers = SETTINGS[round % SETTINGS.length];
      const maxSolutions = Number.POSITIVE_INFINITY;
      const { result, text } = await certify(puzzle, { maxSolutions, layers });
      const context = JSON.stringify({ ...puzzle, given: [...(puzzle.given?.cells ?? [])] });
      expect(result.solutions.map(gridDigits).sort(), context).toEqual(truth);
      expect(result.complete).toBe(true);
      expect((await count(puzzle)).count, context).toBe(BigInt(truth.length));
      const verified = await verify(puzzle, [text]);
      expect(verified, context).toMatchObject({ ok: true, value: { complete: true } });
      if (!hasExactClues(puzzle)) expect(text).toMatch(/^crosshatch certificate 2\n/);
      seen[truth.length === 0 ? 'none' : truth.length === 1 ? 'one' : 'several']++;
    }
    expect(Math.min(seen.none, seen.one, seen.several)).toBeGreaterThan(20);
  });

  it('keep the symmetries that the clues still have', async () => {
    const random = makeRandom(52);
    const seen = { symmetric: 0, several: 0 };
    for (let round = 0; round < 60; round++) {
      const puzzle = vagueAlike(random, symmetricPuzzle(random, 10, 10, 1 + (round % 2), 0.55));
      if (symmetriesOf(puzzle).length > 0) seen.symmetric++;
      const plain = await solve(puzzle, { layers: { symmetry: false, switches: false } });
      const { result, text } = await certify(puzzle);
      expect(result.solutions.length).toBe(plain.solutions.length);
      expect(result.complete).toBe(plain.complete);
      const { solutions, complete } = result;
      expect(await verify(puzzle, [text])).toMatchObject({
        ok: true,
        value: { solutions, complete },
      });
      if (solutions.length > 1) seen.several++;
    }
    expect(Math.min(seen.symmetric, seen.several)).toBeGreaterThan(20);
  });

  it('are counted where nearly all rows are unknown', async () => {
    const random = makeRandom(54);
    for (let round = 0; round < 4; round++) {
      const exact = randomPuzzle(random, 12, 8, 1, 0.35);
      const rows = exact.rows.map((clue, row) => (row === 2 || row === 5 ? clue : null));
      const puzzle = puzzleOf({ ...exact, rows });
      const counted = await count(puzzle, undefined, { limits: { conflicts: 20_000 } });
      expect(counted).toMatchObject({ count: countByTwoRows(puzzle, 2, 5), complete: true });
    }
  });

  it('are searched on larger boards, where the verdict is checked', async () => {
    const random = makeRandom(53);
    let conflicts = 0;
    const seen = { unique: 0, several: 0 };
    for (let round = 0; round < 12; round++) {
      const exact = randomPuzzle(random, 15, 15, 1 + (round % 2), 0.5);
      const puzzle = withUnknownLines(random, withBlottedBlocks(random, exact, 0.04), 0.02);
      const { result, text } = await certify(puzzle);
      expect(result.complete || result.solutions.length === 2).toBe(true);
      const { solutions, complete } = result;
      expect(await verify(puzzle, [text])).toMatchObject({
        ok: true,
        value: { solutions, complete },
      });
      conflicts += result.stats.conflicts;
      seen[result.solutions.length === 1 ? 'unique' : 'several']++;
    }
    expect(conflicts).toBeGreaterThan(20);
    expect(seen.several).toBeGreaterThan(0);
  });
});
