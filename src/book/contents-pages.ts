// The contents: a line for every puzzle with number, title or size, difficulty and page.

import { BLACK, FAINT, SOFT } from '../vector/ink.ts';
import { type Box, MIDDLE_TO_BASELINE, type Shape, type TextLabel } from '../vector/shape.ts';
import { fitText } from '../vector/text-width.ts';
import type { BookWish } from './book-wish.ts';
import { BOOK_WORDS } from './book-words.ts';
import { difficultySquares, SQUARES_WIDTH } from './difficulty-squares.ts';
import type { BookTerms, NumberedPuzzle } from './numbered-puzzle.ts';

/** A line of the contents. */
export interface ContentsLine {
  readonly puzzle: NumberedPuzzle;
  /** The page on which the puzzle is. */
  readonly page: number;
}

/** The height of the heading of each page of the contents and of the solutions. */
export const PAGE_HEADING = 12;
const [LINE, FONT] = [5, 3];
const BETWEEN_COLUMNS = 10;
/** The least width of a page with two columns of lines. */
const LEAST_FOR_TWO = 150;
/** The widths of the number and of the page. */
const [NUMBER_WIDTH, PAGE_WIDTH] = [9, 9];

/** Returns how many lines the contents have on a page. */
export function linesPerPage(area: Box): number {
  return columnsIn(area) * linesIn(area);
}

function columnsIn({ width }: Box): number {
  return width < LEAST_FOR_TWO ? 1 : 2;
}

function linesIn({ height }: Box): number {
  return Math.max(1, Math.floor((height - PAGE_HEADING) / LINE));
}

/** Draws the lines below the heading of the page, column by column. */
export function drawContents(lines: readonly ContentsLine[], area: Box, terms: BookTerms): Shape[] {
  const columns = columnsIn(area);
  const width = (area.width - (columns - 1) * BETWEEN_COLUMNS) / columns;
  return lines.flatMap((line, i) => {
    const column = Math.floor(i / linesIn(area));
    const x = area.x + column * (width + BETWEEN_COLUMNS);
    const y = area.y + PAGE_HEADING + (i % linesIn(area)) * LINE;
    return drawLine(line, { x, y, width, height: LINE }, terms);
  });
}

function drawLine({ puzzle, page }: ContentsLine, box: Box, terms: BookTerms): Shape[] {
  const { wish, typeface } = terms;
  const middle = box.y + box.height / 2;
  const end = box.x + box.width;
  const label = wish.showsDifficulty ? puzzle.label : undefined;
  const squares = end - PAGE_WIDTH - SQUARES_WIDTH;
  const textEnd = wish.showsDifficulty ? squares - 2 : end - PAGE_WIDTH;
  const textStart = box.x + NUMBER_WIDTH;
  const style = { kind: 'label', y: middle + FONT * MIDDLE_TO_BASELINE, size: FONT } as const;
  const name = fitText(nameOf(puzzle, wish), (textEnd - textStart) / FONT, typeface.plainWidth);
  const labels: TextLabel[] = [
    {
      ...style,
      text: `${puzzle.number}`,
      x: textStart - 2,
      align: 'right',
      colour: SOFT,
      isBold: false,
    },
    { ...style, text: name, x: textStart, align: 'left', colour: BLACK, isBold: false },
    { ...style, text: `${page}`, x: end, align: 'right', colour: BLACK, isBold: false },
  ];
  const bottom = box.y + box.height;
  return [
    { kind: 'strokes', colour: FAINT, thickness: 0.1, segments: [[box.x, bottom, end, bottom]] },
    ...(label === undefined ? [] : difficultySquares(label, squares, middle)),
    ...labels,
  ];
}

function nameOf(
  { title, puzzle: { width, height }, verdict }: NumberedPuzzle,
  { hidesTitles, language }: BookWish,
): string {
  const words = BOOK_WORDS[language];
  const isOpen = verdict === 'multiple' || verdict === 'unknown';
  const parts = [hidesTitles ? '' : title, `${width} × ${height}`, isOpen ? words[verdict] : ''];
  return parts.filter((part) => part !== '').join(' · ');
}
