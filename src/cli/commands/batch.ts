// crosshatch batch status, list, results, pause, resume, cancel and remove.

import { setTimeout as wait } from 'node:timers/promises';
import { BatchProblem } from '../../batches/batch-problem.ts';
import { hasEnded } from '../../batches/has-ended.ts';
import { numberedLines } from '../../batches/http/chunk-lines.ts';
import type { BatchStatus, BatchStore } from '../../batches/store/batch-store.ts';
import { type OutputFile, openOutput } from '../files/output-file.ts';
import { batchRow, batchText, rateText } from '../output/batch-text.ts';
import { print, printError, printJson, printJsonLines, refuseCall } from '../output/print.ts';
import { allBatches } from '../run/all-batches.ts';
import { EXIT, raiseExit } from '../run/exit-codes.ts';
import { openBatches, type StoreOptions } from '../run/open-batches.ts';
import { type Stopping, startStopping } from '../run/stop-on-signal.ts';

interface StatusCommand extends StoreOptions {
  readonly follow?: true;
  readonly json?: true;
}

export async function batchListCommand(options: StatusCommand): Promise<void> {
  await withStore(options, async (store) => {
    for await (const batch of allBatches(store))
      await (options.json ? printJson(batch) : print(batchRow(batch)));
  });
}

export async function batchStatusCommand(id: string, options: StatusCommand): Promise<void> {
  await withStore(options, async (store) => {
    const batch = options.follow ? await followStatus(store, id) : await statusOf(store, id);
    await printBatch(batch, options);
  });
}

type Change = 'pause' | 'resume' | 'cancel' | 'remove';

export async function batchChangeCommand(
  change: Change,
  id: string,
  options: StatusCommand,
): Promise<void> {
  await withStore(options, async (store) => {
    await statusOf(store, id);
    await printBatch((await store[change](id)) ?? unknown(id), options);
  });
}

async function printBatch(batch: BatchStatus, { json }: StatusCommand): Promise<void> {
  await (json ? printJson(batch) : print(batchText(batch)));
}

/** Opens the store, and reports a batch that is not there, or a server that refuses. */
async function withStore(
  options: StoreOptions,
  use: (store: BatchStore) => Promise<void>,
): Promise<void> {
  const opened = await openBatches(options);
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

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

async function statusOf(store: BatchStore, id: string): Promise<BatchStatus> {
  return (ID.test(id) ? await store.status(id) : undefined) ?? unknown(id);
}

function unknown(id: string): never {
  const message = `there is no batch ${id}: "crosshatch batch list" shows those that there are`;
  throw new BatchProblem({ code: 'no-batch', message });
}

const LOOK_AGAIN = 500;

/** Shows how far the batch is until it has ended. */
async function followStatus(store: BatchStore, id: string): Promise<BatchStatus> {
  const ending = new AbortController();
  const stopping = startStopping(() => ending.abort());
  try {
    for (;;) {
      const batch = await statusOf(store, id);
      if (hasEnded(batch.state) || stopping.isStopped()) return batch;
      stopping.show(batch.done, batch.items, `items done, ${rateText(batch.rate)}`);
      await wait(LOOK_AGAIN, undefined, { signal: ending.signal }).catch(() => {});
    }
  } finally {
    stopping.end();
  }
}

interface ResultsCommand extends StoreOptions {
  readonly first: number;
  readonly follow?: true;
  readonly output?: string;
}

/**
 * Answers that are missing yet raise the exit code, so that a script knows. A file is written with
 * what has arrived, also after Ctrl-C, but not with nothing while there is nothing.
 */
export async function batchResultsCommand(id: string, options: ResultsCommand): Promise<void> {
  await withStore(options, async (store) => {
    await statusOf(store, id);
    const ending = new AbortController();
    const stopping = startStopping(() => ending.abort());
    const file = options.output === undefined ? undefined : openOutput(options.output);
    try {
      const next = await writeResults(store, id, { ...options, file, stopping, ending });
      const batch = await statusOf(store, id);
      if (next >= options.first || hasAll(batch, next)) file?.finish();
      stopping.hide();
      tellMissing(batch, next);
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

/** Returns the number of the first item, from 0, whose answer was not there. */
async function writeResults(
  store: BatchStore,
  id: string,
  { first, follow, file, stopping, ending }: Writing,
): Promise<number> {
  let next = first - 1;
  const wish = { from: next, follow: follow ?? false, signal: ending.signal };
  for await (const chunk of store.results(id, wish)) {
    const text = numberedLines(chunk);
    if (file === undefined) await printJsonLines(text);
    else file.write(text);
    next = chunk.first + chunk.lines.length;
    if (file !== undefined) stopping.show(next, undefined, 'answers written');
  }
  return next;
}

function hasAll({ items, state }: BatchStatus, next: number): boolean {
  return next >= items && state !== 'receiving';
}

function tellMissing(batch: BatchStatus, next: number): void {
  if (hasAll(batch, next)) return;
  const { items, state } = batch;
  raiseExit(EXIT.unknown);
  printError(
    state === 'cancelled'
      ? 'the batch was cancelled, so some answers are missing'
      : `the answers from item ${next + 1} of ${items} are not there yet: --follow waits for them`,
  );
}
