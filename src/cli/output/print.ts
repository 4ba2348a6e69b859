// All that goes to standard output and standard error. Nothing else in this folder writes to
// either, because text from input is made harmless here.

import { inspect } from 'node:util';
import { elementAt } from '../../puzzle/element-at.ts';
import { describeWhere, type Problem } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Entry } from '../input/read-puzzles.ts';
import { EXIT, raiseExit } from '../run/exit-codes.ts';
import { describeSystemError } from '../run/system-error.ts';
import { harmless, harmlessJson, onOneLine } from './harmless.ts';
import { unsealed } from './paint.ts';

/** Prints text for people. */
export async function print(text: string): Promise<void> {
  await write(`${unsealed(text)}\n`);
}

/** Prints a line for programs. */
export async function printJson(value: unknown): Promise<void> {
  await write(`${harmlessJson(JSON.stringify(value))}\n`);
}

/** The text of a file, to the character, unless a terminal would act on it. */
export async function printData(text: string): Promise<void> {
  await write(process.stdout.isTTY ? harmless(text) : text);
}

/** Waits while the reader is slower than we are, so that memory stays bounded. */
async function write(text: string): Promise<void> {
  if (process.stdout.write(text)) return;
  await new Promise((resolve) => process.stdout.once('drain', resolve));
}

export function printError(text: string): void {
  console.error(harmless(text));
}

/** A fault of the program, with its trace. */
export function printFault(error: unknown): void {
  printError(inspect(error));
}

/**
 * A reader that closes its end (`| head`) ends the program quietly; a full disk ends it with an
 * error.
 */
export function endOnClosedOutput(): void {
  // An error of standard error is dropped: there is no place left to print it.
  process.stderr.on('error', () => {});
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    printError(`cannot write: ${describeSystemError(error)}`);
    process.exit(EXIT.badInput);
  });
}

/** `puzzle.non:7:3: row 2 needs 6 cells ...`, a line a problem. */
export function printProblems(file: string, problems: readonly Problem[]): void {
  for (const { line, column, message, where } of problems) {
    const place = [onOneLine(file), line, column].filter((part) => part !== undefined).join(':');
    const named =
      where === undefined || message.startsWith(elementAt(describeWhere(where).split(','), 0));
    printError(`${place}: ${named ? '' : `${describeWhere(where)}: `}${message}`);
  }
}

/**
 * The call itself is wrong, in what it wants of a command or of a file: nothing is solved, nothing
 * is written.
 */
export function refuseCall(what: string, problems: readonly Problem[]): void {
  printProblems(what, problems);
  raiseExit(EXIT.badInput);
}

/** For JSON: a puzzle that could not be read. */
export function problemsJson({ file, id, outcome }: Entry) {
  return { file, id, errors: outcome.ok ? [] : outcome.problems };
}

/** "Heron, 28x34, by Crosshatch" */
export function headingOf(file: string, puzzle: Puzzle): string {
  const { title, id, author } = puzzle.meta;
  const parts = [title ?? id ?? file, `${puzzle.width}x${puzzle.height}`];
  if (author !== undefined) parts.push(`by ${author}`);
  return onOneLine(parts.join(', '));
}
