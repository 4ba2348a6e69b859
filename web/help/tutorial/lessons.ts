// The tutorial: a ghost of 5x5 cells and its lessons. The marks on the board decide whether a
// lesson is done, however they got there, so that a person who works ahead is not held back. The
// lesson about hints is the exception.

import { clueOfLengths } from '../../../src/puzzle/clue.ts';
import { BLACK_AND_WHITE } from '../../../src/puzzle/palette.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { validate } from '../../../src/puzzle/validate.ts';
import { CROSS, colourOfMark, painted } from '../../board/state/mark.ts';
import { isSolved } from '../../board/state/solved.ts';

const PICTURE = [
  '.###.', //
  '#####',
  '#.#.#',
  '#####',
  '#.#.#',
];
const SIZE = PICTURE.length;

export const GHOST: Puzzle = ghost();

const LESSON_IDS = ['clue', 'drag', 'gap', 'cross', 'only', 'hint', 'finish'] as const;
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
  { id: 'clue', lines: [1], isMet: (cells) => isRight(cells, [5, 6, 7, 8, 9]) },
  { id: 'drag', lines: [3], isMet: (cells) => isRight(cells, [15, 16, 17, 18, 19]) },
  { id: 'gap', lines: [2], isMet: (cells) => isRight(cells, [10, 12, 14]) },
  { id: 'cross', lines: [2], isMet: (cells) => isRight(cells, [11, 13]) },
  { id: 'only', lines: [SIZE + 1, SIZE + 3], isMet: (cells) => isRight(cells, [1, 3]) },
  { id: 'hint', lines: [], isMet: (_, isHintWhole) => isHintWhole },
  { id: 'finish', lines: [], isMet: (cells) => isSolved({ puzzle: GHOST, cells }) },
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

function ghost(): Puzzle {
  const rows = [[3], [5], [1, 1, 1], [5], [1, 1, 1]];
  const columns = [[4], [2, 1], [5], [2, 1], [4]];
  const outcome = validate({
    rows: rows.map((lengths) => clueOfLengths(lengths)),
    columns: columns.map((lengths) => clueOfLengths(lengths)),
    palette: BLACK_AND_WHITE,
  });
  if (!outcome.ok) throw new Error(outcome.problems[0].message);
  return outcome.value;
}
