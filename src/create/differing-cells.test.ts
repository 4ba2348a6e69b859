import { describe, expect, it } from 'vitest';
import { paletteOf, randomPuzzle } from '../../test/boards.ts';
import { solveSlowly } from '../../test/brute-force.ts';
import { makeRandom } from '../engine/random.ts';
import { ambiguousCells } from './ambiguity.ts';
import { differingCellsOf } from './differing-cells.ts';
import { painted, puzzleOfDrawing } from './drawing.ts';

describe('cells that can be otherwise', () => {
  it('are all of them: against brute force', async () => {
    let ambiguous = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const puzzle = randomPuzzle(makeRandom(seed), 6, 6, 1 + (seed % 2), 0.3);
      const first = await ambiguousCells(puzzle);
      const all = await differingCellsOf(puzzle, first);
      const solutions = solveSlowly(puzzle).map((solution) => solution.replaceAll('/', ''));
      const truth = [...solutions[0]].flatMap((_, cell) =>
        solutions.some((each) => each[cell] !== solutions[0][cell]) ? [cell] : [],
      );
      expect(all).toEqual({ verdict: first.verdict, cells: truth, open: truth });
      if (truth.length > first.cells.length) ambiguous++;
    }
    expect(ambiguous).toBeGreaterThan(5);
  });

  it('are sixteen where four single cells stand in a diagonal', async () => {
    const empty = { width: 15, height: 15, cells: new Uint8Array(225) };
    const diagonal = [4, 5, 9, 11].map((place) => 16 * place);
    const puzzle = puzzleOfDrawing(painted(empty, diagonal, 1), paletteOf(1));
    const first = await ambiguousCells(puzzle);
    expect(first.cells.length).toBeLessThan(16);
    expect((await differingCellsOf(puzzle, first)).cells).toHaveLength(16);
  });

  it('stay as they are when there is no time, or a stop', async () => {
    const puzzle = randomPuzzle(makeRandom(4), 25, 25, 1, 0.45);
    const first = await ambiguousCells(puzzle);
    expect(first.verdict).toBe('multiple');
    for (const hosting of [{ limits: { seconds: 0 } }, { stop: () => true }])
      expect(await differingCellsOf(puzzle, first, hosting)).toEqual(first);
  });

  it('need a picture', async () => {
    const { goal: _, ...bare } = randomPuzzle(makeRandom(1), 3, 3, 1, 0.5);
    const nothing = { verdict: 'unknown', cells: [], open: [] } as const;
    await expect(differingCellsOf(bare, nothing)).rejects.toThrow(RangeError);
  });
});
