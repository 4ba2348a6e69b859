// Tells whether a part of a puzzle seems to be missing: the lines of the grid go on up to the
// border of the image, beyond the last line that is seen across them, or between the grid and all
// numbers of its clues; or, where nothing that was read has a solution, the grid or a digit reaches
// the border. Cost: some looks at the image for each line of the grid.

import type { Image } from '../../create/images/image-samples.ts';
import type { PixelBox, PixelPoint } from '../photo-reading.ts';
import type { FoundPuzzle } from './find-puzzles.ts';
import { lightOfLevels } from './grey-image.ts';
import { partWithClues } from './straight-puzzle.ts';
import type { PlaceOf } from './straighten.ts';

/** How near to the border something must be to reach it, in cells. */
const NEAR = 0.12;
/** The strip beyond the last line must be so wide, in cells, to tell anything. */
const LEAST_STRIP = 0.2;
/** The share of the lines that go on, and how much darker or brighter they are than beside them. */
const LEAST_SHARE = 0.8;
const LEAST_DIFFERENCE = 14;

/** Whether the lines of the grid go on beyond it, on a side where no further line fits. */
export function goesOnAtBorder(image: Image, puzzle: FoundPuzzle): boolean {
  return sidesOf(puzzle).some((side) => {
    const strip = stripBeyond(image, side);
    return strip !== undefined && strip >= LEAST_STRIP && goOn(image, side, strip / 2);
  });
}

/** Whether the lines between the cells of a side are seen so many cells beyond it. */
function goOn(image: Image, { lines, placeOf }: GridSide, away: number): boolean {
  const contrasts = Array.from({ length: lines - 1 }, (_, i) => {
    const look = (along: number): number => lightAt(image, placeOf(away, along));
    const beside = (look(i + 0.6) + look(i + 1.4)) / 2;
    const differences = [0.95, 1, 1.05].map((along) => look(i + along) - beside);
    return differences.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a));
  });
  const isGoingOn = (sign: number): boolean => {
    const seen = contrasts.filter((contrast) => sign * contrast >= LEAST_DIFFERENCE);
    return contrasts.length > 2 && seen.length >= LEAST_SHARE * contrasts.length;
  };
  return isGoingOn(1) || isGoingOn(-1);
}

/** How far from the grid the nearest number is at most, in cells. */
const FARTHEST = 0.9;

/**
 * Whether there seems to be another line of cells between the grid and all numbers of a side: the
 * first or the last line of a grid may be empty, and so missed by nobody.
 */
export function goesOnAtClues(image: Image, { puzzle, straight, clues }: ReadPuzzle): boolean {
  const { grid, rows, columns } = puzzle.layout;
  const part = partWithClues(puzzle.layout);
  const { cell } = straight;
  const isFar = (boxes: readonly PixelBox[], gapOf: (box: PixelBox) => number): boolean =>
    boxes.length > 0 && boxes.every((box) => gapOf(box) > FARTHEST * cell);
  const [left, top] = [grid.column - part.column, grid.row - part.row];
  const [right, below] = [left + grid.columns, top + grid.rows];
  const gapOfRow = (box: PixelBox): number =>
    rows.side === 'before' ? left * cell - box.left - box.width : box.left - right * cell;
  const gapOfColumn = (box: PixelBox): number =>
    columns.side === 'before' ? top * cell - box.top - box.height : box.top - below * cell;
  const isFarFrom = {
    rows: isFar(
      clues.rows.flatMap(({ boxes }) => boxes),
      gapOfRow,
    ),
    columns: isFar(
      clues.columns.flatMap(({ boxes }) => boxes),
      gapOfColumn,
    ),
  };
  return sidesOf(puzzle).some(
    (side) => side.clues !== undefined && isFarFrom[side.clues] && goOn(image, side, FARTHEST / 2),
  );
}

/** Whether the grid, or a digit, is at the border of the image. */
export function reachesBorder(image: Image, { puzzle, straight, clues }: ReadPuzzle): boolean {
  const isOut = (column: number, row: number): boolean =>
    !isWithin(image, puzzle.placeOf(column, row));
  const isAtBorder = sidesOf(puzzle).some(
    ({ lines, placeOf }) => !isWithin(image, placeOf(NEAR, lines / 2)),
  );
  const { column, row } = partWithClues(puzzle.layout);
  const boxes = [...clues.rows, ...clues.columns].flatMap((line) => line.boxes);
  return (
    isAtBorder ||
    boxes.some(({ left, top, width, height }) => {
      const [x, y] = [column + left / straight.cell, row + top / straight.cell];
      const [right, bottom] = [x + width / straight.cell, y + height / straight.cell];
      return isOut(x - NEAR, y - NEAR) || isOut(right + NEAR, bottom + NEAR);
    })
  );
}

interface ReadPuzzle {
  readonly puzzle: FoundPuzzle;
  readonly straight: { readonly cell: number };
  readonly clues: Record<'rows' | 'columns', readonly { readonly boxes: readonly PixelBox[] }[]>;
}

/** A side of the grid: places are so many cells away from its line, and so many along it. */
interface GridSide {
  /** How many cells the side has. */
  readonly lines: number;
  /** The clues that stand there, if any. */
  readonly clues: 'rows' | 'columns' | undefined;
  readonly placeOf: PlaceOf;
}

function sidesOf({ layout, placeOf }: FoundPuzzle): readonly GridSide[] {
  const { column, row, columns, rows } = layout.grid;
  const [right, below] = [column + columns, row + rows];
  const [isLeft, isAbove] = [layout.rows.side === 'before', layout.columns.side === 'before'];
  const beside = (has: boolean, placeOf: PlaceOf): GridSide => ({
    ...{ lines: rows, clues: has ? 'rows' : undefined, placeOf },
  });
  const over = (has: boolean, placeOf: PlaceOf): GridSide => ({
    ...{ lines: columns, clues: has ? 'columns' : undefined, placeOf },
  });
  return [
    beside(isLeft, (away, along) => placeOf(column - away, row + along)),
    beside(!isLeft, (away, along) => placeOf(right + away, row + along)),
    over(isAbove, (away, along) => placeOf(column + along, row - away)),
    over(!isAbove, (away, along) => placeOf(column + along, below + away)),
  ];
}

/** The steps in which the border is looked for, for each cell. */
const STEPS = 20;
/** A line at the border itself may not be seen, so a strip is a little wider than a cell. */
const WIDEST = 1.2;

/**
 * Returns how many cells there are beyond the side; undefined if another line should have been
 * seen. Clues may have lines, too, so a whole cell on their side tells nothing.
 */
function stripBeyond(image: Image, { lines, clues, placeOf }: GridSide): number | undefined {
  const most = STEPS * (clues === undefined ? WIDEST : 1);
  for (let step = 1; step <= most; step++) {
    const away = step / STEPS;
    const isInside = [0, lines / 2, lines].every((along) => isWithin(image, placeOf(away, along)));
    if (!isInside) return (step - 1) / STEPS;
  }
  return undefined;
}

function isWithin({ width, height }: Image, { x, y }: PixelPoint): boolean {
  return x >= 0 && y >= 0 && x <= width - 1 && y <= height - 1;
}

function lightAt({ width, height, data }: Image, { x, y }: PixelPoint): number {
  const column = Math.min(width - 1, Math.max(0, Math.round(x)));
  const at = 4 * (Math.min(height - 1, Math.max(0, Math.round(y))) * width + column);
  return lightOfLevels(data[at], data[at + 1], data[at + 2]);
}
