// Finds the symmetries of the clues: maps of the board onto itself (mirrors, half and quarter
// turns) that send every line to a line with the same clue, or with the reversed clue if the map
// turns the line round. Empty border lines are left out first, so that a picture need not stand in
// the middle. Cost: one comparison of clues per line and map, and a pass over the cells for each
// map found.

import {
  BOARD_SYMMETRIES,
  type BoardSymmetry,
  boxOf,
  imageOfCell,
  swapsLines,
  type TurnedArea,
} from '../../puzzle/board-symmetries.ts';
import { type Clue, sameClue } from '../../puzzle/clue.ts';
import { cellAt, isRowLine, lineCount, lineOfColumn, linesOf } from '../../puzzle/places.ts';
import { clueOfLine, type Puzzle } from '../../puzzle/puzzle.ts';

export interface CellMap {
  readonly symmetry: BoardSymmetry;
  /** The cell to which each cell is sent; cells outside the box of the picture stay. */
  readonly cells: Int32Array;
  /** The line to which each line is sent. */
  readonly lines: Int32Array;
}

/**
 * Returns all maps that keep the clues, without the identity. Returns none if all clues are empty.
 */
export function symmetriesOf(puzzle: Puzzle): CellMap[] {
  const box = boxOf(puzzle);
  if (box.height === 0 || box.width === 0) return [];
  const lines = linesIn(puzzle, box);
  return BOARD_SYMMETRIES.flatMap((symmetry) => {
    if (swapsLines(symmetry) && box.width !== box.height) return [];
    const images = lines.map((line) => imageOfLine(puzzle, box, symmetry, line));
    return images.every(keepsClue) ? [mapOf(puzzle, box, symmetry, images)] : [];
  });
}

/** A line of the box with the clue that it has, and the line to which it is sent. */
interface LineImage {
  readonly line: number;
  readonly image: number;
  readonly clue: Clue;
  /** The clue of the image, in the direction of the line. */
  readonly imageClue: Clue;
}

/** A line that crosses the box, with its first and its last cell in the box. */
interface BoxLine {
  readonly line: number;
  readonly first: number;
  readonly last: number;
}

function linesIn({ width, height }: Puzzle, box: TurnedArea): BoxLine[] {
  const [bottom, right] = [box.top + box.height - 1, box.left + box.width - 1];
  const rows = Array.from({ length: box.height }, (_, i): BoxLine => {
    const row = box.top + i;
    const [first, last] = [cellAt(row, box.left, width), cellAt(row, right, width)];
    return { line: row, first, last };
  });
  const columns = Array.from({ length: box.width }, (_, i): BoxLine => {
    const column = box.left + i;
    const [first, last] = [cellAt(box.top, column, width), cellAt(bottom, column, width)];
    return { line: lineOfColumn(column, height), first, last };
  });
  return [...rows, ...columns];
}

function imageOfLine(
  puzzle: Puzzle,
  box: TurnedArea,
  symmetry: BoardSymmetry,
  { line, first, last }: BoxLine,
): LineImage {
  const [start, end] = [first, last].map((cell) => imageOfCell(puzzle, symmetry, box, cell));
  const [row, column] = linesOf(puzzle, start);
  const image = isRowLine(line, puzzle.height) === swapsLines(symmetry) ? column : row;
  const clue = clueOfLine(puzzle, image);
  const imageClue = end < start ? (clue?.toReversed() ?? null) : clue;
  return { line, image, clue: clueOfLine(puzzle, line), imageClue };
}

function keepsClue({ clue, imageClue }: LineImage): boolean {
  return sameClue(clue, imageClue);
}

function mapOf(
  puzzle: Puzzle,
  box: TurnedArea,
  symmetry: BoardSymmetry,
  images: readonly LineImage[],
): CellMap {
  const size = puzzle.width * puzzle.height;
  const cells = Int32Array.from({ length: size }, (_, cell) =>
    imageOfCell(puzzle, symmetry, box, cell),
  );
  const lines = Int32Array.from({ length: lineCount(puzzle) }, (_, line) => line);
  for (const { line, image } of images) lines[line] = image;
  return { symmetry, cells, lines };
}
