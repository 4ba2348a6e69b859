// Output to standard output and standard error. Text from input is made harmless here. Only the
// progress bar and commander write by themselves.

import { inspect } from 'node:util';
import { elementAt } from '../../puzzle/element-at.ts';
import { describeWhere, type Problem, problemJson } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { PuzzleEntry } from '../input/file-entries.ts';
import { EXIT, raiseExit } from '../run/exit-codes.ts';
import { describeSystemError } from '../run/system-error.ts';
import { harmless, harmlessJson, onOneLine } from './escape-control-characters.ts';
import { unsealed } from './paint.ts';

/** Prints text for people. */
export async function print(text: string): Promise<void> {
  await write(`${unsealed(text)}\n`);
}

/** Prints a value as a line of JSON, for programs. */
export async function printJson(value: unknown): Promise<void> {
  await write(`${harmlessJson(JSON.stringify(value))}\n`);
}

/** Prints lines of JSON that end with line feeds. */
export async function printJsonLines(lines: string): Promise<void> {
  await write(harmlessJson(lines));
}

/** Prints the text of a file exactly, except on a terminal, where it is made harmless first. */
export async function printData(text: string): Promise<void> {
  await write(process.stdout.isTTY ? harmless(text) : text);
}

/**
 * Writes a text, and waits while the reader is slower than this program, so that memory stays
 * bounded.
 */
async function write(text: string): Promise<void> {
  if (process.stdout.write(text)) return;
  await new Promise((resolve) => process.stdout.once('drain', resolve));
}

export function printError(text: string): void {
  console.error(harmless(text));
}

/** Prints a fault of the program, with its stack trace. */
export function printFault(error: unknown): void {
  printError(inspect(error));
}

/**
 * Ends the program quietly when the reader of its output goes away (`| head`), and with a message
 * at any other error, like a full disk.
 */
export function endOnClosedOutput(): void {
  // An error of standard error is ignored, because there is nowhere left to print it.
  process.stderr.on('error', () => {});
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    printError(`cannot write: ${describeSystemError(error)}`);
    process.exit(EXIT.badInput);
  });
}

/** Prints `puzzle.non:7:3: row 2 needs 6 cells ...`, one line a problem. */
export function printProblems(file: string, problems: readonly Problem[]): void {
  for (const line of problemLines(file, problems)) printError(line);
}

/** Prints what a text says beside its puzzle, one line a remark. */
export function printRemarks({ file, outcome }: PuzzleEntry): void {
  const remarks = outcome.ok ? (outcome.remarks ?? []) : [];
  for (const line of problemLines(file, remarks)) printError(`note: ${line}`);
}

function problemLines(file: string, problems: readonly Problem[]): readonly string[] {
  return problems.map(({ line, column, message, where }) => {
    const place = [onOneLine(file), line, column].filter((part) => part !== undefined).join(':');
    const named =
      where === undefined || message.startsWith(elementAt(describeWhere(where).split(','), 0));
    return `${place}: ${named ? '' : `${describeWhere(where)}: `}${message}`;
  });
}

/** Reports that the options or the files of a command are wrong, and raises the exit code. */
export function refuseCall(what: string, problems: readonly Problem[]): void {
  printProblems(what, problems);
  raiseExit(EXIT.badInput);
}

/** Returns the JSON of an entry that has problems instead of an answer. */
export function problemsJson({ file, id, outcome }: PuzzleEntry) {
  return { file, id, errors: outcome.ok ? [] : outcome.problems.map(problemJson) };
}

/** Returns a heading like "Heron, 28x34, by Crosshatch". */
export function headingOf(file: string, puzzle: Puzzle): string {
  const { title, id, author } = puzzle.meta;
  const parts = [title ?? id ?? file, `${puzzle.width}x${puzzle.height}`];
  if (author !== undefined) parts.push(`by ${author}`);
  return onOneLine(parts.join(', '));
}
