// Delivers the answers of a worker. What fails is tried again until the store takes it. What the
// store refuses is cut smaller, until the answer at fault is alone. In its place comes a problem
// that says so, and the batch goes on.

import { setTimeout as wait } from 'node:timers/promises';
import { backOff } from '../../pacing/back-off.ts';
import type { Problem } from '../../puzzle/problem.ts';
import { StoreRefusal } from '../store/store-refusal.ts';
import { type AnsweredPart, deliveryOf, halvePart } from './answered-part.ts';
import type { ItemRunner } from './item-runner.ts';
import { tryStore, type WorkerState } from './worker-state.ts';

/** How long all answers may be refused before the worker ends, in milliseconds. */
const LONGEST_REFUSAL = 60_000;
const SHORTEST_PAUSE = 100;
const LONGEST_PAUSE = 2_000;

export async function send(worker: WorkerState, parts: readonly AnsweredPart[]): Promise<void> {
  if (parts.length === 0) return;
  for (const part of parts) worker.leaving.add(part);
  try {
    const refusal = await deliverUntilTaken(worker, parts);
    if (refusal === undefined) return;
    const smaller = smallerParts(worker.runner, parts, refusal);
    if (smaller.length === 0) noteRefusal(worker, refusal);
    for (const part of smaller.flat()) worker.leaving.add(part);
    for (const some of smaller) await send(worker, some);
  } finally {
    for (const part of parts) worker.leaving.delete(part);
  }
}

/**
 * Answers are lost by a refusal, and their items are done again, which may go on for ever. What
 * stands before the store may refuse everything for a while, so the worker ends only after that.
 */
function noteRefusal(worker: WorkerState, refusal: StoreRefusal): void {
  const now = performance.now();
  if (worker.refusedSince === undefined) worker.onFault(refusal);
  worker.refusedSince ??= now;
  if (now - worker.refusedSince >= LONGEST_REFUSAL) worker.refusal = refusal;
}

/** Returns why the store will never take the parts, if it says so. */
async function deliverUntilTaken(
  worker: WorkerState,
  parts: readonly AnsweredPart[],
): Promise<StoreRefusal | undefined> {
  const deliveries = parts.map(deliveryOf);
  const pauses = backOff(SHORTEST_PAUSE, LONGEST_PAUSE);
  const { signal } = worker.lastTry;
  while (!signal.aborted) {
    const sent = await unlessAborted(signal, () =>
      tryStore(worker, () =>
        worker.store.deliver(worker.id, deliveries).then(() => 'taken' as const, refusalOf),
      ),
    );
    if (sent === 'taken') worker.refusedSince = undefined;
    if (sent !== undefined) return sent === 'taken' ? undefined : sent;
    await wait(pauses.next(), undefined, { signal }).catch(() => {});
  }
  return undefined;
}

/** Returns undefined if the signal is aborted before the work is done. */
async function unlessAborted<T>(
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T | undefined> {
  let stop = (): void => {};
  const aborted = new Promise<undefined>((resolve) => {
    stop = () => resolve(undefined);
  });
  signal.addEventListener('abort', stop);
  try {
    return await Promise.race([work(), aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

function refusalOf(error: unknown): StoreRefusal {
  if (error instanceof StoreRefusal) return error;
  if (!isOfData(error)) throw error;
  return new StoreRefusal({ code: 'bad-data', message: String(error) }, 'content');
}

/** The states of SQL for data that cannot be kept, and for rows that break a rule. */
const DATA_STATES = /^2[23]...$/;

function isOfData(error: unknown): boolean {
  return DATA_STATES.test(String((error as { readonly code?: unknown } | undefined)?.code));
}

/** Returns lists of parts, each to be sent by itself; none if there is nothing left to try. */
function smallerParts(
  runner: ItemRunner,
  parts: readonly AnsweredPart[],
  refusal: StoreRefusal,
): readonly (readonly AnsweredPart[])[] {
  if (refusal.reason === 'other') return [];
  const half = Math.ceil(parts.length / 2);
  if (parts.length > 1) return [parts.slice(0, half), parts.slice(half)];
  const halves = parts.flatMap((part) => halvePart(part) ?? withoutAnswer(runner, part, refusal));
  return halves.map((part) => [part]);
}

/** Puts a problem in the place of the only answer. */
function withoutAnswer(
  runner: ItemRunner,
  part: AnsweredPart,
  refusal: StoreRefusal,
): readonly AnsweredPart[] {
  const [item] = part.chunk.lines;
  if (item === undefined || part.answers.length === 0 || part.isReplaced) return [];
  return [{ ...part, answers: [runner.refuse(item, problemOf(refusal))], isReplaced: true }];
}

function problemOf({ reason, problem }: StoreRefusal): Problem {
  if (reason === 'content') {
    const message = `the answer was refused where batches are kept (${problem.message})`;
    return { code: 'answer-refused', message };
  }
  const message =
    'the answer is larger than what can be delivered: ask for less, such as fewer solutions';
  return { code: 'answer-too-large', message };
}
