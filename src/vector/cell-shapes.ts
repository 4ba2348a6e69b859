// The marks of a board as shapes. Neighbouring cells of one colour in a row are one box, so that
// there are fewer boxes and no paper shows between the cells.

import { cellAt } from '../puzzle/places.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { CROSSED, colourDrawn, type DrawnCell } from './drawn-cell.ts';
import {
  BLACK,
  FAINT,
  type Hatch,
  hasLetters,
  hatchOf,
  type Ink,
  isFaint,
  isHatched,
  PAPER,
  paintOf,
  SOFT,
} from './ink.ts';
import { type Box, MIDDLE_TO_BASELINE, type Segment, type Shape } from './shape.ts';

/**
 * `cells` are marks, row by row; notes are not drawn. `x` and `y` are the top left corner of the
 * grid, and `cell` is the side of a cell, all in millimetres.
 */
export function drawMarks(
  puzzle: Puzzle,
  cells: ArrayLike<DrawnCell>,
  ink: Ink,
  { x, y, cell }: { readonly x: number; readonly y: number; readonly cell: number },
): Shape[] {
  const { palette, width } = puzzle;
  const runs = runsOf(cells, width);
  const boxOf = ({ row, start, end }: Run): Box => ({
    x: x + start * cell,
    y: y + row * cell,
    width: (end - start) * cell,
    height: cell,
  });
  const shapes = palette.flatMap((colour, index): Shape[] => {
    const boxes = runs.filter((run) => run.mark === index + 1).map(boxOf);
    if (index === 0 || boxes.length === 0) return [];
    if (isHatched(palette, ink)) {
      const symbol = hasLetters(palette, ink) ? colour.symbol : undefined;
      return hatchShapes(boxes, hatchOf(index), cell, symbol);
    }
    const paint = paintOf(palette, index, ink);
    const fill: Shape = { kind: 'fills', colour: paint, boxes };
    return isFaint(paint) ? [fill, ringShape(boxes, cell)] : [fill];
  });
  const crosses = runs.filter(({ mark }) => mark === CROSSED).map(boxOf);
  return crosses.length === 0 ? shapes : [...shapes, crossShape(crosses, cell)];
}

interface Run {
  readonly mark: DrawnCell;
  readonly row: number;
  readonly start: number;
  readonly end: number;
}

function runsOf(cells: ArrayLike<DrawnCell>, width: number): Run[] {
  const runs: Run[] = [];
  for (let row = 0; cellAt(row, 0, width) < cells.length; row++) {
    for (let start = 0, end = 0; start < width; start = end) {
      const mark = cells[cellAt(row, start, width)];
      for (end = start + 1; end < width && cells[cellAt(row, end, width)] === mark; ) end++;
      if (mark === CROSSED || colourDrawn(mark) > 0) runs.push({ mark, row, start, end });
    }
  }
  return runs;
}

function cellsOf(boxes: readonly Box[], cell: number): Box[] {
  return boxes.flatMap(({ x, y, width }) =>
    Array.from({ length: Math.round(width / cell) }, (_, i) => ({
      x: x + i * cell,
      y,
      width: cell,
      height: cell,
    })),
  );
}

function crossShape(boxes: readonly Box[], cell: number): Shape {
  const inset = cell * 0.32;
  const segments = cellsOf(boxes, cell).flatMap(({ x, y }): Segment[] => [
    [x + inset, y + inset, x + cell - inset, y + cell - inset],
    [x + cell - inset, y + inset, x + inset, y + cell - inset],
  ]);
  return { kind: 'strokes', colour: SOFT, thickness: cell * 0.05, segments };
}

/** Returns outlines inside cells whose colour is too light to show on paper. */
function ringShape(boxes: readonly Box[], cell: number): Shape {
  const inset = cell * 0.25;
  const segments = cellsOf(boxes, cell).flatMap(({ x, y }): Segment[] => {
    const [left, top, right, bottom] = [x + inset, y + inset, x + cell - inset, y + cell - inset];
    return [
      [left, top, right, top],
      [right, top, right, bottom],
      [right, bottom, left, bottom],
      [left, bottom, left, top],
    ];
  });
  return { kind: 'strokes', colour: SOFT, thickness: cell * 0.05, segments };
}

/**
 * Returns the hatching of cells, which shows areas at a glance, and their letters, which tell the
 * colour. Without a symbol there are no letters, and cells that are too small have none.
 */
export function hatchShapes(
  boxes: readonly Box[],
  hatch: Hatch,
  cell: number,
  symbol?: string,
): Shape[] {
  const cells = cellsOf(boxes, cell);
  const isLettered = symbol !== undefined && cell >= SMALLEST_LETTER;
  const ground: Shape =
    hatch === 'solid'
      ? { kind: 'fills', colour: BLACK, boxes }
      : {
          kind: 'strokes',
          colour: isLettered ? FAINT : SOFT,
          thickness: cell * 0.06,
          segments: cells.flatMap((box) => hatchSegments(box, hatch)),
        };
  if (!isLettered) return [ground];
  const letters = cells.map(
    ({ x, y }): Shape => ({
      kind: 'label',
      text: symbol,
      x: x + cell / 2,
      y: y + cell * (0.5 + MIDDLE_TO_BASELINE * LETTER),
      align: 'center',
      size: cell * LETTER,
      colour: hatch === 'solid' ? PAPER : BLACK,
      isBold: false,
    }),
  );
  return [ground, ...letters];
}

/** The least size of a cell, in millimetres, that gets a letter. */
const SMALLEST_LETTER = 2.2;
const LETTER = 0.62;

function hatchSegments({ x, y, width: cell }: Box, hatch: Hatch): Segment[] {
  const [right, bottom] = [x + cell, y + cell];
  const thirds = [cell / 4, (cell * 3) / 4];
  const level = thirds.map((at): Segment => [x, y + at, right, y + at]);
  const upright = thirds.map((at): Segment => [x + at, y, x + at, bottom]);
  const half = cell / 2;
  const rising: Segment[] = [
    [x, bottom, right, y],
    [x, y + half, x + half, y],
    [x + half, bottom, right, y + half],
  ];
  const falling: Segment[] = [
    [x, y, right, bottom],
    [x, y + half, x + half, bottom],
    [x + half, y, right, y + half],
  ];
  const all: Readonly<Record<Hatch, readonly Segment[]>> = {
    solid: [],
    rising,
    falling,
    level,
    upright,
    cross: [...rising, ...falling],
    plus: [...level, ...upright],
    dots: thirds.flatMap((row) =>
      thirds.map((at): Segment => [x + at - cell / 16, y + row, x + at + cell / 16, y + row]),
    ),
    diamond: [
      [x + half, y, right, y + half],
      [right, y + half, x + half, bottom],
      [x + half, bottom, x, y + half],
      [x, y + half, x + half, y],
    ],
    frame: [
      [x + thirds[0], y + thirds[0], x + thirds[1], y + thirds[0]],
      [x + thirds[1], y + thirds[0], x + thirds[1], y + thirds[1]],
      [x + thirds[1], y + thirds[1], x + thirds[0], y + thirds[1]],
      [x + thirds[0], y + thirds[1], x + thirds[0], y + thirds[0]],
    ],
    zigzag: [0, half].flatMap((from): Segment[] => [
      [x, y + from + half, x + half, y + from],
      [x + half, y + from, right, y + from + half],
    ]),
    dense: [1, 3, 5, 7].map((eighth): Segment => {
      const at = y + (eighth * cell) / 8;
      return [x, at, right, at];
    }),
  };
  return [...all[hatch]];
}
