import { describe, expect, it } from 'vitest';
import { noise, paletteOf } from '../../../test/boards.ts';
import { solveSlowly } from '../../../test/brute-force.ts';
import { makeBoard } from '../../engine/board/board.ts';
import { probeToFixpoint } from '../../engine/board/probe-to-fixpoint.ts';
import { makeRandom } from '../../engine/random.ts';
import { drawingOfGrid, puzzleOfDrawing } from '../drawing.ts';
import { looseCells } from './loose-cells.ts';

/** Returns the loose cells as `looseCells` finds them, and as trying everything does. */
function bothWays(seed: number, most: number) {
  const random = makeRandom(seed);
  const [width, height, colours] = [3 + random.below(5), 3 + random.below(5), 1 + random.below(2)];
  const drawing = drawingOfGrid(noise(random, width, height, colours, 0.3));
  const puzzle = puzzleOfDrawing(drawing, paletteOf(colours));
  const board = makeBoard(puzzle);
  for (const _ of probeToFixpoint(board));
  const search = looseCells({ puzzle, picture: drawing.cells, board }, most);
  let step = search.next();
  while (step.done !== true) step = search.next();
  const solutions = solveSlowly(puzzle).map((text) => text.replaceAll('/', ''));
  const truth = [...drawing.cells.keys()].filter((cell) =>
    solutions.some((text) => Number(text[cell]) !== drawing.cells[cell]),
  );
  return { found: step.value, truth, solutions: solutions.length };
}

describe('loose cells', () => {
  it('are those that have another colour in another solution', () => {
    let many = 0;
    for (let seed = 0; seed < 300; seed++) {
      const { found, truth, solutions } = bothWays(seed, Number.POSITIVE_INFINITY);
      expect([...(found ?? [])].sort((a, b) => a - b)).toEqual(truth);
      // More than are listed before the cells are asked for one by one.
      if (solutions > 9) many++;
    }
    expect(many).toBeGreaterThan(10);
  });

  it('are not all looked for when there are more than wanted', () => {
    for (let seed = 0; seed < 100; seed++) {
      const { found, truth } = bothWays(seed, 5);
      expect(found === undefined).toBe(truth.length > 5);
    }
  });
});
