import { describe, expect, it } from 'vitest';
import {
  randomPuzzle,
  SETTINGS,
  symmetricPuzzle,
  withBlottedBlocks,
  withGivenCells,
  withUnknownLines,
} from '../../test/boards.ts';
import { solveSlowly } from '../../test/brute-force.ts';
import { certify } from '../../test/certificates.ts';
import { verify } from '../proof/index.ts';
import { type Grid, lineColours } from '../puzzle/grid.ts';
import { hasExactClues, type Puzzle } from '../puzzle/puzzle.ts';
import { symmetriesOf } from './board/find-symmetries.ts';
import { makeRandom, type Random } from './random.ts';
import { count } from './search/count.ts';
import { solve } from './solve.ts';

function asText(grid: Grid): string {
  return Array.from({ length: grid.height }, (_, row) => lineColours(grid, row).join('')).join('/');
}

/** Makes a small puzzle with blotted blocks or unknown lines, or both, and perhaps given cells. */
function vaguePuzzle(random: Random, round: number): Puzzle {
  const [width, height] = [1 + random.below(4), 1 + random.below(4)];
  const exact = randomPuzzle(random, width, height, 1 + random.below(2), 0.5, random.below(3));
  const blotted = round % 3 === 0 ? exact : withBlottedBlocks(random, exact, 0.3);
  const puzzle = round % 3 === 1 ? blotted : withUnknownLines(random, blotted, 0.15);
  return round % 4 === 0 ? withGivenCells(random, puzzle, 0.1, undefined) : puzzle;
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
      expect(result.solutions.map(asText).sort(), context).toEqual(truth);
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
    let symmetric = 0;
    for (let round = 0; round < 40; round++) {
      const exact = symmetricPuzzle(random, 4, 4, 1, 0.6);
      const puzzle = withBlottedBlocks(random, exact, 1);
      if (symmetriesOf(puzzle).length > 0) symmetric++;
      const truth = solveSlowly(puzzle);
      const result = await solve(puzzle, { maxSolutions: truth.length + 1 });
      expect(result.solutions.map(asText).sort()).toEqual(truth);
    }
    expect(symmetric).toBeGreaterThan(20);
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
