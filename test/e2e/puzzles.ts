// Provides puzzles for tests: the solutions of built-in puzzles, and share links to puzzles that a
// test makes.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { solve } from '../../src/engine/index.ts';
import { parsePuzzles } from '../../src/formats/index.ts';
import { clueOfLengths } from '../../src/puzzle/clue.ts';
import { draftOfPicture } from '../../src/puzzle/draft-of-picture.ts';
import type { Grid } from '../../src/puzzle/grid.ts';
import { parseRows, writeRows } from '../../src/puzzle/grid-text.ts';
import { BLACK_AND_WHITE } from '../../src/puzzle/palette.ts';
import type { Outcome } from '../../src/puzzle/problem.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { validate } from '../../src/puzzle/validate.ts';
import { linkOf } from '../../web/share/link/link.ts';

const PUZZLES = resolve(import.meta.dirname, '../../puzzles');

/** Returns a solution of a built-in puzzle in black and white, as rows of `#` and `.`. */
export async function solutionOf(id: string): Promise<readonly string[]> {
  const text = readFileSync(resolve(PUZZLES, `${id}.non`), 'utf8');
  const puzzle = valueIn(parsePuzzles(text)[0]!);
  const { solutions } = await solve(puzzle);
  const grid: Grid | undefined = solutions[0];
  if (grid === undefined) throw new Error(`puzzles/${id}.non has no solution`);
  return writeRows(grid, puzzle.palette);
}

/** Makes a link to a puzzle whose picture is given as rows of `#` and `.`. */
export async function linkOfPicture(...rows: readonly string[]): Promise<string> {
  const picture = valueIn(parseRows(rows, BLACK_AND_WHITE));
  return linkOfPuzzle(valueIn(validate(draftOfPicture(picture, BLACK_AND_WHITE))));
}

/** Makes a link to a puzzle in black and white from the lengths of the blocks of each line. */
export function linkOfClues(
  rows: readonly (readonly number[])[],
  columns: readonly (readonly number[])[],
): Promise<string> {
  return linkOfPuzzle({
    width: columns.length,
    height: rows.length,
    rows: rows.map((lengths) => clueOfLengths(lengths)),
    columns: columns.map((lengths) => clueOfLengths(lengths)),
    palette: BLACK_AND_WHITE,
    meta: {},
  });
}

export async function linkOfPuzzle(puzzle: Puzzle): Promise<string> {
  return valueIn(await linkOf(puzzle));
}

function valueIn<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.problems[0]?.message);
  return outcome.value;
}
