// Reads a grid from a file: a full one to be checked, or the marks of a player.

import { detect, readPuzzles } from '../../formats/index.ts';
import { splitLines } from '../../formats/text/text-lines.ts';
import type { Grid } from '../../puzzle/grid.ts';
import type { Size } from '../../puzzle/places.ts';
import { failure, type Outcome } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { parseGridOf } from '../../puzzle/puzzle-grid.ts';
import { readText } from './read-puzzles.ts';
import { tryJson } from './try-json.ts';

/**
 * Reads a grid of the size of the puzzle: rows of symbols, or of 0 and 1, where 0 is the background
 * and 1 the colour after it in the palette.
 */
export async function readGrid(puzzle: Puzzle, file: string): Promise<Outcome<Grid>> {
  const text = await readText(file);
  if (!text.ok) return text;
  const rows = rowsOf(text.value, puzzle);
  if (rows === undefined) return failure({ code: 'bad-shape', message: EXPECTED });
  const grid = parseGridOf(puzzle, rows);
  if (grid.ok || !(await isPuzzle(text.value, rows))) return grid;
  const message = `there is no grid in this file, it holds a puzzle: ${EXPECTED}`;
  return failure({ code: 'bad-shape', message });
}

const EXPECTED = 'expected the grid as rows of symbols, one a line, or as a JSON list of rows';

/** The formats of pictures, which may have other sizes, but hold a grid. */
const PICTURES: readonly string[] = ['picture', 'pbm', 'pgm', 'xbm'];

/**
 * Whether the text has the form of a puzzle, and can be read as one. Rows of equal length are taken
 * for a drawing.
 */
async function isPuzzle(text: string, [first, ...rows]: readonly string[]): Promise<boolean> {
  if (rows.every((row) => row.length === first?.length)) return false;
  const format = detect(text);
  if (format === undefined || PICTURES.includes(format.id)) return false;
  return (await readPuzzles(text, format)).some(({ ok }) => ok);
}

/**
 * Accepts one row a line, a JSON list of rows, or what `solve --json` prints. From `solve --json`,
 * it takes the first solution. Returns undefined for any other JSON list or object, unless its
 * lines have the size of the puzzle: brackets, quotes and colons can be symbols of colours, and a
 * JSON list of rows is always longer than the rows. A text that is not JSON is read as one row a
 * line, too.
 */
function rowsOf(text: string, { width, height }: Size): readonly string[] | undefined {
  const lines = splitLines(text)
    .map((line) => line.text.trim())
    .filter((row) => row !== '');
  const hasSize = lines.length === height && lines.every((row) => row.length === width);
  if (hasSize || !/^\s*[[{]/.test(text)) return lines;
  const value = tryJson(text);
  return value === undefined ? lines : rowsOfJson(value);
}

function rowsOfJson(value: unknown): readonly string[] | undefined {
  const { solutions = [value] } = value as { readonly solutions?: unknown };
  const rows: unknown = Array.isArray(solutions) ? solutions[0] : undefined;
  return Array.isArray(rows) && rows.every((row) => typeof row === 'string') ? rows : undefined;
}
