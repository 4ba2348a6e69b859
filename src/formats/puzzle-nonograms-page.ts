// Reads the clues in a page of puzzle-nonograms.com: `task = '1.2/3/...'`, columns first, without a
// size. The number of columns follows from the sums: the lengths of all blocks add up to the same
// sum in columns and in rows.

import { BLACK_AND_WHITE } from '../puzzle/palette.ts';
import { failure, type Problem } from '../puzzle/problem.ts';
import { MAX_SIDE, tooLargeProblem } from '../puzzle/validate.ts';
import { worded } from '../puzzle/wording.ts';
import type { Parsed } from './format.ts';
import { validateRead } from './text/clue-text.ts';
import { countDotted, readDotted } from './text/dotted-clues.ts';
import { textPlaceOf } from './text/text-lines.ts';

export const TASK = /\btask\s*=\s*(['"])([\d./]{3,})\1/;

/** Reads the clues in `task`, which starts at `offset` of the page. */
export function readTask(page: string, offset: number, task: string): Parsed {
  const place = textPlaceOf(page, offset);
  const lines = countDotted(task);
  if (lines > 2 * MAX_SIDE) {
    return failure({
      code: 'too-large',
      ...worded`${lines} clues: at most ${2 * MAX_SIDE}`,
      ...place,
    });
  }
  const width = widthOf(sumsOf(task), declaredWidth(page));
  if (width === undefined) {
    const words = worded`the ${lines} clues cannot be split into columns and rows with the same sum: copy the whole task`;
    return failure({ code: 'sums-differ', ...words, ...place });
  }
  const height = lines - width;
  const tooLarge = tooLargeProblem(width, height);
  if (tooLarge !== undefined) return failure({ ...tooLarge, ...place });
  const problems: Problem[] = [];
  const clues = readDotted(task, place, width, problems);
  return validateRead({ width, height, ...clues, palette: BLACK_AND_WHITE }, problems);
}

function sumsOf(task: string): number[] {
  return task
    .split('/')
    .map((clue) => clue.split('.').reduce((sum, number) => sum + Number(number), 0));
}

function declaredWidth(page: string): number | undefined {
  const match = /\bpuzzleWidth['"]?\s*[:=]\s*['"]?(\d{1,4})\b/.exec(page);
  return match === null ? undefined : Number(match[1]);
}

/**
 * Returns the number of columns, or undefined if no number fits. Several numbers fit only if there
 * are empty lines where the columns end or the rows begin; then the width that the page declares is
 * taken if it fits, else the width of a square if that fits, else the smallest width.
 */
function widthOf(sums: readonly number[], declared: number | undefined): number | undefined {
  const half = sums.reduce((sum, each) => sum + each, 0) / 2;
  const widths: number[] = [];
  let sum = 0;
  for (let width = 1; width < sums.length; width++) {
    sum += sums[width - 1];
    if (sum === half) widths.push(width);
  }
  return [declared, sums.length / 2].find((width) => widths.includes(width ?? 0)) ?? widths[0];
}
