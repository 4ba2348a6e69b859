// One board as a vector image of its own, for SVG and PNG; it is as large as the board needs.

import { defined } from '../../../src/puzzle/defined.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { planOf } from '../../../src/vector/board-plan.ts';
import { drawBoard } from '../../../src/vector/board-shapes.ts';
import { fittingInk, type Ink } from '../../../src/vector/ink.ts';
import type { VectorImage } from '../../../src/vector/shape.ts';
import type { Mark } from '../../board/state/mark.ts';

/** The side of a cell and the width of the margin, in millimetres. */
const [CELL, EDGE] = [8, 4];

export function boardImage(
  puzzle: Puzzle,
  cells: ArrayLike<Mark> | undefined,
  wished: Ink,
): VectorImage {
  const ink = fittingInk(puzzle.palette, wished);
  const plan = planOf(puzzle, ink, true);
  const at = { x: EDGE, y: EDGE, cell: CELL };
  return {
    width: plan.width * CELL + 2 * EDGE,
    height: plan.height * CELL + 2 * EDGE,
    shapes: drawBoard({ puzzle, plan, ink, ...at, ...defined({ cells }) }),
  };
}
