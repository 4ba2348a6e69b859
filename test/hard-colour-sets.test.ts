// Tests the hard colour puzzles of `npm run bench`: what they are, and the verdicts of quick ones.

import { describe, expect, it } from 'vitest';
import { hardColourSets } from '../bench/engine/hard-colour-sets.ts';
import { tiledDominoes } from '../bench/engine/tiled-dominoes.ts';
import { solve } from '../src/engine/solve.ts';
import { isSolution } from '../src/puzzle/check-grid.ts';
import { verdictOf } from '../src/puzzle/verdict.ts';
import { domino } from './boards.ts';
import { gridDigits } from './brute-force.ts';
import { huntColours } from './hunt/colours.ts';

const puzzles = hardColourSets().flatMap((set) => set.puzzles);

describe('the hard colour puzzles', () => {
  it('have two to eight colours and 30 to 70 cells a side', () => {
    const colours = new Set(puzzles.map(({ puzzle }) => puzzle.palette.length - 1));
    expect([...colours].sort()).toEqual([2, 3, 4, 6, 8]);
    const sides = puzzles.flatMap(({ puzzle: { width, height } }) => [width, height]);
    expect([Math.min(...sides), Math.max(...sides)]).toEqual([30, 70]);
    expect(puzzles).toHaveLength(36);
  });

  it('have names of their own, and both verdicts', () => {
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    const known = puzzles.map(({ verdict }) => verdict);
    expect(known.filter((verdict) => verdict === 'unique')).toHaveLength(16);
    expect(known.filter((verdict) => verdict === 'multiple')).toHaveLength(20);
  });

  it('have their own pictures as solutions', () => {
    for (const { id, puzzle } of puzzles) {
      expect(puzzle.goal !== undefined && isSolution(puzzle, puzzle.goal), id).toBe(true);
    }
  });

  it.each(['mirrored 30x30, 2 colours, 38% #2', 'dominoes 44x44, 8 colours #4'])(
    'has the verdict that is known: %s',
    async (id) => {
      const found = puzzles.find((one) => one.id === id);
      if (found === undefined) throw new Error('there is no such puzzle');
      const result = await solve(found.puzzle, { limits: { conflicts: 20_000 } });
      expect(verdictOf(result)).toBe(found.verdict);
      expect(result.stats.conflicts).toBeGreaterThan(100);
    },
  );
});

describe('tiled dominoes', () => {
  it('have the solution of a domino board as a tile', async () => {
    const upright = { below: () => 0, real: () => 0 };
    const { goal } = tiledDominoes(upright, { n: 4, tiles: 1 }, 1);
    const { solutions } = await solve(domino(4));
    expect(goal && gridDigits(goal)).toBe(gridDigits(solutions[0]));
  });
});

describe('puzzles in several colours', () => {
  it('are solved alike by the engine, brute force and MiniSat', async () => {
    expect(await huntColours(1, 12)).toContain('agree with brute force');
  });
});
