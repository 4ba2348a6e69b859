// crosshatch convert: writes puzzles in another format.

import {
  type Format,
  formatByExtension,
  formatById,
  type Parsed,
  type WrittenText,
} from '../../formats/index.ts';
import { defined } from '../../puzzle/defined.ts';
import { elementAt } from '../../puzzle/element-at.ts';
import { failure, type Outcome, success } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { writeOutput } from '../files/output-file.ts';
import { isSameFile, writesOver } from '../files/same-file.ts';
import type { PuzzleEntry } from '../input/file-entries.ts';
import { readEntries } from '../input/read-puzzles.ts';
import {
  type InputOptions,
  inputFormat,
  type LimitOptions,
  limitsOf,
} from '../options/option-values.ts';
import { leftOutNote } from '../output/left-out-note.ts';
import { printData, printError, printProblems, printRemarks, refuseCall } from '../output/print.ts';
import { skippedNotes } from '../output/skipped-notes.ts';
import { askTask } from '../run/ask-task.ts';
import { type Done, type PuzzleTask, runBatch } from '../run/batch.ts';
import { EXIT, raiseExit } from '../run/exit-codes.ts';

interface ConvertCommand extends InputOptions, LimitOptions {
  readonly to?: string;
  readonly output?: string;
  readonly solve?: true;
  readonly strict?: true;
  readonly jobs?: number;
}

/**
 * A puzzle that cannot be read or written is reported and left out. If several puzzles remain but a
 * file of the format holds only one, nothing is written. A note tells what the format leaves out of
 * the puzzles that are written, and others what was not read of their texts; with `--strict`, such
 * puzzles are not written.
 */
export async function convertCommand(
  paths: readonly string[],
  options: ConvertCommand,
): Promise<void> {
  const format =
    options.to === undefined ? formatByExtension(options.output ?? '') : formatById(options.to);
  if (format?.write === undefined) {
    printError(
      'convert needs a format: --to FORMAT, or --output with the extension of one that can be written',
    );
    raiseExit(EXIT.badInput);
    return;
  }
  const written: WrittenText[] = [];
  const skipped: string[] = [];
  const entries = readEntries(paths, inputFormat(options), (path) => skipped.push(path));
  for await (const entry of puzzlesOf(entries, options)) {
    const { file, outcome } = entry;
    if (options.output !== undefined && isSameFile(file, options.output)) {
      return refuseCall(file, [writesOver('--output')]);
    }
    const text = outcome.ok ? await writeOne(outcome, format, options) : outcome;
    if (text.ok) {
      written.push(text.value);
      printRemarks(entry);
    } else {
      printProblems(file, text.problems);
      raiseExit(EXIT.badInput);
    }
  }
  await writeAll(written, format, options.output);
  for (const note of skippedNotes(skipped)) printError(note);
}

async function writeOne(
  { value: puzzle, remarks = [] }: Parsed & { readonly ok: true },
  { id }: Format,
  { strict }: ConvertCommand,
): Promise<Outcome<WrittenText>> {
  const [unread, ...others] = remarks.filter(({ code }) => code === 'not-read');
  if (strict && unread !== undefined) return failure(unread, ...others);
  const written = await askTask('write', { puzzle, format: id });
  const note = written.ok && strict ? leftOutNote(id, [written.value.leftOut]) : undefined;
  if (note === undefined) return written;
  const message = `${note}: write a format that keeps everything, like json, or convert without --strict`;
  return failure({ code: 'left-out', message });
}

async function writeAll(
  written: readonly WrittenText[],
  format: Format,
  output?: string,
): Promise<void> {
  if (written.length === 0) return;
  if (written.length > 1 && format.separator === undefined) {
    const message = `a file in the format ${format.id} holds one puzzle, but there are ${written.length}: convert each by itself, or to json or non`;
    printError(message);
    raiseExit(EXIT.badInput);
    return;
  }
  const text = written.map((each) => each.text).join(format.separator ?? '');
  if (output === undefined) await printData(text);
  else writeOutput(output, text);
  const note = leftOutNote(
    format.id,
    written.map((each) => each.leftOut),
  );
  if (note !== undefined) printError(`note: ${note}`);
}

async function* puzzlesOf(
  entries: AsyncGenerator<PuzzleEntry>,
  options: ConvertCommand,
): AsyncGenerator<PuzzleEntry> {
  if (!options.solve) {
    yield* entries;
    return;
  }
  const limits = limitsOf(options);
  const taskOf = (puzzle: Puzzle): PuzzleTask<'solve'> => ({
    kind: 'solve',
    args: { puzzle, maxSolutions: 2, limits, seed: 0 },
  });
  for await (const done of runBatch(entries, taskOf, options.jobs)) {
    const { remarks } = done.entry.outcome;
    yield { ...done.entry, outcome: { ...withSolution(done), ...defined({ remarks }) } };
  }
}

/**
 * Returns the puzzle with its only solution as the goal. Returns a failure if the entry has
 * problems or the verdict is not unique.
 */
function withSolution({ entry, answer }: Done<PuzzleTask<'solve'>>): Outcome<Puzzle> {
  if (!entry.outcome.ok || answer === undefined) return entry.outcome;
  const puzzle = entry.outcome.value;
  if (answer.verdict !== 'unique') {
    const message = `the verdict is ${answer.verdict}: there is no single picture to write`;
    return failure({ code: 'not-unique', message });
  }
  return success({ ...puzzle, goal: elementAt(answer.solutions, 0) });
}
