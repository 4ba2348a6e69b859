// Delivers answers. Faults of the store pass, so that it is asked until it takes them. What is
// wrong with an answer does not pass: such an answer is found by trying each by itself, and its
// item gets one that says so.

import { setTimeout as wait } from 'node:timers/promises';
import { backOff } from '../../pacing/back-off.ts';
import { BatchProblem } from '../batch-problem.ts';
import type { Delivery } from '../store/batch-store.ts';
import { singleAnswers, undelivered } from './single-answers.ts';
import { tryStore, type WorkerState } from './worker-state.ts';

/** How long a worker that ends tries to deliver, in milliseconds. */
const LAST_TRIES = 15_000;
const SHORTEST_PAUSE = 100;
const LONGEST_PAUSE = 2_000;

export async function send(worker: WorkerState, deliveries: readonly Delivery[]): Promise<void> {
  if (deliveries.length === 0 || (await refusalOf(worker, deliveries)) === undefined) return;
  for (const single of deliveries.flatMap(singleAnswers)) {
    const reason = await refusalOf(worker, [single]);
    if (reason === undefined || single.lines.length === 0) continue;
    await refusalOf(worker, [undelivered(worker.runner, single, reason)]);
  }
}

/**
 * Delivers, and tries it again until the store takes it. Returns why the store can never take it;
 * undefined if it has, or if the worker has ended for some time.
 */
async function refusalOf(
  worker: WorkerState,
  deliveries: readonly Delivery[],
): Promise<string | undefined> {
  let last = Number.POSITIVE_INFINITY;
  const pauses = backOff(SHORTEST_PAUSE, LONGEST_PAUSE);
  for (;;) {
    const sent = await tryStore(worker, () => deliver(worker, deliveries));
    if (sent !== undefined) return sent.refusal;
    if (worker.ending.signal.aborted) last = Math.min(last, performance.now() + LAST_TRIES);
    if (performance.now() > last) return undefined;
    await wait(pauses.next());
  }
}

async function deliver(
  { store, id }: WorkerState,
  deliveries: readonly Delivery[],
): Promise<{ readonly refusal: string | undefined }> {
  try {
    await store.deliver(id, deliveries);
    return { refusal: undefined };
  } catch (error) {
    if (!isOfData(error)) throw error;
    return { refusal: error instanceof Error ? error.message : String(error) };
  }
}

/** The states of SQL for data that cannot be kept, and for rows that break a rule. */
const DATA_STATES = /^2[23]...$/;
/** The status of HTTP for a request that is wrong in itself. */
const BAD_REQUEST = 400;

function isOfData(error: unknown): boolean {
  if (error instanceof BatchProblem) return error.status === BAD_REQUEST;
  return DATA_STATES.test(String((error as { code?: unknown } | undefined)?.code));
}
