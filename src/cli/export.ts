// crosshatch export: a puzzle as the model of another solver.

import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MODEL_FORMATS, type ModelFile, type ModelFormat } from '../models/index.ts';
import { failure, type Outcome, type Problem, success } from '../puzzle/problem.ts';
import { EXIT, raiseExit } from './exit.ts';
import { readOnly } from './input.ts';
import { type InputOptions, inputFormat } from './options.ts';
import { print, printProblems, refuseCall } from './output.ts';

export interface ExportCommand extends InputOptions {
  readonly to: string;
  readonly form?: string;
  readonly output?: string;
}

export async function exportCommand(file: string, options: ExportCommand): Promise<void> {
  const format = MODEL_FORMATS.find(({ id }) => id === options.to);
  if (format === undefined) return refuseCall('export', [unknownModel(options.to)]);
  const form = chosenForm(format, options);
  if (!form.ok) return refuseCall('export', form.problems);
  const puzzle = await readOnly(file, inputFormat(options));
  const files = puzzle.ok ? format.write(puzzle.value, form.value) : puzzle;
  if (!files.ok) {
    printProblems(file, files.problems);
    raiseExit(EXIT.badInput);
  } else if (options.output === undefined) await printAll(files.value);
  else for (const each of files.value) await writeFile(each, options.output, files.value.length);
}

function unknownModel(id: string): Problem {
  const known = MODEL_FORMATS.map((format) => `${format.id} (${format.title})`).join(', ');
  return {
    code: 'unknown-model',
    message: `there is no model ${JSON.stringify(id)}: expected ${known}`,
  };
}

function chosenForm(
  { id, forms }: ModelFormat,
  { form = forms[0] }: ExportCommand,
): Outcome<string> {
  if (forms.includes(form)) return success(form);
  const message = `${id} has no form ${JSON.stringify(form)}: expected ${forms.join(', ')}`;
  return failure({ code: 'unknown-form', message });
}

/** Model and data in one stream, as AMPL and GLPK read them. */
async function printAll(files: readonly ModelFile[]): Promise<void> {
  for (const [i, { chunks }] of files.entries()) {
    if (i > 0) await print('data;');
    for (const chunk of chunks) await print(chunk.replace(/\n$/, ''));
  }
  if (files.length > 1) await print('end;');
}

/** Two files share the name that was asked for, each with its own extension. */
async function writeFile(
  { extension, chunks }: ModelFile,
  output: string,
  files: number,
): Promise<void> {
  const path = files === 1 ? output : `${output.replace(/\.(mod|dat)$/, '')}.${extension}`;
  await pipeline(Readable.from(chunks), createWriteStream(path));
  console.error(`written: ${path}`);
}
