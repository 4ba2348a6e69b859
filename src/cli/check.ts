// crosshatch check: a full grid against the clues of a puzzle.

import { check, type Mismatch } from '../puzzle/check.ts';
import type { Clue } from '../puzzle/clue.ts';
import type { Grid } from '../puzzle/grid.ts';
import { parseRows } from '../puzzle/grid-text.ts';
import { isMonochrome, type Palette } from '../puzzle/palette.ts';
import { failure, type Outcome } from '../puzzle/problem.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { EXIT, raiseExit } from './exit.ts';
import { readEntries, readText } from './input.ts';
import { type InputOptions, inputFormat } from './options.ts';
import { print, printProblems } from './output.ts';

export interface CheckCommand extends InputOptions {
  readonly json?: true;
}

/** Without a grid file, the puzzle's own goal is checked. */
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
      if (options.json) await print(JSON.stringify({ file, id, errors: problems }));
      else printProblems(outcome.ok ? (gridFile ?? file) : file, problems);
      raiseExit(EXIT.badInput);
      continue;
    }
    const wrong = check(outcome.value, grid.value).map((each) => describe(each, outcome.value));
    raiseExit(wrong.length === 0 ? EXIT.unique : EXIT.multiple);
    if (options.json) await print(JSON.stringify({ file, id, correct: wrong.length === 0, wrong }));
    else
      await print(
        wrong.length === 0 ? `${file}: the grid fits every clue` : sentences(file, wrong),
      );
  }
}

interface WrongLine {
  readonly row?: number;
  readonly column?: number;
  readonly expected: string;
  readonly found: string;
}

function describe({ line, expected, found }: Mismatch, { height, palette }: Puzzle): WrongLine {
  const where = line < height ? { row: line + 1 } : { column: line - height + 1 };
  const text = 'unknown' in found ? `${found.unknown} unknown cells` : clueText(found, palette);
  return { ...where, expected: clueText(expected, palette), found: text };
}

function clueText(clue: Clue, palette: Palette): string {
  const symbol = (colour: number): string => (isMonochrome(palette) ? '' : palette[colour].symbol);
  return clue.map((block) => `${block.length}${symbol(block.colour)}`).join(' ') || '0';
}

function sentences(file: string, wrong: readonly WrongLine[]): string {
  const lines = wrong.map(({ row, column, expected, found }) => {
    const name = row === undefined ? `column ${column}` : `row ${row}`;
    return `  ${name}: the clue is ${expected}, the grid has ${found}`;
  });
  return [`${file}: the grid breaks ${wrong.length} of the clues`, ...lines].join('\n');
}

/** Rows of symbols, or one row after the other as 0 and 1 (1 is the first colour). */
async function gridFor(puzzle: Puzzle, gridFile: string | undefined): Promise<Outcome<Grid>> {
  if (gridFile === undefined) {
    if (puzzle.goal !== undefined) return { ok: true, value: puzzle.goal };
    const message = 'the puzzle has no goal picture: name a file with the grid to check';
    return failure({ code: 'no-picture', message });
  }
  const text = await readText(gridFile);
  if (!text.ok) return text;
  const rows = rowsOf(text.value)?.map((row) => standardRow(row, puzzle));
  if (rows === undefined) {
    const message = 'expected the grid as rows of symbols, one a line, or as a JSON list of rows';
    return failure({ code: 'bad-shape', message });
  }
  if (rows.length !== puzzle.height || rows[0].length !== puzzle.width) {
    const message = `the grid is ${rows[0]?.length ?? 0}x${rows.length}, the puzzle ${puzzle.width}x${puzzle.height}`;
    return failure({ code: 'wrong-size', message });
  }
  return parseRows(rows, puzzle.palette);
}

/** 0 and 1, and squares, are background and the first colour. */
function standardRow(row: string, { palette }: Puzzle): string {
  return row.replace(/[0◻□]/g, '.').replace(/[1◼■█]/g, palette[1].symbol);
}

/** A row a line, a JSON list of rows, or what `solve --json` prints; undefined for other JSON. */
function rowsOf(text: string): readonly string[] | undefined {
  if (/^\s*[[{]/.test(text)) {
    const rows = rowsOfJson(text);
    if (rows !== undefined) return rows;
  }
  return text
    .split(/\r\n|\n|\r/)
    .map((row) => row.trim())
    .filter((row) => row !== '');
}

function rowsOfJson(text: string): readonly string[] | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
  const { solutions = [value] } = value as { readonly solutions?: readonly unknown[] };
  const [rows] = solutions;
  return Array.isArray(rows) && rows.every((row) => typeof row === 'string') ? rows : undefined;
}
