// A board as shapes: marks, the lines of the grid with every fifth stronger, and the clues in their
// bars, each number in a slot of its own beside the grid.

import type { Clue } from '../puzzle/clue.ts';
import { defined } from '../puzzle/defined.ts';
import { isMonochrome } from '../puzzle/palette.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { type BoardPlan, hasSwatches, numberLabel, SWATCH, SWATCH_GAP } from './board-plan.ts';
import { boxesBy } from './boxes-by.ts';
import { drawMarks, hatchShapes } from './cell-shapes.ts';
import { labelWithoutBlocks } from './clue-label.ts';
import type { DrawnCell } from './drawn-cell.ts';
import { drawGivenCorners, withGivenMarks } from './given-shapes.ts';
import {
  BLACK,
  FAINT,
  type Hatch,
  hatchOf,
  type Ink,
  isFaint,
  isHatched,
  onColour,
  paintOf,
  SOFT,
} from './ink.ts';
import { type Box, MIDDLE_TO_BASELINE, type Segment, type Shape, type TextLabel } from './shape.ts';

interface PlacedBoard {
  readonly puzzle: Puzzle;
  readonly plan: BoardPlan;
  readonly ink: Ink;
  /** Marks, row by row; undefined for an empty board. */
  readonly cells?: ArrayLike<DrawnCell>;
  /** The top left corner of the board, clues included. */
  readonly x: number;
  readonly y: number;
  /** Millimetres a cell. */
  readonly cell: number;
}

export function drawBoard(board: PlacedBoard): Shape[] {
  const { puzzle, plan, ink, cell } = board;
  const grid = gridOf(board);
  const withClues = plan.left > 0;
  // A board without clues is the picture alone, in which given cells are cells as all others.
  const cells = withClues ? withGivenMarks(puzzle, board.cells) : board.cells;
  const at = { ...grid, cell };
  return [
    ...(cells === undefined ? [] : drawMarks(puzzle, cells, ink, at)),
    ...(withClues ? drawGivenCorners(puzzle, ink, at) : []),
    ...(withClues ? guides(board) : []),
    ...gridLines(puzzle, grid, cell, withClues ? 0 : LEAST_APART),
    ...(withClues ? clueShapes(board) : []),
  ];
}

/** Closer lines make a picture grey, in millimetres; a board to fill in needs its lines anyway. */
const LEAST_APART = 1;

function gridOf({ puzzle, plan, x, y, cell }: PlacedBoard): Box {
  return {
    x: x + plan.left * cell,
    y: y + plan.top * cell,
    width: puzzle.width * cell,
    height: puzzle.height * cell,
  };
}

/**
 * Returns the thin lines first, so that the strong ones are drawn over them. Lines that are closer
 * to each other than `leastApart` are left out.
 */
function gridLines(puzzle: Puzzle, grid: Box, cell: number, leastApart: number): Shape[] {
  const { x, y, width, height } = grid;
  const uprights = indices(puzzle.width).map((i): [number, Segment] => [
    i,
    [x + i * cell, y, x + i * cell, y + height],
  ]);
  const levels = indices(puzzle.height).map((i): [number, Segment] => [
    i,
    [x, y + i * cell, x + width, y + i * cell],
  ]);
  const lines = [...uprights, ...levels];
  const thin = cell < leastApart ? [] : lines.filter(([i]) => i % 5 !== 0);
  const fifth = 5 * cell < leastApart ? [] : lines.filter(([i]) => i % 5 === 0);
  const segmentsOf = (some: typeof lines): Segment[] => some.map(([, segment]) => segment);
  const border = borderOf(grid);
  return [
    {
      kind: 'strokes',
      colour: SOFT,
      thickness: Math.min(0.12, cell * 0.03),
      segments: segmentsOf(thin),
    },
    {
      kind: 'strokes',
      colour: BLACK,
      thickness: Math.min(0.36, cell * 0.08),
      segments: segmentsOf(fifth),
    },
    { kind: 'strokes', colour: BLACK, thickness: Math.min(0.5, cell * 0.11), segments: border },
  ];
}

/** Returns the thin lines that lead from the clues to the grid. */
function guides(board: PlacedBoard): Shape[] {
  const { puzzle, x, y, cell } = board;
  const grid = gridOf(board);
  const segments = [
    ...indices(puzzle.width).map((i): Segment => [grid.x + i * cell, y, grid.x + i * cell, grid.y]),
    ...indices(puzzle.height).map(
      (i): Segment => [x, grid.y + i * cell, grid.x, grid.y + i * cell],
    ),
  ];
  return [{ kind: 'strokes', colour: FAINT, thickness: Math.min(0.12, cell * 0.03), segments }];
}

function clueShapes(board: PlacedBoard): Shape[] {
  const { puzzle, plan, cell } = board;
  const grid = gridOf(board);
  const [slotWidth, slotHeight] = [plan.slotWidth * cell, plan.slotHeight * cell];
  const rows = puzzle.rows.flatMap((clue, row) =>
    numbersOf(board, clue).map((number, i, all) => {
      const fromGrid = all.length - i - 0.5;
      const middle = grid.x - 0.1 * cell - fromGrid * slotWidth;
      return place(number, middle, grid.y + (row + 0.5) * cell, board);
    }),
  );
  const columns = puzzle.columns.flatMap((clue, column) =>
    numbersOf(board, clue).map((number, i, all) => {
      const fromGrid = all.length - i - 0.5;
      const middle = grid.y - 0.1 * cell - fromGrid * slotHeight;
      return place(number, grid.x + (column + 0.5) * cell, middle, board);
    }),
  );
  const placed = [...rows, ...columns];
  return [...chips(placed), ...swatches(placed), ...placed.map(({ label }) => label)];
}

interface ClueNumber {
  readonly text: string;
  /** The colour of the ground, if the number has one. */
  readonly rgb?: string;
  /** The pattern of the swatch beside the number, if it has one. */
  readonly hatch?: Hatch;
}

/**
 * Returns the numbers of a clue. In colour puzzles that are drawn in colour or in shades, each
 * number stands on a ground of its colour, because yellow on white cannot be read.
 */
function numbersOf({ puzzle, ink }: PlacedBoard, clue: Clue): readonly ClueNumber[] {
  if (!clue?.length) return [{ text: labelWithoutBlocks(clue) }];
  const { palette } = puzzle;
  const isPlain = isHatched(palette, ink) || isMonochrome(palette);
  return clue.map((block) => ({
    text: numberLabel(block, puzzle, ink),
    ...defined({
      rgb: isPlain ? undefined : paintOf(palette, block.colour, ink),
      hatch: hasSwatches(puzzle, ink) ? hatchOf(block.colour) : undefined,
    }),
  }));
}

interface Placed extends ClueNumber {
  readonly label: TextLabel;
  readonly ground: Box;
  /** The place of the swatch, if the number has one. */
  readonly swatch: Box;
}

function place(number: ClueNumber, x: number, y: number, { plan, cell }: PlacedBoard): Placed {
  const { text, rgb, hatch } = number;
  const size = plan.font * cell;
  const width = Math.min(plan.slotWidth * cell * 0.94, cell * 0.94);
  const height = plan.slotHeight * cell * 0.94;
  const side = SWATCH * size;
  const right = x + (plan.slotWidth * cell) / 2 - 0.12 * cell;
  const swatch = { x: right - side, y: y - side / 2, width: side, height: side };
  const hasSwatch = hatch !== undefined;
  return {
    ...number,
    swatch,
    ground: { x: x - width / 2, y: y - height / 2, width, height },
    label: {
      kind: 'label',
      text,
      x: hasSwatch ? swatch.x - SWATCH_GAP * size : x,
      y: y + size * MIDDLE_TO_BASELINE,
      align: hasSwatch ? 'right' : 'center',
      size,
      colour: rgb === undefined ? BLACK : onColour(rgb),
      isBold: false,
    },
  };
}

/** Returns the swatches of all numbers that have one, each pattern at once. */
function swatches(placed: readonly Placed[]): Shape[] {
  const byHatch = boxesBy(placed.map(({ hatch, swatch }) => [hatch, swatch]));
  return [...byHatch].flatMap(([hatch, boxes]): Shape[] => {
    const side = boxes[0].width;
    const segments = boxes.flatMap(borderOf);
    const border: Shape = { kind: 'strokes', colour: SOFT, thickness: side * 0.06, segments };
    return [...hatchShapes(boxes, hatch, side), border];
  });
}

function chips(placed: readonly Placed[]): Shape[] {
  const byColour = boxesBy(placed.map(({ rgb, ground }) => [rgb, ground]));
  return [...byColour].flatMap(([colour, boxes]): Shape[] => {
    const fill: Shape = { kind: 'fills', colour, boxes };
    if (!isFaint(colour)) return [fill];
    const segments = boxes.flatMap(borderOf);
    return [fill, { kind: 'strokes', colour: SOFT, thickness: 0.1, segments }];
  });
}

export function borderOf({ x, y, width, height }: Box): Segment[] {
  const [right, bottom] = [x + width, y + height];
  return [
    [x, y, right, y],
    [right, y, right, bottom],
    [right, bottom, x, bottom],
    [x, bottom, x, y],
  ];
}

/** Returns the numbers from 0 to `count`, both included. */
function indices(count: number): number[] {
  return Array.from({ length: count + 1 }, (_, i) => i);
}
