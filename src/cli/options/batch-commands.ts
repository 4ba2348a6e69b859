// The commands of batches: `batch` submits them and tells of them, and `work` does them. An option
// of an operation stays a text here, because it is checked where the operation is.

import { availableParallelism } from 'node:os';
import { type Command, Option } from 'commander';
import { MOST_THREADS } from '../../batches/work/most-threads.ts';
import { OPERATIONS, OPTIONS_OF } from '../../tasks/operations/operation.ts';
import { OPTION_READERS, type OptionName } from '../../tasks/operations/option-readers.ts';
import { flagWithValue } from './operation-flags.ts';
import { parseWholeNumber } from './option-values.ts';
import { fromOption } from './shared-options.ts';

const NOTES = `
Batches are in one place: a folder of the user (--folder), a PostgreSQL database (--database, or DATABASE_URL, which keeps
a password out of lists of processes), or behind a server (--server, or CROSSHATCH_SERVER, with a key in CROSSHATCH_KEY).
A folder that "crosshatch work" has open is used through that process.
The beginning of an id is enough, four characters or more, if no other batch has it.
Exit codes: 0 done; 3 answers are missing yet; 4 bad input, or a batch that is not there or has ended; 130 ended by Ctrl-C.`;

const SUBMIT_NOTES = `
The id goes to standard output. Each item has a limit of time: 60 s, of create 30 and of generate 300, unless --time says otherwise.
Files may be compressed by gzip. For generate, a file has a JSON object with its options in each line, and without files
--count puzzles are made; for create, files are images or folders of them.
${OPERATIONS.map((operation) => `Options of ${operation}: ${OPTIONS_OF[operation].map(flagWithValue).join(' ')}`).join('\n')}`;

export function addBatchCommands(program: Command): void {
  const batch = program
    .command('batch')
    .description('many puzzles at once: on all cores, on many machines, over hours');
  addSubmit(batch);
  addStatus(batch);
  addResults(batch);
  addChanges(batch);
  for (const command of batch.commands) {
    addStoreOptions(command);
    command.exitOverride().showHelpAfterError('(--help explains)');
  }
  batch.addHelpText('after', NOTES);
  addWork(program);
}

function addStoreOptions(command: Command): Command {
  return command
    .option('--folder <path>', 'folder of the batches (default: one of the user)')
    .option('--database <url>', 'PostgreSQL database of the batches, like postgres://host/name')
    .option('--server <address>', 'server that has the batches, like http://127.0.0.1:4400')
    .option('--key <key>', 'key for that server');
}

function addSubmit(batch: Command): void {
  const command = batch
    .command('submit')
    .description('make a batch of files, and print its id')
    .argument('[files...]', 'puzzle files of any format, folders, or - for standard input')
    .addOption(
      new Option('--do <operation>', 'what is done with each item')
        .choices(OPERATIONS)
        .makeOptionMandatory(),
    )
    .option('--name <name>', 'name of the batch, for lists (default: that of its file)')
    .option('--fresh', 'work on all items, also those whose answers are known')
    .addOption(fromOption())
    .option('--json', 'print the batch as a JSON object');
  const names = Object.keys(OPTION_READERS) as OptionName[];
  for (const name of names)
    command.addOption(new Option(flagWithValue(name), OPTION_READERS[name].about));
  command.addHelpText('after', SUBMIT_NOTES);
  command.action(async (files, options) =>
    (await import('../commands/batch-submit.ts')).batchSubmitCommand(
      files,
      options,
      givenOptions(command, names),
    ),
  );
}

/** Returns what stands on the command line itself, without defaults. */
function givenOptions(
  command: Command,
  names: readonly OptionName[],
): Readonly<Record<string, unknown>> {
  const options = command.options.filter(
    (option) => command.getOptionValueSource(option.attributeName()) === 'cli',
  );
  const values = options.map((option) => [
    option.name().replace(/^no-/, ''),
    command.getOptionValue(option.attributeName()),
  ]);
  return Object.fromEntries(values.filter(([name]) => names.includes(name)));
}

function addStatus(batch: Command): void {
  batch
    .command('status')
    .argument('<id>')
    .description('how far a batch is, with the numbers of its answers by kind')
    .option('--follow', 'show a bar until the batch has ended')
    .option('--json', 'print a JSON object')
    .action(async (id, options) => (await commands()).batchStatusCommand(id, options));
  batch
    .command('list')
    .description('all batches, newest first')
    .option('--json', 'print a line of JSON for each batch')
    .action(async (options) => (await commands()).batchListCommand(options));
}

function addResults(batch: Command): void {
  batch
    .command('results')
    .argument('<id>')
    .description('the answers in the order of the items, as JSON lines with the number of the item')
    .addOption(
      new Option('--first <n>', 'the first item that is wanted')
        .argParser(parseWholeNumber(1))
        .default(1),
    )
    .addOption(
      new Option('--only <part>', 'print all answers, or those with problems alone')
        .choices(['all', 'problems'])
        .default('all'),
    )
    .addOption(
      new Option('--most <n>', 'end after this many answers').argParser(parseWholeNumber(1)),
    )
    .option('--follow', 'wait for answers that are not there yet')
    .option('--output <file>', 'write to this file instead of standard output')
    .action(async (id, options) =>
      (await import('../commands/batch-results.ts')).batchResultsCommand(id, options),
    );
}

const CHANGES = {
  pause: 'begin no more items of a batch; those that have begun are finished',
  resume: 'go on with a paused batch',
  cancel: 'end a batch for good; its answers stay',
  remove: 'delete a batch with its answers',
} as const;

function addChanges(batch: Command): void {
  for (const change of Object.keys(CHANGES) as (keyof typeof CHANGES)[]) {
    batch
      .command(change)
      .argument('<id>')
      .description(CHANGES[change])
      .option('--json', 'print the batch as a JSON object')
      .action(async (id, options) => (await commands()).batchChangeCommand(change, id, options));
  }
}

const commands = () => import('../commands/batch.ts');

const WORK_NOTES = `
Any number of processes and machines can work at the same batches. One that is ended gives its items back; those of one
that dies come back by themselves within 15 s. Where the batches are is chosen as for batch; --help there has more.
Exit codes: 0 ended by the system, or nothing is left; 4 bad input; 130 ended by Ctrl-C.`;

function addWork(program: Command): void {
  const command = program
    .command('work')
    .description('do the items of batches, until it is ended')
    .addOption(
      new Option('--threads <n>', `items side by side, at most ${MOST_THREADS}`)
        .argParser(parseWholeNumber(1, MOST_THREADS))
        .default(Math.min(availableParallelism(), MOST_THREADS), 'one a core'),
    )
    .option('--until-done', 'end when there is nothing left to do')
    .addHelpText('after', WORK_NOTES)
    .action(async (options) => (await import('../commands/work.ts')).workCommand(options));
  addStoreOptions(command);
}
