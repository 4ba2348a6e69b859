// The title page: a small board, the title, the subtitle, and how many puzzles of each difficulty
// there are.

import { UNIQUE_LABELS } from '../explain/rate/label.ts';
import { labelName } from '../explain/words/catalogue.ts';
import { borderOf } from '../vector/board-shapes.ts';
import { BLACK, SOFT } from '../vector/ink.ts';
import type { Box, Segment, Shape, TextLabel } from '../vector/shape.ts';
import { fitText } from '../vector/text-width.ts';
import { BOOK_WORDS } from './book-words.ts';
import { difficultySquares, SQUARES_WIDTH } from './difficulty-squares.ts';
import { type BookTerms, inOneLine, type NumberedPuzzle } from './numbered-puzzle.ts';

/** Font sizes in millimetres. */
const [TITLE, SUBTITLE, DETAIL] = [10, 5, 3.6];
const MOST_LINES = 4;

export function drawTitlePage(
  puzzles: readonly NumberedPuzzle[],
  area: Box,
  terms: BookTerms,
): Shape[] {
  const { wish, typeface } = terms;
  const side = Math.min(36, area.width / 3, area.height / 5);
  const middle = area.x + area.width / 2;
  const size = Math.min(TITLE, area.width / 12);
  const lines = wrapped(inOneLine(wish.title), area.width / size, typeface.boldWidth);
  const top = area.y + area.height * 0.12;
  let y = top + side + size * 1.6;
  const labels: TextLabel[] = [];
  const write = (text: string, font: number, isBold: boolean): void => {
    const widthOf = isBold ? typeface.boldWidth : typeface.plainWidth;
    labels.push({
      ...{ kind: 'label', text: fitText(text, area.width / font, widthOf), x: middle, y },
      ...{ align: 'center', size: font, colour: isBold ? BLACK : SOFT, isBold },
    });
    y += font * 1.3;
  };
  for (const line of lines) write(line, size, true);
  if (wish.subtitle !== '') write(inOneLine(wish.subtitle), SUBTITLE, false);
  y += DETAIL;
  write(BOOK_WORDS[wish.language].puzzles(puzzles.length), DETAIL, false);
  const table = wish.showsDifficulty ? difficultyTable(puzzles, middle, y + DETAIL, terms) : [];
  return [
    ...ornament({ x: middle - side / 2, y: top, width: side, height: side }),
    ...labels,
    ...table,
  ];
}

/** Breaks a text into lines of at most `width` font sizes. */
function wrapped(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines[lines.length - 1]} ${word}`;
    if (lines.length === 0 || (widthOf(longer) > width && lines.length < MOST_LINES))
      lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

function difficultyTable(
  puzzles: readonly NumberedPuzzle[],
  middle: number,
  top: number,
  { wish, typeface }: BookTerms,
): Shape[] {
  const rows = UNIQUE_LABELS.map((label) => ({
    label,
    count: puzzles.filter((puzzle) => puzzle.label === label).length,
  })).filter(({ count }) => count > 0);
  const names = rows.map(({ label, count }) => `${labelName(label, wish.language)}  ${count}`);
  const longest = Math.max(0, ...names.map((name) => typeface.plainWidth(name) * DETAIL));
  const x = middle - (SQUARES_WIDTH + 3 + longest) / 2;
  return rows.flatMap(({ label }, i): Shape[] => {
    const y = top + i * DETAIL * 1.5;
    return [
      ...difficultySquares(label, x, y - DETAIL * 0.36),
      {
        ...{ kind: 'label', text: names[i], x: x + SQUARES_WIDTH + 3, y, align: 'left' },
        ...{ size: DETAIL, colour: SOFT, isBold: false },
      },
    ];
  });
}

/** The painted cells of the board on the title page: two rows and two columns that cross. */
const [CELLS, PAINTED] = [10, [2, 3, 6, 7]];

function ornament(box: Box): Shape[] {
  const cell = box.width / CELLS;
  const bars = PAINTED.flatMap((at): Box[] => [
    { ...box, x: box.x + at * cell, width: cell },
    { ...box, y: box.y + at * cell, height: cell },
  ]);
  const inner = Array.from({ length: CELLS - 1 }, (_, i) => (i + 1) * cell).flatMap(
    (at): Segment[] => [
      [box.x + at, box.y, box.x + at, box.y + box.height],
      [box.x, box.y + at, box.x + box.width, box.y + at],
    ],
  );
  return [
    { kind: 'fills', colour: BLACK, boxes: bars },
    { kind: 'strokes', colour: SOFT, thickness: 0.1, segments: inner },
    { kind: 'strokes', colour: BLACK, thickness: 0.4, segments: borderOf(box) },
  ];
}
