// The tutorial: a heart of 5x5 cells and its lessons. The marks on the board decide whether a
// lesson is done, however they got there, so that a person who works ahead is not held back. The
// lesson about hints is the exception.

import { clueOfLengths } from '../../src/puzzle/clue.ts';
import { BLACK_AND_WHITE } from '../../src/puzzle/palette.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { validate } from '../../src/puzzle/validate.ts';
import { CROSS, colourOfMark, painted } from '../board/state/mark.ts';
import { isSolved } from '../board/state/solved.ts';

const PICTURE = [
  '.#.#.', //
  '#####',
  '#####',
  '.###.',
  '..#..',
];
const SIZE = PICTURE.length;

export const HEART: Puzzle = heart();

const LESSON_IDS = ['clue', 'drag', 'cross', 'only', 'hint', 'finish'] as const;
type LessonId = (typeof LESSON_IDS)[number];

interface Lesson {
  readonly id: LessonId;
  /** The lines to look at: rows from 0, then columns from the height. */
  readonly lines: readonly number[];
  /**
   * Whether the lesson is done; the lesson about hints is done when a hint has been shown whole.
   */
  readonly isMet: (cells: Uint8Array, isHintWhole: boolean) => boolean;
}

export const LESSONS: readonly Lesson[] = [
  { id: 'clue', lines: [1], isMet: (cells) => isRight(cells, rowCells(1)) },
  { id: 'drag', lines: [2], isMet: (cells) => isRight(cells, rowCells(2)) },
  {
    id: 'cross',
    lines: [SIZE, 2 * SIZE - 1],
    isMet: (cells) => isRight(cells, [...columnCells(0), ...columnCells(SIZE - 1)]),
  },
  { id: 'only', lines: [3], isMet: (cells) => isRight(cells, [16, 17, 18]) },
  { id: 'hint', lines: [], isMet: (_, isHintWhole) => isHintWhole },
  { id: 'finish', lines: [], isMet: (cells) => isSolved({ puzzle: HEART, cells }) },
];

/**
 * Returns the cells with marks that contradict the picture: painted cells of the background, and
 * crosses in cells of the picture.
 */
export function wrongMarks(cells: Uint8Array): readonly number[] {
  return [...cells.keys()].filter((cell) => {
    const isPainted = colourOfMark(cells[cell]) > 0;
    return isInPicture(cell) ? cells[cell] === CROSS : isPainted;
  });
}

function isRight(cells: Uint8Array, wanted: readonly number[]): boolean {
  return wanted.every((cell) => cells[cell] === (isInPicture(cell) ? painted(1) : CROSS));
}

function isInPicture(cell: number): boolean {
  return PICTURE[Math.floor(cell / SIZE)][cell % SIZE] === '#';
}

function rowCells(row: number): number[] {
  return Array.from({ length: SIZE }, (_, column) => row * SIZE + column);
}

function columnCells(column: number): number[] {
  return Array.from({ length: SIZE }, (_, row) => row * SIZE + column);
}

function heart(): Puzzle {
  const rows = [[1, 1], [5], [5], [3], [1]];
  const columns = [[2], [4], [4], [4], [2]];
  const outcome = validate({
    rows: rows.map((lengths) => clueOfLengths(lengths)),
    columns: columns.map((lengths) => clueOfLengths(lengths)),
    palette: BLACK_AND_WHITE,
  });
  if (!outcome.ok) throw new Error(outcome.problems[0].message);
  return outcome.value;
}
