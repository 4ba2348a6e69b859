// Reads and writes given cells as Simon Tatham's Pattern does, after the clues. A letter skips as
// many cells as its place in the alphabet from 0 says, and then gives one cell: a capital letter
// paints it, a small one leaves it empty. `z` skips 25 cells and gives none, and a letter that
// skips to the end gives none. The letters go through all cells.

import { colourOf, type Grid, isKnown } from '../../puzzle/grid.ts';
import { allCandidates, BLACK_AND_WHITE } from '../../puzzle/palette.ts';
import { failure, type Outcome, quote, success } from '../../puzzle/problem.ts';
import { worded } from '../../puzzle/wording.ts';
import { type ReadingBudget, spendCells } from './reading-budget.ts';
import type { TextPlace } from './text-lines.ts';

/** The number of cells that `z` skips. */
const LONGEST_SKIP = 25;

/** Reads the letters, which start at `place` and are all on one line. */
export function readGivenLetters(
  text: string,
  place: TextPlace,
  { width, height }: Pick<Grid, 'width' | 'height'>,
  budget: ReadingBudget,
): Outcome<Grid> {
  const tooLarge = spendCells(budget, width, height);
  if (tooLarge !== undefined) return failure({ ...tooLarge, ...place });
  const cells = new Int32Array(width * height).fill(allCandidates(BLACK_AND_WHITE));
  let cell = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    const here = { line: place.line, column: place.column + at };
    if (!/[a-z]/i.test(letter)) {
      const words = worded`${quote(letter)} gives no cell: expected a letter a to z, or A to Z`;
      return failure({ code: 'bad-given', ...words, ...here });
    }
    const skipped = Number.parseInt(letter, 36) - 10;
    if (cell === cells.length || cell + skipped > cells.length) {
      const words = worded`the letters up to here go beyond the ${cells.length} cells: copy the whole id`;
      return failure({ code: 'given-size', ...words, ...here });
    }
    cell += skipped;
    if (skipped < LONGEST_SKIP && cell < cells.length) cells[cell++] = letter >= 'a' ? 1 : 2;
  }
  if (cell === cells.length) return success({ width, height, cells });
  const words = worded`the letters go through ${cell} of the ${cells.length} cells: copy the whole id`;
  return failure({ code: 'given-size', ...words, ...place });
}

export function writeGivenLetters(given: Grid): string {
  let text = '';
  let skipped = 0;
  for (const candidates of given.cells) {
    if (isKnown(candidates)) {
      text += letterOf(skipped, colourOf(candidates) > 0);
      skipped = 0;
    } else if (++skipped === LONGEST_SKIP) {
      text += letterOf(skipped, false);
      skipped = 0;
    }
  }
  return skipped === 0 ? text : text + letterOf(skipped, false);
}

function letterOf(skipped: number, isPainted: boolean): string {
  const letter = (10 + skipped).toString(36);
  return isPainted ? letter.toUpperCase() : letter;
}
