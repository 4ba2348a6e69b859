// crosshatch work: does the items of batches until a signal comes, or until there are none left.

import { BatchProblem } from '../../batches/batch-problem.ts';
import type { BatchStore } from '../../batches/store/batch-store.ts';
import { counted } from '../../puzzle/wording.ts';
import { printError, refuseCall } from '../output/print.ts';
import { type BatchWorker, startBatchWorker } from '../run/batch-worker.ts';
import { openBatches, type StoreOptions } from '../run/open-batches.ts';
import { shareFolder } from '../run/share-folder.ts';
import { onFirstSignal } from '../run/signals.ts';
import { untilNoneLeft } from '../run/until-none-left.ts';

interface WorkCommand extends StoreOptions {
  readonly threads: number;
  readonly untilDone?: true;
}

/** Ends like a server: a signal of the system is the usual way, and no failure. */
const TERMINATED = 0;

export async function workCommand(options: WorkCommand): Promise<void> {
  const opened = await openBatches(options, process.env, shareFolder);
  if (!opened.ok) return refuseCall('work', opened.problems);
  try {
    await workOn(opened.value, options);
  } catch (error) {
    if (!(error instanceof BatchProblem)) throw error;
    refuseCall('work', [error.problem]);
  } finally {
    await opened.value.close();
  }
}

/** A worker that a signal ended as soon as the store knows it would count as one that died. */
async function workOn(store: BatchStore, options: WorkCommand): Promise<void> {
  const ending = new AbortController();
  const forget = onFirstSignal(() => ending.abort(), TERMINATED);
  try {
    const worker = await startBatchWorker(store, options.threads);
    const threads = counted(options.threads, 'thread');
    printError(`working with ${threads}; Ctrl-C ends it and gives the rest back`);
    await untilEnd(worker, store, ending.signal, options);
  } finally {
    forget();
  }
}

async function untilEnd(
  worker: BatchWorker,
  store: BatchStore,
  signal: AbortSignal,
  { untilDone }: WorkCommand,
): Promise<void> {
  try {
    if (untilDone) await untilNoneLeft(store, worker, signal);
    else await Promise.race([worker.ended, untilAborted(signal)]);
  } finally {
    await worker.end();
  }
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve());
  });
}
