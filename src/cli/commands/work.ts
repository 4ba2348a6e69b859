// crosshatch work: does the items of batches until a signal comes, or until there are none left.

import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { BatchProblem } from '../../batches/batch-problem.ts';
import { poolRunner } from '../../batches/operations/pool-runner.ts';
import type { BatchStore } from '../../batches/store/batch-store.ts';
import { announceOwner } from '../../batches/store/folder-owner.ts';
import { type RunningWorker, startWorker } from '../../batches/work/worker.ts';
import { buildBatchApp } from '../../server/batches/batch-app.ts';
import { type ThreadPool, threadPool } from '../../workers/index.ts';
import { printError, printFault, refuseCall } from '../output/print.ts';
import { openBatches, type StoreOptions } from '../run/open-batches.ts';
import { onFirstSignal } from '../run/signals.ts';
import { VERSION } from '../version.ts';

interface WorkCommand extends StoreOptions {
  readonly threads: number;
  readonly untilDone?: true;
}

/** Ends like a server: a signal is the usual way, and no failure. */
const TERMINATED = 0;

export async function workCommand(options: WorkCommand): Promise<void> {
  const opened = await openBatches(options);
  if (!opened.ok) return refuseCall('work', opened.problems);
  const { store, folder } = opened.value;
  const pool = await threadPool({ threads: options.threads, ...BOUNDS });
  let served: Served | undefined;
  try {
    served = folder === undefined ? undefined : await serveFolder(store, folder);
    const worker = await startWorker({
      ...{ store, runner: poolRunner(pool), threads: options.threads },
      ...{ name: `${hostname()}:${process.pid}`, host: hostname(), pid: process.pid },
      onFault: tellFault,
    });
    printError(`working with ${options.threads} threads; Ctrl-C ends it and gives the rest back`);
    await untilEnd(worker, store, options);
  } catch (error) {
    if (!(error instanceof BatchProblem)) throw error;
    refuseCall('work', [error.problem]);
  } finally {
    await served?.close();
    await end(pool, store);
  }
}

/** The bounds of the threads, as those of the server. */
const BOUNDS = { patience: 10, megabytes: 1024 };

async function end(pool: ThreadPool, store: BatchStore): Promise<void> {
  await pool.close();
  await store.close();
}

interface Served {
  close(): Promise<unknown>;
}

/** Lets other commands reach a folder that this process alone has open. */
async function serveFolder(store: BatchStore, folder: string): Promise<Served> {
  const secret = randomBytes(32).toString('base64url');
  const app = await buildBatchApp({ store, version: VERSION, secret, onFault: printFault });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  announceOwner(folder, { address, secret });
  return app;
}

function tellFault(error: unknown): void {
  printError(`the batches cannot be reached, it is tried again: ${messageOf(error)}`);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function untilEnd(
  worker: RunningWorker,
  store: BatchStore,
  { untilDone }: WorkCommand,
): Promise<void> {
  const ending = new AbortController();
  const forget = onFirstSignal(() => ending.abort(), TERMINATED);
  try {
    if (untilDone) await untilNoneLeft(store, ending.signal);
    else await Promise.race([worker.ended, untilAborted(ending.signal)]);
    await worker.end();
  } finally {
    forget();
  }
}

const LOOK_AGAIN = 250;

async function untilNoneLeft(store: BatchStore, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const batches = await store.list();
    if (batches.every(({ state }) => state !== 'running' && state !== 'receiving')) return;
    await wait(LOOK_AGAIN, undefined, { signal }).catch(() => {});
  }
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
}
