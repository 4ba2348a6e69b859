// crosshatch convert: writes puzzles in another format.

import { type Format, formatByExtension, formatById } from '../../formats/index.ts';
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
import { printData, printError, printProblems, refuseCall } from '../output/print.ts';
import { askTask } from '../run/ask-task.ts';
import { type Done, type PuzzleTask, runBatch } from '../run/batch.ts';
import { EXIT, raiseExit } from '../run/exit-codes.ts';

interface ConvertCommand extends InputOptions, LimitOptions {
  readonly to?: string;
  readonly output?: string;
  readonly solve?: true;
  readonly jobs?: number;
}

/**
 * A puzzle that cannot be read or written is reported and left out. If several puzzles remain but a
 * file of the format holds only one, nothing is written.
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
  const texts: string[] = [];
  for await (const { file, outcome } of puzzlesOf(paths, options)) {
    if (options.output !== undefined && isSameFile(file, options.output)) {
      return refuseCall(file, [writesOver('--output')]);
    }
    const written = outcome.ok
      ? await askTask('write', { puzzle: outcome.value, format: format.id })
      : outcome;
    if (written.ok) {
      texts.push(written.value);
    } else {
      printProblems(file, written.problems);
      raiseExit(EXIT.badInput);
    }
  }
  await writeAll(texts, format, options.output);
}

async function writeAll(texts: readonly string[], format: Format, output?: string): Promise<void> {
  if (texts.length === 0) return;
  if (texts.length > 1 && format.separator === undefined) {
    const message = `a ${format.id} file holds one puzzle, but there are ${texts.length}: convert each by itself, or to json or non`;
    printError(message);
    raiseExit(EXIT.badInput);
    return;
  }
  const text = texts.join(format.separator ?? '');
  if (output === undefined) await printData(text);
  else writeOutput(output, text);
}

async function* puzzlesOf(
  paths: readonly string[],
  options: ConvertCommand,
): AsyncGenerator<PuzzleEntry> {
  const entries = readEntries(paths, inputFormat(options));
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
    yield { ...done.entry, outcome: withSolution(done) };
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
