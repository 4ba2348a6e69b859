// crosshatch check: checks a full grid against the clues of a puzzle.

import type { Grid } from '../../puzzle/grid.ts';
import { failure, type Outcome, problemJson } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { WrongLine } from '../../puzzle/wrong-lines.ts';
import { readGrid } from '../input/grid-file.ts';
import { readEntries } from '../input/read-puzzles.ts';
import { type InputOptions, inputFormat } from '../options/option-values.ts';
import { onOneLine } from '../output/escape-control-characters.ts';
import { print, printJson, printProblems } from '../output/print.ts';
import { askTask } from '../run/ask-task.ts';
import { EXIT, raiseExit } from '../run/exit-codes.ts';

interface CheckCommand extends InputOptions {
  readonly json?: true;
}

/** If no grid file is named, the goal of the puzzle is checked. */
export async function checkCommand(
  puzzleFile: string,
  gridFile: string | undefined,
  options: CheckCommand,
): Promise<void> {
  if (puzzleFile === '-' && gridFile === '-') {
    printProblems('-', [
      { code: 'bad-input', message: 'puzzle and grid cannot both be standard input' },
    ]);
    raiseExit(EXIT.badInput);
    return;
  }
  for await (const { file, id, outcome } of readEntries([puzzleFile], inputFormat(options))) {
    const grid = outcome.ok ? await gridFor(outcome.value, gridFile) : outcome;
    if (!outcome.ok || !grid.ok) {
      const problems = !outcome.ok ? outcome.problems : grid.ok ? [] : grid.problems;
      if (options.json) await printJson({ file, id, errors: problems.map(problemJson) });
      else printProblems(outcome.ok ? (gridFile ?? file) : file, problems);
      raiseExit(EXIT.badInput);
      continue;
    }
    const { value } = await askTask('check', { puzzle: outcome.value, grid: grid.value });
    raiseExit(value.correct ? EXIT.unique : EXIT.multiple);
    if (options.json) await printJson({ file, id, ...value });
    else await print(sentences(file, gridFile === undefined ? 'goal' : 'grid', value.wrong));
  }
}

function sentences(file: string, checked: 'goal' | 'grid', wrong: readonly WrongLine[]): string {
  if (wrong.length === 0) return `${onOneLine(file)}: the ${checked} fits every clue`;
  const lines = wrong.map((each) => `  ${sentence(checked, each)}`);
  const isOfCells = wrong.every(isGivenCell);
  const broken = isOfCells
    ? 'given cells'
    : wrong.some(isGivenCell)
      ? 'clues and given cells'
      : 'clues';
  const breaks = wrong.length === 1 && !isOfCells ? 'one clue' : `${wrong.length} of the ${broken}`;
  return [`${onOneLine(file)}: the ${checked} breaks ${breaks}`, ...lines].join('\n');
}

function sentence(checked: 'goal' | 'grid', wrong: WrongLine): string {
  const { row, column, expected, found } = wrong;
  if (isGivenCell(wrong)) {
    return `row ${row}, column ${column}: the given cell is ${expected}, the ${checked} has ${found}`;
  }
  const name = row === undefined ? `column ${column}` : `row ${row}`;
  return `${name}: the clue is ${expected}, the ${checked} has ${found}`;
}

function isGivenCell({ row, column }: WrongLine): boolean {
  return row !== undefined && column !== undefined;
}

async function gridFor(puzzle: Puzzle, gridFile: string | undefined): Promise<Outcome<Grid>> {
  if (gridFile !== undefined) return readGrid(puzzle, gridFile);
  if (puzzle.goal !== undefined) return { ok: true, value: puzzle.goal };
  const message = 'the puzzle has no goal picture: name a file with the grid to check';
  return failure({ code: 'no-picture', message });
}
