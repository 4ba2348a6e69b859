// Tests the puzzles of `npm run bench -- --proofs`: what they are, and that they stay the same.

import { describe, expect, it } from 'vitest';
import { proofSets } from '../bench/engine/proof-sets.ts';
import { solve } from '../src/engine/solve.ts';
import { isSolution } from '../src/puzzle/check-grid.ts';
import { verdictOf } from '../src/puzzle/verdict.ts';

const sets = proofSets();
const puzzles = sets.flatMap((set) => set.puzzles);

describe('the puzzles that are hard to prove unique', () => {
  it('are 60, with names of their own', () => {
    expect(puzzles).toHaveLength(60);
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(60);
    expect(puzzles.every(({ verdict }) => verdict === 'unique')).toBe(true);
  });

  it('have their own pictures as solutions', () => {
    const noise = puzzles.filter(({ puzzle }) => puzzle.goal !== undefined);
    expect(noise).toHaveLength(54);
    for (const { id, puzzle } of noise) {
      expect(puzzle.goal !== undefined && isSolution(puzzle, puzzle.goal), id).toBe(true);
    }
  });

  it('are unique: the quickest of the noise', async () => {
    const found = sets.find(({ name }) => name.includes('25x25')) ?? expect.fail();
    const result = await solve(found.puzzles[0].puzzle);
    expect(verdictOf(result)).toBe('unique');
    expect(result.stats.conflicts).toBeGreaterThan(100);
  });
});
