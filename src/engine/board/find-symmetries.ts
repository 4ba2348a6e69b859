// Symmetries of the clues: maps of the board onto itself (mirrors, half and quarter turns) that
// send every line to a line with the same clue. Empty border lines are left out first, so that a
// picture need not stand in the middle. Cost: one comparison a line and map.

import type { Clue } from '../../puzzle/clue.ts';
import { cellAt } from '../../puzzle/places.ts';
import { clueOfLine, type Puzzle } from '../../puzzle/puzzle.ts';

export interface CellMap {
  /** The cell to which each cell is sent; cells outside the box of the picture stay. */
  readonly cells: Int32Array;
  /** The line to which each line is sent. */
  readonly lines: Int32Array;
}

/** The box without empty border lines. */
interface Box {
  readonly top: number;
  readonly left: number;
  readonly height: number;
  readonly width: number;
}

interface Turn {
  readonly swaps: boolean;
  readonly flipsRows: boolean;
  readonly flipsColumns: boolean;
}

/**
 * The seven maps of a square beside the identity; a rectangle has those that do not swap rows and
 * columns.
 */
const TURNS: readonly Turn[] = [false, true].flatMap((swaps) =>
  [false, true].flatMap((flipsRows) =>
    [false, true].map((flipsColumns) => ({ swaps, flipsRows, flipsColumns })),
  ),
);

/** All maps that keep the clues, without the identity. */
export function symmetriesOf(puzzle: Puzzle): CellMap[] {
  const box = boxOf(puzzle);
  if (box === undefined) return [];
  return TURNS.slice(1)
    .filter(({ swaps }) => !swaps || box.width === box.height)
    .filter((turn) => keepsClues(puzzle, box, turn))
    .map((turn) => mapOf(puzzle, box, turn));
}

function boxOf({ rows, columns }: Puzzle): Box | undefined {
  const [top, height] = extentOf(rows);
  const [left, width] = extentOf(columns);
  return height === 0 ? undefined : { top, left, height, width };
}

/** The first line with a block, and how many lines there are up to the last one. */
function extentOf(clues: readonly Clue[]): [number, number] {
  const first = clues.findIndex((clue) => clue.length > 0);
  const last = clues.findLastIndex((clue) => clue.length > 0);
  return [first, first < 0 ? 0 : last - first + 1];
}

function keepsClues(puzzle: Puzzle, box: Box, turn: Turn): boolean {
  for (const [isRow, count] of [
    [true, box.height],
    [false, box.width],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const clue = clueOfLine(puzzle, lineAt(puzzle, box, isRow, i));
      const image = clueOfLine(puzzle, imageOfLine(puzzle, box, turn, isRow, i));
      // A row that becomes a column runs along the flips of rows.
      const isReversed = isRow === turn.swaps ? turn.flipsRows : turn.flipsColumns;
      if (!sameClue(clue, image, isReversed)) return false;
    }
  }
  return true;
}

function sameClue(a: Clue, b: Clue, isReversed: boolean): boolean {
  return (
    a.length === b.length &&
    a.every((block, j) => {
      const other = b[isReversed ? b.length - 1 - j : j];
      return block.length === other.length && block.colour === other.colour;
    })
  );
}

/** Line `i` of the box, numbered as lines of the puzzle are. */
function lineAt({ height }: Puzzle, box: Box, isRow: boolean, i: number): number {
  return isRow ? box.top + i : height + box.left + i;
}

function imageOfLine(puzzle: Puzzle, box: Box, turn: Turn, isRow: boolean, i: number): number {
  const becomesRow = isRow !== turn.swaps;
  const flips = becomesRow ? turn.flipsRows : turn.flipsColumns;
  const count = becomesRow ? box.height : box.width;
  return lineAt(puzzle, box, becomesRow, flips ? count - 1 - i : i);
}

function mapOf(puzzle: Puzzle, box: Box, turn: Turn): CellMap {
  const { width, height } = puzzle;
  const cells = Int32Array.from({ length: width * height }, (_, cell) => cell);
  const lines = Int32Array.from({ length: height + width }, (_, line) => line);
  for (let row = 0; row < box.height; row++) {
    lines[lineAt(puzzle, box, true, row)] = imageOfLine(puzzle, box, turn, true, row);
    for (let column = 0; column < box.width; column++) {
      const [a, b] = turn.swaps ? [column, row] : [row, column];
      const toRow = turn.flipsRows ? box.height - 1 - a : a;
      const toColumn = turn.flipsColumns ? box.width - 1 - b : b;
      cells[cellAt(box.top + row, box.left + column, width)] = cellAt(
        box.top + toRow,
        box.left + toColumn,
        width,
      );
    }
  }
  for (let column = 0; column < box.width; column++) {
    lines[lineAt(puzzle, box, false, column)] = imageOfLine(puzzle, box, turn, false, column);
  }
  return { cells, lines };
}
