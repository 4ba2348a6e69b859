// What leaves on standard output and standard error.

import { Ansis } from 'ansis';
import { describeWhere, type Problem } from '../puzzle/problem.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Entry } from './input.ts';

/** Colours on a terminal, none elsewhere; `NO_COLOR` and `FORCE_COLOR` are honoured. */
export const ansis = new Ansis();

/** Waits while the reader is slower than we are, so that memory stays bounded. */
export async function print(text: string): Promise<void> {
  if (process.stdout.write(`${text}\n`)) return;
  await new Promise((resolve) => process.stdout.once('drain', resolve));
}

/** A reader that has seen enough (`| head`) ends the program quietly. */
export function endQuietlyOnClosedPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    throw error;
  });
}

/** `puzzle.non:7:3: row 2 needs 6 cells ...`, a line a problem. */
export function printProblems(file: string, problems: readonly Problem[]): void {
  for (const { line, column, message, where } of problems) {
    const place = [file, line, column].filter((part) => part !== undefined).join(':');
    const named = where === undefined || message.startsWith(describeWhere(where).split(',')[0]);
    console.error(`${place}: ${named ? '' : `${describeWhere(where)}: `}${message}`);
  }
}

/** The JSON of a puzzle that could not be read. */
export function problemsJson(entry: Entry): string {
  const errors = entry.outcome.ok ? [] : entry.outcome.problems;
  return JSON.stringify({ file: entry.file, id: entry.id, errors });
}

/** "Heron, 28x34, by Crosshatch (puzzles/heron.non)" */
export function headingOf(file: string, puzzle: Puzzle): string {
  const { title, id, author } = puzzle.meta;
  const parts = [title ?? id ?? file, `${puzzle.width}x${puzzle.height}`];
  if (author !== undefined) parts.push(`by ${author}`);
  return parts.join(', ');
}
