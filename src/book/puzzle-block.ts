// A puzzle in a book: a heading with number, title and difficulty, the board, and the legend of its
// colours.

import type { Label } from '../explain/rate/label.ts';
import { labelName } from '../explain/words/catalogue.ts';
import { drawBoard } from '../vector/board-shapes.ts';
import { BLACK, SOFT } from '../vector/ink.ts';
import { colourLegend } from '../vector/legend.ts';
import {
  type Box,
  MIDDLE_TO_BASELINE,
  POINTS_PER_MM,
  type Shape,
  type TextLabel,
} from '../vector/shape.ts';
import { fitText } from '../vector/text-width.ts';
import { difficultySquares, SQUARES_WIDTH } from './difficulty-squares.ts';
import { type BookTerms, inOneLine, type NumberedPuzzle } from './numbered-puzzle.ts';

/**
 * A puzzle with its place on a page. The box has its heading, its board and its legend, and is as
 * wide as the field that the puzzle was fitted into.
 */
export interface PlacedPuzzle {
  readonly puzzle: NumberedPuzzle;
  readonly box: Box;
  /** The side of a cell in millimetres. */
  readonly cell: number;
}

/** The least width of a block, so that its heading has room, in millimetres. */
export const LEAST_BLOCK = 45;
/** The largest side of a cell, unless clues of the wished size or floor need a larger one. */
const LARGEST_CELL = 9;
/** The side of a cell that is too small for any use, but can be drawn. */
const SMALLEST_CELL = 0.1;
const HEADING = 11;
const [TITLE, DETAIL] = [4.4, 2.8];
/** The least room between the texts of a line. */
const BETWEEN = 2;
/** The share of the height that the legend may take; a longer one is left out. */
const LEGEND_SHARE = 0.4;

/** Returns the place of the puzzle at the top of the field, in the middle of its width. */
export function fitPuzzle(
  puzzle: NumberedPuzzle,
  field: Box,
  terms: BookTerms,
  most = Math.max(LARGEST_CELL, cellFor(puzzle, terms.wish.leastPoints)),
): PlacedPuzzle {
  const { board } = puzzle;
  const whole = legendIn(puzzle, field.width, terms);
  const legend = whole.height > LEGEND_SHARE * field.height ? 0 : whole.height;
  const room = field.height - HEADING - legend;
  const fitting = Math.min(most, field.width / board.width, room / board.height);
  const cell = Math.max(SMALLEST_CELL, fitting);
  return { puzzle, cell, box: { ...field, height: HEADING + board.height * cell + legend } };
}

/** Returns the side of a cell with clues of this size. */
export function cellFor({ board }: NumberedPuzzle, points: number): number {
  return points / POINTS_PER_MM / board.font;
}

/** Returns the font size of the clues in millimetres. */
export function clueFontOf({ puzzle, cell }: PlacedPuzzle): number {
  return puzzle.board.font * cell;
}

/** Whether the clues are not below the floor. */
export function isReadable(placed: PlacedPuzzle, { wish }: BookTerms): boolean {
  return clueFontOf(placed) * POINTS_PER_MM >= wish.leastPoints - ROUNDING;
}

/** The most points that are lost when lengths are rounded. */
const ROUNDING = 0.0005;

export function drawPlaced(
  { puzzle: numbered, box, cell }: PlacedPuzzle,
  terms: BookTerms,
): Shape[] {
  const { puzzle, board: plan, ink } = numbered;
  const boardWidth = plan.width * cell;
  const headingWidth = Math.min(box.width, Math.max(LEAST_BLOCK, boardWidth));
  const heading = { ...box, x: box.x + (box.width - headingWidth) / 2, width: headingWidth };
  const x = box.x + (box.width - boardWidth) / 2;
  const y = box.y + HEADING;
  const bottom = y + plan.height * cell;
  const hasLegend = box.y + box.height > bottom + 1;
  return [
    ...headingOf(numbered, heading, terms),
    ...drawBoard({ puzzle, plan, ink, x, y, cell }),
    ...(hasLegend ? legendIn(numbered, box.width, terms).draw(box.x, bottom) : []),
  ];
}

function headingOf(puzzle: NumberedPuzzle, { x, y, width }: Box, terms: BookTerms): Shape[] {
  const { wish, typeface } = terms;
  const { number, title } = puzzle;
  const label = wish.showsDifficulty ? puzzle.label : undefined;
  const first = y + TITLE * 0.8;
  const marks =
    label === undefined
      ? []
      : difficultySquares(label, x + width - SQUARES_WIDTH, first - TITLE * MIDDLE_TO_BASELINE);
  const forMarks = marks.length === 0 ? 0 : SQUARES_WIDTH + BETWEEN;
  const heading = wish.hidesTitles || title === '' ? `${number}` : `${number}  ${title}`;
  return [
    ...marks,
    {
      ...{
        kind: 'label',
        text: fitText(heading, (width - forMarks) / TITLE, typeface.boldWidth),
        x,
        y: first,
      },
      ...{ align: 'left', size: TITLE, colour: BLACK, isBold: true },
    },
    ...detailsOf(puzzle, label, { x, y: first + DETAIL * 1.5, width }, terms),
  ];
}

/** Returns the second line of the heading: the size and the author, and the difficulty in words. */
function detailsOf(
  { puzzle: { width, height, meta } }: NumberedPuzzle,
  label: Label | undefined,
  line: Omit<Box, 'height'>,
  { wish, typeface }: BookTerms,
): TextLabel[] {
  const whole = label === undefined ? '' : labelName(label, wish.language);
  const name = fitText(whole, line.width / DETAIL, typeface.plainWidth);
  const author = inOneLine(meta.author ?? '');
  const detail = [`${width} × ${height}`, author].filter((part) => part !== '').join(' · ');
  const room = line.width - typeface.plainWidth(name) * DETAIL - BETWEEN;
  const style = { kind: 'label', y: line.y, size: DETAIL, colour: SOFT, isBold: false } as const;
  return [
    {
      ...style,
      text: fitText(detail, room / DETAIL, typeface.plainWidth),
      x: line.x,
      align: 'left',
    },
    { ...style, text: name, x: line.x + line.width, align: 'right' },
  ];
}

function legendIn(
  { puzzle, ink }: NumberedPuzzle,
  width: number,
  { typeface }: BookTerms,
): ReturnType<typeof colourLegend> {
  return colourLegend(puzzle, ink, width, typeface.plainWidth);
}
