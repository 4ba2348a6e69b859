// crosshatch export: writes a puzzle as the model of another solver.

import { basename } from 'node:path';
import { type ModelFile, type ModelFormat, RUN } from '../../models/index.ts';
import { yieldToHost } from '../../pacing/yield-to-host.ts';
import { failure, type Outcome, success } from '../../puzzle/problem.ts';
import { openOutput } from '../files/output-file.ts';
import { isSameFile, writesOver } from '../files/same-file.ts';
import { readOnly } from '../input/read-puzzles.ts';
import { type InputOptions, inputFormat } from '../options/option-values.ts';
import { onOneLine } from '../output/escape-control-characters.ts';
import { printData, printError, printProblems, refuseCall } from '../output/print.ts';
import { EXIT, raiseExit } from '../run/exit-codes.ts';

interface ExportCommand extends InputOptions {
  readonly to: ModelFormat;
  readonly form?: string;
  readonly output?: string;
}

export async function exportCommand(file: string, options: ExportCommand): Promise<void> {
  const form = chosenForm(options);
  if (!form.ok) return refuseCall('export', form.problems);
  const puzzle = await readOnly(file, inputFormat(options));
  const name = options.output && basename(withoutEnding(options.output));
  const files = puzzle.ok ? options.to.write(puzzle.value, form.value, name) : puzzle;
  if (!files.ok) {
    printProblems(file, files.problems);
    raiseExit(EXIT.badInput);
  } else if (options.output === undefined) await printAll(files.value);
  else await writeAll(files.value, file, options.output);
}

function chosenForm({ to: { id, forms }, form = forms[0] }: ExportCommand): Outcome<string> {
  if (forms.includes(form)) return success(form);
  const message = `${id} has no form ${JSON.stringify(form)}: expected ${forms.join(', ')}`;
  return failure({ code: 'unknown-form', message });
}

/** Returns a name to which the endings of several files can be added. */
function withoutEnding(output: string): string {
  return output.replace(/\.(mod|dat|run)$/, '');
}

/**
 * Prints the files in one stream. A model and its data are joined in the form that AMPL and GLPK
 * read; a script that runs both files means nothing there.
 */
async function printAll(written: readonly ModelFile[]): Promise<void> {
  const files = written.filter(({ extension }) => extension !== RUN);
  for (const [i, { chunks }] of files.entries()) {
    if (i > 0) await printData('data;\n');
    for (const chunk of chunks) await printData(chunk.replace(/\n?$/, '\n'));
  }
  if (files.length > 1) await printData('end;\n');
}

/**
 * Writes the files, unless one of them would overwrite the input. Several files share the name in
 * `output` and differ in the extension.
 */
async function writeAll(files: readonly ModelFile[], input: string, output: string): Promise<void> {
  const pathOf = ({ extension }: ModelFile): string =>
    files.length === 1 ? output : `${withoutEnding(output)}.${extension}`;
  if (files.some((each) => isSameFile(input, pathOf(each)))) {
    return refuseCall(input, [writesOver('--output')]);
  }
  for (const each of files) {
    await writeChunks(each.chunks, pathOf(each));
    printError(`written: ${onOneLine(pathOf(each))}`);
  }
}

async function writeChunks(chunks: Iterable<string>, path: string): Promise<void> {
  const file = openOutput(path);
  for (const chunk of chunks) {
    file.write(chunk);
    // A signal is handled only when the event loop gets a turn.
    await yieldToHost();
  }
  file.finish();
}
