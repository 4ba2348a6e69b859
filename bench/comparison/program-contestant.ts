// Somebody else's solver as a contestant: a command that gets the puzzle as a file and prints what
// it finds. Its answer is believed only as far as the clues confirm it.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatById } from '../../src/formats/index.ts';
import { isSolution } from '../../src/puzzle/check-grid.ts';
import { defined } from '../../src/puzzle/defined.ts';
import { parseRows } from '../../src/puzzle/grid-text.ts';
import type { Outcome } from '../../src/puzzle/problem.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import type { BenchPuzzle } from '../engine/bench-set.ts';
import { type Answer, type Contestant, noSolution } from './contestant.ts';
import { findGrids } from './read-answer.ts';
import { type CommandEnd, runCommand } from './run-command.ts';
import type { SolverAdapter } from './solver-adapters.ts';

/** Seconds that a program may take besides its limit, because it has to start first. */
const START = 0.5;
/** The least CPU seconds that systems tell of a program: less counts as much as that. */
const TICK = 0.01;

export function programContestant(
  adapter: SolverAdapter,
  note: (text: string) => void,
): Contestant {
  const folder = mkdtempSync(join(tmpdir(), 'comparison-'));
  const close = (): void => {
    process.off('exit', close);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', close);
  const solve = async ({ puzzle }: BenchPuzzle, seconds: number): Promise<Answer> => {
    if (!canPrint(adapter, puzzle)) return noSolution('no-colour');
    const text = textOf(puzzle, adapter);
    if (!text.ok) return noSolution(text.problems[0].code);
    const file = join(folder, `puzzle.${formatById(adapter.format)?.extensions[0]}`);
    writeFileSync(file, text.value);
    const end = await runCommand(adapter.command, file, seconds + START);
    const answer = judge(end, puzzle, adapter);
    if (!answer.isSettled && end.errors !== '') note(`${adapter.name}: ${end.errors.trim()}`);
    return answer;
  };
  return { name: adapter.name, solve, close };
}

/** Only in black and white are usual characters known. */
function canPrint({ characters = ['background', 'ink'] }: SolverAdapter, puzzle: Puzzle): boolean {
  return puzzle.palette.length <= characters.length;
}

/** Writes the puzzle without its goal, which would be the answer. */
function textOf(puzzle: Puzzle, { format }: SolverAdapter): Outcome<string> {
  const { goal: _, otherGoals: __, saved: ___, meta: ____, ...rest } = puzzle;
  const written = formatById(format)?.write?.({ ...rest, meta: {} });
  if (written === undefined) throw new Error(`the format ${format} cannot be written`);
  return written;
}

function judge(end: CommandEnd, puzzle: Puzzle, { characters }: SolverAdapter): Answer {
  const { width, height, palette } = puzzle;
  const symbols = palette.map(({ symbol }) => symbol);
  const isRight = (rows: readonly string[]): boolean => {
    const grid = parseRows(rows, palette);
    return grid.ok && isSolution(puzzle, grid.value);
  };
  const form = { width, height, symbols, isRight, ...defined({ characters }) };
  const { right: solutions, wrong } = findGrids(end.output, form);
  const isSettled = wrong === 0 && end.endedFor === undefined && solutions.length > 0;
  const outcome = isSettled ? 'solved' : whyUnsolved(end, wrong);
  const seconds = Math.max(end.seconds, TICK);
  return { outcome, isSettled, isFinal: false, seconds, solutions, complete: false };
}

function whyUnsolved({ endedFor, exitCode }: CommandEnd, wrong: number): string {
  if (wrong > 0) return 'WRONG';
  if (endedFor !== undefined) return endedFor;
  return exitCode === 0 ? 'no answer understood' : `crashed, exit code ${exitCode}`;
}
