// Reads the picture of a puzzle in JSON that has no clues. Where there is a palette, or the picture
// is called a goal, its cells are symbols of the palette. In other pictures any one character may
// be a filled cell, as in those of davidje13's programs.

import { type Grid, isKnown } from '../../puzzle/grid.ts';
import { parseRows } from '../../puzzle/grid-text.ts';
import { isMonochrome, type Palette } from '../../puzzle/palette.ts';
import { complain } from '../../puzzle/problem.ts';
import { tooLargeProblem } from '../../puzzle/validate.ts';
import { worded } from '../../puzzle/wording.ts';
import type { PathProblem } from '../text/json-places.ts';
import { cellRows, otherSigns } from './json-cells.ts';
import type { JsonPart } from './json-parts.ts';
import { sampleOf } from './json-value.ts';

export function readJsonImage(
  { key, value, path }: JsonPart,
  palette: Palette,
  problems: PathProblem[],
): Grid | undefined {
  const rows = cellRows(value);
  if (rows === undefined) {
    const words = worded`${key} is ${sampleOf(value)}: expected a list of rows, like ["##.", "..#"]`;
    complain(problems, { code: 'bad-shape', ...words, path });
    return undefined;
  }
  const tooLarge = tooLargeProblem(rows[0]?.length ?? 0, rows.length);
  if (tooLarge !== undefined) {
    complain(problems, { ...tooLarge, path });
    return undefined;
  }
  const outcome = parseRows(rows, palette, signsOf(rows, palette));
  if (!outcome.ok) {
    for (const problem of outcome.problems) {
      const row = Array.isArray(value) ? [(problem.where?.row ?? 1) - 1] : [];
      complain(problems, { ...problem, path: [...path, ...row] });
    }
    return undefined;
  }
  if (outcome.value.cells.every(isKnown)) return outcome.value;
  const words = worded`${key} has unknown cells, and there are no clues: a picture alone must be whole`;
  complain(problems, { code: 'unknown-symbol', ...words, path });
  return undefined;
}

/** Adds the only other character of a picture in one colour, which is a filled cell. */
function signsOf(rows: readonly string[], palette: Palette): ReadonlyMap<string, number> {
  const known = otherSigns(palette);
  if (!isMonochrome(palette)) return known;
  const others = new Set(rows.flatMap((row) => row.replace(/[.0 ]/g, '').slice(0, 1)));
  others.delete('');
  const [sign = '1', ...more] = others;
  const isOnly = more.length === 0 && rows.every((row) => hasOnly(row, sign));
  return isOnly ? new Map([...known, [sign, 2]]) : known;
}

/** Whether a row has no other characters than a sign and those of the background. */
function hasOnly(row: string, sign: string): boolean {
  return row.replaceAll(sign, '').replace(/[.0 ]/g, '') === '';
}
