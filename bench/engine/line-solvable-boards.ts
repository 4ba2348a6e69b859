// Measures how long solving takes from the clues to the picture, on line-solvable boards made from
// seeds, and checks the picture.

import { settleLines } from '../../src/engine/board/settle-lines.ts';
import { makeRandom } from '../../src/engine/random.ts';
import { sameGrid } from '../../src/puzzle/grid.ts';
import { lineSolvable, paletteOf, shapes } from '../../test/boards.ts';
import { time } from './cpu-time.ts';

export interface BoardFigure {
  readonly side: number;
  readonly colours: number;
  readonly lineSolves: number;
  readonly seconds: number;
  readonly megabytes: number;
}

export function benchBoard(side: number, colours: number): BoardFigure {
  const random = makeRandom(side);
  const picture = shapes(random, side, side, colours, 0.56, Math.ceil(side / 200));
  const puzzle = lineSolvable(random, picture, paletteOf(colours));
  const { grid, lineSolves } = settleLines(puzzle);
  if (puzzle.goal === undefined || !sameGrid(grid, puzzle.goal)) throw new Error('wrong picture');
  const best = time(() => settleLines(puzzle), side > 500 ? 2 : 5);
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  return { side, colours, lineSolves, seconds: best, megabytes };
}
