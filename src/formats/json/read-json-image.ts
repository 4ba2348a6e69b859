// Reads a picture in JSON, as davidje13's programs store it: `image` is a list of rows, or one text
// with line ends. A blank is an empty cell, any other character a filled one.

import { draftOfPicture } from '../../puzzle/draft-of-picture.ts';
import { BLACK_AND_WHITE } from '../../puzzle/palette.ts';
import { complain, failure } from '../../puzzle/problem.ts';
import type { Meta } from '../../puzzle/puzzle.ts';
import { tooLargeProblem, validate } from '../../puzzle/validate.ts';
import { worded } from '../../puzzle/wording.ts';
import type { Parsed } from '../format.ts';
import type { Path, PathProblem } from '../text/json-places.ts';
import { sampleOf } from './json-value.ts';

/** Reads the value of `image`, which stands at `path` of the JSON. */
export function readJsonImage(image: unknown, path: Path, meta: Meta): Parsed {
  const rows: unknown = typeof image === 'string' ? image.split('\n') : image;
  if (!Array.isArray(rows) || !rows.every((row) => typeof row === 'string')) {
    const words = worded`${'image'} is ${sampleOf(image)}: expected a list of rows, like ["##.", "..#"]`;
    const problem: PathProblem = { code: 'bad-shape', ...words, path };
    return failure(problem);
  }
  const width = rows[0]?.length ?? 0;
  const problems: PathProblem[] = [];
  const tooLarge = tooLargeProblem(width, rows.length);
  if (tooLarge !== undefined) complain(problems, { ...tooLarge, path });
  const ragged = rows.findIndex((row) => row.length !== width);
  if (ragged >= 0) {
    const words = worded`row ${ragged + 1} has ${rows[ragged].length} cells, row 1 has ${width}: make all rows equally long`;
    complain(problems, { code: 'ragged-grid', ...words, path: [...path, ragged] });
  }
  if (problems.length > 0) return failure(...problems);
  const text = rows.join('');
  const cells = Int32Array.from({ length: text.length }, (_, i) => (text[i] === ' ' ? 1 : 2));
  return validate(draftOfPicture({ width, height: rows.length, cells }, BLACK_AND_WHITE, meta));
}
