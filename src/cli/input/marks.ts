// Reads the puzzle and the marks of a player, with which `hint` and `explain` begin.

import { marksAtStart, withGivenCells } from '../../explain/index.ts';
import { problemsOfGivenCells } from '../../explain/model/move-history.ts';
import { failure, type Outcome, problemJson, success } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { type InputOptions, inputFormat } from '../options/option-values.ts';
import { printJson, printProblems } from '../output/print.ts';
import { EXIT, raiseExit } from '../run/exit-codes.ts';
import { readGrid } from './grid-file.ts';
import { readOnly } from './read-puzzles.ts';

export interface MarkOptions extends InputOptions {
  readonly marks?: string;
  readonly json?: true;
}

export interface Marked {
  readonly puzzle: Puzzle;
  readonly marks: Int32Array;
}

/** If there are problems, prints them and returns undefined. */
export async function readMarked(file: string, options: MarkOptions): Promise<Marked | undefined> {
  if (file === '-' && options.marks === '-') {
    const message = 'puzzle and marks cannot both be standard input';
    return refuseInput(file, options, failure({ code: 'bad-input', message }));
  }
  const puzzle = await readOnly(file, inputFormat(options));
  if (!puzzle.ok) return refuseInput(file, options, puzzle);
  const marks = await marksFor(puzzle.value, options.marks);
  if (!marks.ok) return refuseInput(options.marks ?? file, options, marks);
  return { puzzle: puzzle.value, marks: marks.value };
}

async function marksFor(puzzle: Puzzle, file: string | undefined): Promise<Outcome<Int32Array>> {
  if (file === undefined) return success(marksAtStart(puzzle));
  const grid = await readGrid(puzzle, file);
  if (!grid.ok) return grid;
  const marks = withGivenCells(puzzle, grid.value.cells);
  const problems = problemsOfGivenCells(puzzle, marks);
  return problems.length === 0 ? success(marks) : failure(...problems);
}

export async function refuseInput(
  file: string,
  { json }: MarkOptions,
  outcome: Outcome<unknown>,
): Promise<undefined> {
  raiseExit(EXIT.badInput);
  const problems = outcome.ok ? [] : outcome.problems;
  if (json) await printJson({ file, errors: problems.map(problemJson) });
  else printProblems(file, problems);
}
