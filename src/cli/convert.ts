// crosshatch convert: puzzles from one format to another.

import { writeFile } from 'node:fs/promises';
import { solve } from '../engine/index.ts';
import { type Format, formatByExtension, formatById } from '../formats/index.ts';
import { failure, type Outcome } from '../puzzle/problem.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { verdictOf } from '../puzzle/result.ts';
import { EXIT, raiseExit } from './exit.ts';
import { readEntries } from './input.ts';
import { type InputOptions, inputFormat } from './options.ts';
import { printProblems } from './output.ts';

export interface ConvertCommand extends InputOptions {
  readonly to?: string;
  readonly output?: string;
  readonly solve?: true;
}

/** Formats in which several puzzles can follow each other, and what stands between two. */
const BETWEEN: Readonly<Record<string, string>> = { json: '', non: '====\n' };

export async function convertCommand(
  paths: readonly string[],
  options: ConvertCommand,
): Promise<void> {
  const format =
    options.to === undefined ? formatByExtension(options.output ?? '') : formatById(options.to);
  if (format === undefined) {
    console.error('convert needs a format: --to FORMAT, or --output with a known extension');
    raiseExit(EXIT.badInput);
    return;
  }
  const texts: string[] = [];
  for await (const { file, outcome } of readEntries(paths, inputFormat(options))) {
    const written = outcome.ok
      ? await write(outcome.value, format, options, texts.length)
      : outcome;
    if (written.ok) {
      texts.push(written.value);
    } else {
      printProblems(file, written.problems);
      raiseExit(EXIT.badInput);
    }
  }
  const text = texts.join(BETWEEN[format.id] ?? '');
  if (texts.length === 0) return;
  if (options.output === undefined) process.stdout.write(text);
  else await writeFile(options.output, text);
}

async function write(
  puzzle: Puzzle,
  format: Format,
  options: ConvertCommand,
  before: number,
): Promise<Outcome<string>> {
  if (format.write === undefined) {
    return failure({ code: 'read-only', message: `${format.title} is only read, not written` });
  }
  if (before > 0 && BETWEEN[format.id] === undefined) {
    const message = `a ${format.id} file holds one puzzle: convert the others by themselves, or to json or non`;
    return failure({ code: 'one-puzzle', message });
  }
  const solved = options.solve ? await withSolution(puzzle) : undefined;
  if (solved !== undefined && !solved.ok) return solved;
  return format.write(solved?.value ?? puzzle);
}

/** The puzzle with its only solution as the goal. */
async function withSolution(puzzle: Puzzle): Promise<Outcome<Puzzle>> {
  const result = await solve(puzzle);
  const verdict = verdictOf(result);
  if (verdict === 'unique') return { ok: true, value: { ...puzzle, goal: result.solutions[0] } };
  return failure({
    code: 'not-unique',
    message: `the verdict is ${verdict}: there is no one picture to write`,
  });
}
