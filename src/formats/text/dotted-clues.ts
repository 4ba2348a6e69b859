// Reads and writes clues as Simon Tatham's Pattern does: columns first, then rows. `/` separates
// the clues, `.` separates the numbers of a clue, and an empty clue is an empty text. Pages of
// puzzle-nonograms.com write clues in the same way.

import { complain, type Problem, quote } from '../../puzzle/problem.ts';
import type { ExactPuzzle } from '../../puzzle/puzzle.ts';
import { worded } from '../../puzzle/wording.ts';
import { NO_LETTERS, readBlock, type WrittenClue, writeClue } from './clue-text.ts';
import type { TextPlace } from './text-lines.ts';

/**
 * Returns the number of clues in the text without reading them: one more than the number of
 * slashes.
 */
export function countDotted(text: string): number {
  let count = 1;
  for (let at = text.indexOf('/'); at >= 0; at = text.indexOf('/', at + 1)) count++;
  return count;
}

/**
 * Reads the first `width` clues as columns, and the rest as rows. The text starts at `place` and is
 * all on one line.
 */
export function readDotted(
  text: string,
  place: TextPlace,
  width: number,
  problems: Problem[],
): { readonly rows: readonly WrittenClue[]; readonly columns: readonly WrittenClue[] } {
  let column = place.column;
  const clues = text.split('/').map((clue, line) => {
    const where = line < width ? { column: line + 1 } : { row: line - width + 1 };
    const start = { line: place.line, column };
    column += clue.length + 1;
    return readClue(clue, start, where, problems);
  });
  return { columns: clues.slice(0, width), rows: clues.slice(width) };
}

function readClue(
  text: string,
  place: TextPlace,
  where: { readonly row?: number; readonly column?: number },
  problems: Problem[],
): WrittenClue {
  const blocks = [];
  const blockPlaces: TextPlace[] = [];
  let column = place.column;
  for (const number of text === '' ? [] : text.split('.')) {
    const at = { line: place.line, column };
    column += number.length + 1;
    if (number === '') {
      const words = worded`a number is missing in ${quote(text)}: expected numbers with single dots between them`;
      complain(problems, { code: 'bad-number', ...words, ...at, where });
      continue;
    }
    const block = readBlock(number, NO_LETTERS, { ...at, where }, problems);
    if (block === undefined || block.length === 0) continue;
    blocks.push(block);
    blockPlaces.push(at);
  }
  return { blocks, place, blockPlaces };
}

export function writeDotted(puzzle: ExactPuzzle): string {
  return [...puzzle.columns, ...puzzle.rows].map((clue) => writeClue(clue, '.')).join('/');
}
