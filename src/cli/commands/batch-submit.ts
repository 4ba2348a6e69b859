// crosshatch batch submit: makes a batch of files, and prints its id.

import { BatchProblem } from '../../batches/batch-problem.ts';
import { chunksOf } from '../../batches/input/chunks.ts';
import { withSeed } from '../../batches/operations/with-seed.ts';
import type { BatchStatus, BatchStore, OperationOptions } from '../../batches/store/batch-store.ts';
import { defined } from '../../puzzle/defined.ts';
import { failure, type Outcome, type Problem, success } from '../../puzzle/problem.ts';
import { counted } from '../../puzzle/wording.ts';
import type { Item } from '../../tasks/items/item.ts';
import { nameOfFiles } from '../../tasks/operations/batch-name.ts';
import { OPTIONS_OF, type Operation, readOptions } from '../../tasks/operations/operation.ts';
import type { OptionName } from '../../tasks/operations/option-readers.ts';
import { type BatchInput, batchItems, pathProblem } from '../input/batch-input.ts';
import { STDIN } from '../input/read-puzzles.ts';
import { typedFlag } from '../options/operation-flags.ts';
import { type InputOptions, inputFormat } from '../options/option-values.ts';
import { print, printError, printJson, refuseCall } from '../output/print.ts';
import { skippedNotes } from '../output/skipped-notes.ts';
import { openBatches, type StoreOptions } from '../run/open-batches.ts';
import { shareFolder } from '../run/share-folder.ts';
import { type Stopping, startStopping } from '../run/stop-on-signal.ts';
import { VERSION } from '../version.ts';

interface SubmitCommand extends StoreOptions, InputOptions {
  readonly do: Operation;
  readonly name?: string;
  readonly fresh?: true;
  readonly json?: true;
}

/** `given` are the options of the operation that are on the command line, by their names there. */
export async function batchSubmitCommand(
  paths: readonly string[],
  options: SubmitCommand,
  given: OperationOptions,
): Promise<void> {
  const checked = checkCall(paths, options, given);
  if (!checked.ok) return refuseCall('batch submit', checked.problems);
  const wrong = await pathProblem(paths);
  if (wrong !== undefined) return refuseCall(wrong[0], [wrong[1]]);
  // The items of another program may go on coming for hours.
  const opened = await openBatches(options, process.env, shareFolder);
  if (!opened.ok) return refuseCall('batch submit', opened.problems);
  try {
    await submitTo(opened.value, paths, { ...options, given: withSeed(options.do, given) });
  } finally {
    await opened.value.close();
  }
}

function checkCall(
  paths: readonly string[],
  { do: operation, name }: SubmitCommand,
  given: OperationOptions,
): Outcome<unknown> {
  if (name?.trim() === '') return failure(NO_NAME);
  if (operation === 'create' && paths.length === 0) return failure(NO_IMAGES);
  if (operation === 'generate' && paths.length > 0 && given.count !== undefined)
    return failure(TWO_COUNTS);
  const others = Object.keys(given).filter((name) => !isOptionOf(operation, name));
  if (others.length > 0) return failure(...others.map((name) => unknownFlag(operation, name)));
  const values = readOptions(operation, given);
  return values.ok ? success(undefined) : values;
}

function isOptionOf(operation: Operation, name: string): boolean {
  return OPTIONS_OF[operation].some((option) => option === name);
}

function unknownFlag(operation: Operation, name: string): Problem {
  const own = OPTIONS_OF[operation].map(typedFlag).join(', ');
  const message = `${operation} has no option ${typedFlag(name as OptionName)}: it has ${own}`;
  return { code: 'unknown-option', message };
}

const NO_NAME: Problem = {
  code: 'bad-name',
  message: '--name "": name the batch, or leave the option out for the name of its file',
};

const NO_IMAGES: Problem = {
  code: 'no-image',
  message: 'name the images, or folders of them, of which puzzles are to be made',
};

const TWO_COUNTS: Problem = {
  code: 'misplaced-option',
  message: '--count is void with files, of which each line is the wish for one puzzle',
};

async function submitTo(
  store: BatchStore,
  paths: readonly string[],
  {
    do: operation,
    given,
    name,
    from,
    fresh,
    json,
  }: SubmitCommand & { readonly given: OperationOptions },
): Promise<void> {
  const stopping = startStopping(() => process.stdin.destroy());
  const skipped: string[] = [];
  const input: BatchInput = {
    ...{ operation, options: given, format: inputFormat(defined({ from })) },
    onSkipped: (path) => skipped.push(path),
  };
  const items = countedItems(batchItems(paths, input), stopping);
  const batch = {
    ...{ name: name ?? nameFor(paths), operation, options: given, version: VERSION },
    ...defined({ fresh }),
  };
  try {
    const status = await store.submit(batch, chunksOf(items, operation, Number.MAX_SAFE_INTEGER));
    stopping.hide();
    for (const note of skippedNotes(skipped)) printError(note);
    await (json ? printJson(status) : printSubmitted(status));
  } catch (error) {
    stopping.hide();
    if (stopping.isStopped()) printError('stopped: nothing was submitted');
    else if (error instanceof BatchProblem) refuseCall('batch submit', [error.problem]);
    else throw error;
  } finally {
    stopping.end();
  }
}

/** A batch that comes from standard input alone has no name. */
function nameFor(paths: readonly string[]): string {
  return paths.length === 1 && paths[0] === STDIN ? '' : nameOfFiles(paths);
}

async function* countedItems(items: AsyncIterable<Item>, stopping: Stopping): AsyncGenerator<Item> {
  let count = 0;
  for await (const item of items) {
    if (stopping.isStopped()) throw new BatchProblem(STOPPED);
    yield item;
    stopping.show(++count, undefined, 'items submitted');
  }
}

const STOPPED: Problem = { code: 'stopped', message: 'stopped before all was submitted' };

async function printSubmitted({ id, items }: BatchStatus): Promise<void> {
  await print(id);
  const done = items === 1 ? 'does it' : 'does them';
  const many = counted(items, 'item');
  printError(`${many} submitted; "crosshatch work" ${done}, "crosshatch batch status" tells`);
}
