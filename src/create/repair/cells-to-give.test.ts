import { describe, expect, it } from 'vitest';
import { paletteOf, randomPuzzle } from '../../../test/boards.ts';
import { solveSlowly } from '../../../test/brute-force.ts';
import { makeRandom } from '../../engine/random.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { drawingOfGrid, makeDrawing, painted, puzzleOfDrawing } from '../drawing.ts';
import { cellsToGive } from './cells-to-give.ts';

const CROSS = { width: 2, height: 2, cells: Uint8Array.from([1, 0, 0, 1]) };

function randomPicture(seed: number, side: number, colours: number): Puzzle {
  return randomPuzzle(makeRandom(seed), side, side, colours, 0.4);
}

/** Returns the puzzle with some of the cells of its picture given. */
function withGiven(puzzle: Puzzle, cells: readonly number[]): Puzzle {
  if (puzzle.goal === undefined) throw new Error('no picture');
  const drawing = drawingOfGrid(puzzle.goal);
  const given = painted(makeDrawing(puzzle.width, puzzle.height), cells, 1);
  return puzzleOfDrawing(drawing, puzzle.palette, {}, given);
}

describe('cells to give', () => {
  it('are one cell of a cross, and none where a cell is given already', async () => {
    const puzzle = puzzleOfDrawing(CROSS, paletteOf(1));
    const { cells, ...found } = await cellsToGive(puzzle);
    expect(cells).toHaveLength(1);
    expect(found).toEqual({ isEnough: true, isMinimal: true });
    expect((await cellsToGive(withGiven(puzzle, [2]))).cells).toEqual([]);
  });

  it('are enough, and none can be left out: against brute force', async () => {
    let most = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const puzzle = randomPicture(seed, 6, 1 + (seed % 2));
      const { cells, isEnough, isMinimal } = await cellsToGive(puzzle);
      expect({ isEnough, isMinimal }).toEqual({ isEnough: true, isMinimal: true });
      expect(solveSlowly(withGiven(puzzle, cells))).toHaveLength(1);
      for (const cell of cells) {
        const others = cells.filter((each) => each !== cell);
        expect(solveSlowly(withGiven(puzzle, others)).length).toBeGreaterThan(1);
      }
      most = Math.max(most, cells.length);
    }
    expect(most).toBeGreaterThan(2);
  });

  it('are told so far when the host stops the search', async () => {
    const puzzle = randomPicture(3, 40, 1);
    let isBegun = false;
    const found = await cellsToGive(puzzle, {
      stop: () => isBegun,
      onProgress: ({ given }) => {
        isBegun = given > 0;
      },
    });
    expect(found).toMatchObject({ isEnough: false, isMinimal: false });
    expect(found.cells.length).toBeGreaterThan(0);
    expect((await cellsToGive(puzzle, { stop: () => true })).cells).toEqual([]);
  });
});
