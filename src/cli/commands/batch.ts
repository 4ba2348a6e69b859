// crosshatch batch status, list, results, pause, resume, cancel and remove.

import { setTimeout as wait } from 'node:timers/promises';
import { BatchProblem } from '../../batches/batch-problem.ts';
import type { BatchStatus, BatchStore, ChunkResults } from '../../batches/store/batch-store.ts';
import { defined } from '../../puzzle/defined.ts';
import { resultLines } from '../../server/batches/result-lines.ts';
import { hasEnded } from '../../tasks/operations/batch-state.ts';
import { type OutputFile, openOutput } from '../files/output-file.ts';
import { batchRow, batchText, rateText } from '../output/batch-text.ts';
import { print, printError, printJson, printJsonLines, refuseCall } from '../output/print.ts';
import { allBatches } from '../run/all-batches.ts';
import { EXIT, raiseExit } from '../run/exit-codes.ts';
import { findBatch } from '../run/find-batch.ts';
import { openBatches, type StoreOptions } from '../run/open-batches.ts';
import { shareFolder } from '../run/share-folder.ts';
import { type Stopping, startStopping } from '../run/stop-on-signal.ts';

interface BatchCommand extends StoreOptions {
  readonly follow?: true;
}

interface StatusCommand extends BatchCommand {
  readonly json?: true;
}

export async function batchListCommand(options: StatusCommand): Promise<void> {
  await withStore(options, async (store) => {
    let count = 0;
    for await (const batch of allBatches(store)) {
      count++;
      await (options.json ? printJson(batch) : print(batchRow(batch)));
    }
    if (count === 0 && !options.json)
      printError('there are no batches: "crosshatch batch submit" makes one');
  });
}

export async function batchStatusCommand(id: string, options: StatusCommand): Promise<void> {
  await withStore(options, async (store) => {
    const batch = await findBatch(store, id);
    await printBatch(options.follow ? await followStatus(store, batch.id) : batch, options);
  });
}

type Change = 'pause' | 'resume' | 'cancel' | 'remove';

export async function batchChangeCommand(
  change: Change,
  id: string,
  options: StatusCommand,
): Promise<void> {
  await withStore(options, async (store) => {
    const batch = await findBatch(store, id);
    const changed = await store[change](batch.id);
    await printBatch(changed ?? (await findBatch(store, batch.id)), options);
  });
}

async function printBatch(batch: BatchStatus, { json }: StatusCommand): Promise<void> {
  await (json ? printJson(batch) : print(batchText(batch)));
}

/** Opens the store, and reports a batch that is not there, or a server that refuses. */
async function withStore(
  options: BatchCommand,
  use: (store: BatchStore) => Promise<void>,
): Promise<void> {
  // A command that follows waits for a worker, which cannot open a folder that is not shared.
  const opened = await openBatches(options, process.env, options.follow && shareFolder);
  if (!opened.ok) return refuseCall('batch', opened.problems);
  try {
    await use(opened.value);
  } catch (error) {
    if (!(error instanceof BatchProblem)) throw error;
    refuseCall('batch', [error.problem]);
  } finally {
    await opened.value.close();
  }
}

const LOOK_AGAIN = 500;

/** Shows how far the batch is until it has ended. */
async function followStatus(store: BatchStore, id: string): Promise<BatchStatus> {
  const ending = new AbortController();
  const stopping = startStopping(() => ending.abort());
  try {
    for (;;) {
      const batch = await findBatch(store, id);
      if (hasEnded(batch.state) || stopping.isStopped()) return batch;
      stopping.show(batch.done, batch.items, `items done, ${rateText(batch.rate)}`);
      await wait(LOOK_AGAIN, undefined, { signal: ending.signal }).catch(() => {});
    }
  } finally {
    stopping.end();
  }
}

interface ResultsCommand extends BatchCommand {
  readonly first: number;
  readonly only: 'all' | 'problems';
  readonly most?: number;
  readonly output?: string;
}

/**
 * Answers that are missing yet raise the exit code, so that a script knows. A file is written with
 * what has arrived, also after Ctrl-C, but not with nothing while there is nothing.
 */
export async function batchResultsCommand(id: string, options: ResultsCommand): Promise<void> {
  await withStore(options, async (store) => {
    const batch = await findBatch(store, id);
    const ending = new AbortController();
    const stopping = startStopping(() => ending.abort());
    const file = options.output === undefined ? undefined : openOutput(options.output);
    try {
      const read = await writeResults(store, batch.id, { ...options, file, stopping, ending });
      const now = await findBatch(store, batch.id);
      if (read.hasAny || hasAll(now, read)) file?.finish();
      stopping.hide();
      tellMissing(now, read);
    } finally {
      file?.discard();
      stopping.end();
    }
  });
}

interface Writing extends ResultsCommand {
  readonly file: OutputFile | undefined;
  readonly stopping: Stopping;
  readonly ending: AbortController;
}

/** Returns how far the answers were read, which is less far than they go if enough were found. */
async function writeResults(
  store: BatchStore,
  id: string,
  { first, follow, only, most, file, stopping, ending }: Writing,
): Promise<ReadAnswers> {
  const read: ReadAnswers = { next: first - 1, hasAny: false, isEnough: true };
  const wanted = { only, ...defined({ most }) };
  const wish = { ...wanted, from: first - 1, follow: follow ?? false, signal: ending.signal };
  for await (const lines of resultLines(watched(store.results(id, wish), read), wanted)) {
    read.hasAny = true;
    if (file === undefined) await printJsonLines(lines.toString());
    else file.write(lines.toString());
    if (file !== undefined) stopping.show(read.next, undefined, 'answers read');
  }
  return read;
}

interface ReadAnswers {
  /** The number of the first item, from 0, whose answer was not read. */
  next: number;
  /** Whether any answer was written. */
  hasAny: boolean;
  /** Whether as many answers were found as were wanted. */
  isEnough: boolean;
}

async function* watched(
  results: AsyncIterable<ChunkResults>,
  read: ReadAnswers,
): AsyncGenerator<ChunkResults> {
  for await (const chunk of results) {
    read.next = chunk.first + chunk.lines.length;
    yield chunk;
  }
  read.isEnough = false;
}

function hasAll({ items, state }: BatchStatus, { next, isEnough }: ReadAnswers): boolean {
  return isEnough || (next >= items && state !== 'receiving');
}

function tellMissing(batch: BatchStatus, read: ReadAnswers): void {
  if (hasAll(batch, read)) return;
  const { items, state } = batch;
  raiseExit(EXIT.unknown);
  printError(
    state === 'cancelled'
      ? 'the batch was cancelled, so some answers are missing'
      : `the answers from item ${read.next + 1} of ${items} are not there yet: --follow waits for them`,
  );
}
