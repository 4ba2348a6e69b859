// The commands that work with other solvers: they write a puzzle as a model, and read the answer.

import { type Command, InvalidArgumentError, Option } from 'commander';
import { CNF_ENCODINGS, MODEL_FORMATS, type ModelFormat } from '../../models/index.ts';
import { align } from '../output/align.ts';
import { WRITABLE_IDS } from './option-values.ts';
import { fromOption } from './shared-options.ts';

const MODEL_IDS = MODEL_FORMATS.map(({ id }) => id);

const EXPORT_HELP = `
Models, and their forms with the default first:
${align(MODEL_FORMATS.map(({ id, forms, title }) => [`  ${id}`, forms.join(', '), title]))}

Solvers of clauses that read integer programs, as glpsol --minisat does, need the form article, in which every
variable is 0 or 1. In tight the cells may be fractions, though no solution has any.`;

const IMPORT_HELP = `
Exit codes: 0 a grid that fits every clue; 2 the solver found that there is none; 3 it found nothing; 4 bad input.`;

export function addModelCommands(program: Command): void {
  program
    .command('export')
    .description('write a puzzle as the model of another solver')
    .usage('--to <model> [options] <file>')
    .argument('<file>', 'file with one puzzle, or -')
    .addOption(fromOption())
    .addOption(
      new Option('--to <model>', 'model to write')
        .choices(MODEL_IDS)
        .argParser(modelFormat)
        .makeOptionMandatory(),
    )
    .addOption(new Option('--form <form>', 'form of the model: see below'))
    .addOption(
      new Option('--output <file>', 'write to this file; ampl writes three, .mod, .dat and .run'),
    )
    .addHelpText('after', EXPORT_HELP)
    .action(async (file, options) =>
      (await import('../commands/export.ts')).exportCommand(file, options),
    );
  program
    .command('import-model')
    .description('read the answer of a SAT solver to an exported formula')
    .argument('<puzzle>', 'file with one puzzle, or -')
    .argument('<model>', 'what the solver printed, or -')
    .addOption(fromOption())
    .addOption(
      new Option('--form <form>', 'refuse a model that is too long for this form').choices(
        CNF_ENCODINGS,
      ),
    )
    .addOption(new Option('--json', 'print a JSON object'))
    .addHelpText('after', IMPORT_HELP)
    .action(async (puzzle, model, options) =>
      (await import('../commands/import-model.ts')).importModelCommand(puzzle, model, options),
    );
}

function modelFormat(id: string): ModelFormat {
  const format = MODEL_FORMATS.find((each) => each.id === id);
  if (format !== undefined) return format;
  if (WRITABLE_IDS.includes(id))
    throw new InvalidArgumentError(`It is a format of puzzles: convert --to ${id} writes it.`);
  throw new InvalidArgumentError(`Allowed choices are ${MODEL_IDS.join(', ')}.`);
}
