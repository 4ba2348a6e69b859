// Says where everything of a test page is, in pixels, before anything is drawn.

import type { ExactClue } from '../../../src/puzzle/clue.ts';
import type { ExactPuzzle } from '../../../src/puzzle/puzzle.ts';
import { textOutline } from './glyph-outlines.ts';
import { bottomOf, type PageBox, rightOf } from './page-places.ts';
import type { PageStyle } from './page-style.ts';

export interface PlannedNumber {
  readonly text: string;
  /** The colour of its block; 1 for the zero of an empty line. */
  readonly colour: number;
  readonly box: PageBox;
  readonly isRow: boolean;
  readonly line: number;
}

export interface PagePlan {
  readonly width: number;
  readonly height: number;
  readonly grid: PageBox;
  readonly numbers: readonly PlannedNumber[];
  /** The areas of the clues of all rows and of all columns. */
  readonly areas: { readonly rows: PageBox; readonly columns: PageBox };
}

/** Distances in shares of a cell. */
const MARGIN = 0.8;
const PAD = 0.2;
/** The distance of two numbers that stand close together, and the height of a line, in ems. */
const GAP = 0.45;
const LINE_HEIGHT = 1.12;
/** Lines of text above and below a puzzle, in cells. */
const TEXT_ROOM = 5;

export function planPage(puzzle: ExactPuzzle, style: PageStyle): PagePlan {
  const { cell } = style;
  const rows = puzzle.rows.map((clue) => numberWidths(clue, style));
  const columns = puzzle.columns.map((clue) => clueTexts(clue, style).map(() => rowHeight(style)));
  const rowRoom = roomOf(rows, style);
  const columnRoom = roomOf(columns, style);
  const isFirst = style.sides === 'left and top';
  const margin = Math.round(MARGIN * cell);
  const text = style.hasText ? TEXT_ROOM * cell : 0;
  const grid: PageBox = {
    left: margin + text / 2 + (isFirst ? rowRoom : 0),
    top: margin + text + (isFirst ? columnRoom : 0),
    width: puzzle.width * cell,
    height: puzzle.height * cell,
  };
  const areas = {
    rows: { ...grid, left: isFirst ? grid.left - rowRoom : rightOf(grid), width: rowRoom },
    columns: { ...grid, top: isFirst ? grid.top - columnRoom : bottomOf(grid), height: columnRoom },
  };
  return {
    width: 2 * margin + text + rowRoom + grid.width,
    height: 2 * margin + 2 * text + columnRoom + grid.height,
    grid,
    areas,
    numbers: [
      ...puzzle.rows.flatMap((clue, line) =>
        placed({ clue, line, isRow: true, along: rows[line] }),
      ),
      ...puzzle.columns.flatMap((clue, line) =>
        placed({ clue, line, isRow: false, along: columns[line] }),
      ),
    ],
  };

  function placed(one: LineNumbers): PlannedNumber[] {
    const area = one.isRow ? areas.rows : areas.columns;
    const pad = padOf(style);
    const sum = one.along.reduce((total, each) => total + each, 0);
    const room = one.isRow ? area.width : area.height;
    let at = (one.isRow ? area.left : area.top) + (isFirst ? room - pad - sum : pad);
    return clueTexts(one.clue, style).map((text, i) => {
      const start = at;
      const size = one.along[i];
      at += size;
      const box = one.isRow
        ? { left: start, top: grid.top + one.line * cell, width: size, height: cell }
        : { left: grid.left + one.line * cell, top: start, width: cell, height: size };
      const colour = one.clue[i]?.colour ?? 1;
      return { text, colour, box, isRow: one.isRow, line: one.line };
    });
  }
}

interface LineNumbers {
  readonly clue: ExactClue;
  readonly line: number;
  readonly isRow: boolean;
  /** The room that each number takes along the line. */
  readonly along: readonly number[];
}

function clueTexts(clue: ExactClue, { hasZeros }: PageStyle): string[] {
  if (clue.length === 0 && hasZeros) return ['0'];
  return clue.map(({ length }) => String(length));
}

function numberWidths(clue: ExactClue, style: PageStyle): number[] {
  const { cell, font, fontSize, spacing } = style;
  const em = fontSize * cell;
  return clueTexts(clue, style).map((text) =>
    spacing === 'cells' ? cell : textOutline(font.font, text, em).width + GAP * em,
  );
}

function rowHeight({ cell, fontSize, spacing }: PageStyle): number {
  return spacing === 'cells' ? cell : LINE_HEIGHT * fontSize * cell;
}

function padOf({ cell, spacing }: PageStyle): number {
  return spacing === 'cells' ? 0 : Math.round(PAD * cell);
}

/** Returns the pixels that the longest clue takes, at least those of one number. */
function roomOf(lines: readonly (readonly number[])[], style: PageStyle): number {
  const sums = lines.map((along) => along.reduce((sum, each) => sum + each, 0));
  return Math.ceil(Math.max(style.cell, ...sums) + 2 * padOf(style));
}
