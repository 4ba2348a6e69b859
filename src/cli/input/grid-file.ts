// Reads a grid from a file: a full one to be checked, or the marks of a player.

import type { Grid } from '../../puzzle/grid.ts';
import { failure, type Outcome } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { parseGridOf } from '../../puzzle/puzzle-grid.ts';
import { readText } from './read-puzzles.ts';

/**
 * Reads a grid of the size of the puzzle: rows of symbols, or of 0 and 1, where 0 is the background
 * and 1 the colour after it in the palette.
 */
export async function readGrid(puzzle: Puzzle, file: string): Promise<Outcome<Grid>> {
  const text = await readText(file);
  if (!text.ok) return text;
  const rows = rowsOf(text.value);
  if (rows === undefined) {
    const message = 'expected the grid as rows of symbols, one a line, or as a JSON list of rows';
    return failure({ code: 'bad-shape', message });
  }
  return parseGridOf(puzzle, rows);
}

/**
 * Accepts one row a line, a JSON list of rows, or what `solve --json` prints. From `solve --json`,
 * it takes the first solution. Returns undefined for any other JSON list or object. A text that
 * only looks like JSON is read as one row a line, because brackets can be symbols of colours.
 */
function rowsOf(text: string): readonly string[] | undefined {
  if (/^\s*[[{]/.test(text)) {
    const value = parseJson(text);
    if (value !== undefined) return rowsOfJson(value);
  }
  return text
    .split(/\r\n|\n|\r/)
    .map((row) => row.trim())
    .filter((row) => row !== '');
}

/** Parses JSON. Returns undefined if the text is not JSON. No JSON text has the value undefined. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function rowsOfJson(value: unknown): readonly string[] | undefined {
  const { solutions = [value] } = value as { readonly solutions?: unknown };
  const rows: unknown = Array.isArray(solutions) ? solutions[0] : undefined;
  return Array.isArray(rows) && rows.every((row) => typeof row === 'string') ? rows : undefined;
}
