// Reads the grids of a puzzle in JSON: its goal, and its given cells.

import type { Grid } from '../../puzzle/grid.ts';
import { parseRows } from '../../puzzle/grid-text.ts';
import type { Palette } from '../../puzzle/palette.ts';
import { complain } from '../../puzzle/problem.ts';
import type { Path, PathProblem } from '../text/json-places.ts';
import { type JsonObject, sampleOf } from './json-value.ts';

/**
 * Says which grid is read: that under `key` of the puzzle, which stands at `path` of the JSON.
 */
interface GridKey {
  readonly key: 'goal' | 'given';
  readonly path: Path;
  /** The width and the palette of the puzzle. */
  readonly width: number;
  readonly palette: Palette;
}

const NAMES = { goal: 'the goal', given: 'the list of given cells' } as const;

/**
 * Reads one string per row in the symbols of the palette, with `?` for unknown cells. A goal may
 * also be one string of 0 and 1 for all rows.
 */
export function readJsonGrid(
  puzzle: JsonObject,
  { key, path, width, palette }: GridKey,
  problems: PathProblem[],
): Grid | undefined {
  const value = puzzle[key];
  if (value === undefined || value === null || width === 0) return undefined;
  const own = [...path, key];
  const isOneText = key === 'goal' && typeof value === 'string' && /^[01]+$/.test(value);
  const rows = isOneText ? rowsOf(value, width, palette) : value;
  if (!Array.isArray(rows) || !rows.every((row) => typeof row === 'string')) {
    const message = `${NAMES[key]} is ${sampleOf(value)}: expected a list of rows, like ["##.", "..#"]`;
    complain(problems, { code: 'bad-shape', message, path: own });
    return undefined;
  }
  const outcome = parseRows(rows, palette);
  if (outcome.ok) return outcome.value;
  for (const problem of outcome.problems) {
    complain(problems, { ...problem, message: `${key}: ${problem.message}`, path: own });
  }
  return undefined;
}

/** Splits a text of 0 and 1 into rows, in the symbols of the palette. */
function rowsOf(text: string, width: number, palette: Palette): string[] {
  const rows = text.match(new RegExp(`.{1,${Math.min(width, 60_000)}}`, 'g')) ?? [];
  return rows.map((row) => row.replaceAll('0', '.').replaceAll('1', palette[1]?.symbol ?? '#'));
}
