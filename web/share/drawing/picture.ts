// One board as a picture of its own, for SVG and PNG; the picture is as large as the board needs.

import { defined } from '../../../src/puzzle/defined.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import type { Mark } from '../../board/state/mark.ts';
import { drawBoard } from './board-drawing.ts';
import { planOf } from './board-plan.ts';
import type { Ink } from './ink.ts';
import type { Drawing } from './shape.ts';

/** Millimetres. */
const [CELL, EDGE] = [8, 4];

export function pictureOf(puzzle: Puzzle, cells: ArrayLike<Mark> | undefined, ink: Ink): Drawing {
  const plan = planOf(puzzle, ink, true);
  const at = { x: EDGE, y: EDGE, cell: CELL };
  return {
    width: plan.width * CELL + 2 * EDGE,
    height: plan.height * CELL + 2 * EDGE,
    shapes: drawBoard({ puzzle, plan, ink, ...at, ...defined({ cells }) }),
  };
}
