// Tells whether a part of a puzzle seems to be outside of its image: the lines of the grid go on up
// to the border of the image, beyond the last line that is seen across them; or, where nothing that
// was read has a solution, the grid or a digit reaches the border. Cost: some looks at the image
// for each line of the grid.

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
    if (strip === undefined || strip < LEAST_STRIP) return false;
    const contrasts = Array.from({ length: side.lines - 1 }, (_, i) => {
      const look = (along: number): number => lightAt(image, side.placeOf(strip / 2, along));
      const beside = (look(i + 0.6) + look(i + 1.4)) / 2;
      const differences = [0.95, 1, 1.05].map((along) => look(i + along) - beside);
      return differences.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a));
    });
    const isGoingOn = (sign: number): boolean => {
      const seen = contrasts.filter((contrast) => sign * contrast >= LEAST_DIFFERENCE);
      return contrasts.length > 2 && seen.length >= LEAST_SHARE * contrasts.length;
    };
    return isGoingOn(1) || isGoingOn(-1);
  });
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
  readonly hasClues: boolean;
  readonly placeOf: PlaceOf;
}

function sidesOf({ layout, placeOf }: FoundPuzzle): readonly GridSide[] {
  const { column, row, columns, rows } = layout.grid;
  const [right, below] = [column + columns, row + rows];
  const isLeft = layout.rows.side === 'before';
  const isAbove = layout.columns.side === 'before';
  const beside = { lines: rows, hasClues: isLeft } as const;
  const over = { lines: columns, hasClues: isAbove } as const;
  return [
    { ...beside, placeOf: (away, along) => placeOf(column - away, row + along) },
    { ...beside, hasClues: !isLeft, placeOf: (away, along) => placeOf(right + away, row + along) },
    { ...over, placeOf: (away, along) => placeOf(column + along, row - away) },
    {
      ...over,
      hasClues: !isAbove,
      placeOf: (away, along) => placeOf(column + along, below + away),
    },
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
function stripBeyond(image: Image, { lines, hasClues, placeOf }: GridSide): number | undefined {
  const most = STEPS * (hasClues ? 1 : WIDEST);
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
