// What leaves on standard output and standard error.

import { Ansis } from 'ansis';
import { describeWhere, type Problem } from '../puzzle/problem.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { EXIT, raiseExit } from './exit.ts';
import type { Entry } from './input.ts';
import { describeSystemError } from './system-error.ts';

/** Colours on a terminal, none elsewhere; `FORCE_COLOR` asks for them anyway, `NO_COLOR` never has them. */
export const ansis = new Ansis(wantsColour() ? undefined : 0);

function wantsColour(): boolean {
  const { NO_COLOR, FORCE_COLOR } = process.env;
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false;
  return FORCE_COLOR === undefined ? process.stdout.isTTY : FORCE_COLOR !== '0';
}

/** Waits while the reader is slower than we are, so that memory stays bounded. */
export async function print(text: string): Promise<void> {
  if (process.stdout.write(`${text}\n`)) return;
  await new Promise((resolve) => process.stdout.once('drain', resolve));
}

/** A reader that has seen enough (`| head`) ends the program quietly; a full disk does so with a word. */
export function endOnClosedOutput(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    console.error(`cannot write: ${describeSystemError(error)}`);
    process.exit(EXIT.badInput);
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

/** The call itself is wrong, in what it wants of a command or of a file: nothing is solved, nothing is written. */
export function refuseCall(what: string, problems: readonly Problem[]): void {
  printProblems(what, problems);
  raiseExit(EXIT.badInput);
}

/** The JSON of a puzzle that could not be read. */
export function problemsJson(entry: Entry): string {
  const errors = entry.outcome.ok ? [] : entry.outcome.problems;
  return JSON.stringify({ file: entry.file, id: entry.id, errors });
}

/** "Heron, 28x34, by Crosshatch" */
export function headingOf(file: string, puzzle: Puzzle): string {
  const { title, id, author } = puzzle.meta;
  const parts = [title ?? id ?? file, `${puzzle.width}x${puzzle.height}`];
  if (author !== undefined) parts.push(`by ${author}`);
  return parts.join(', ');
}
