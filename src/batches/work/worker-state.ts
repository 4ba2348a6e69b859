// The state of a worker, which its slots and its beats share, and how they ask the store.

import { setTimeout as wait } from 'node:timers/promises';
import type { BatchStore, Delivery, NewWorker } from '../store/batch-store.ts';
import type { ItemRunner } from './item-runner.ts';
import type { Portion } from './portion.ts';

export interface WorkerOptions extends NewWorker {
  readonly store: BatchStore;
  readonly runner: ItemRunner;
  /** Hears of faults of the store, once until it works again. The worker goes on. */
  readonly onFault: (error: unknown) => void;
}

export interface WorkerState extends WorkerOptions {
  /** It changes when the worker was taken for dead and registers anew. */
  id: string;
  readonly portions: Set<Portion>;
  /** How many slots lease, work or deliver. */
  busy: number;
  /** Whether a slot has a suspect, or asks for one. Then no other slot begins anything. */
  isAlone: boolean;
  suspectsWait: boolean;
  readonly ending: AbortController;
  hasFault: boolean;
}

/** How long a worker that ends tries to deliver, in milliseconds. */
const LAST_TRIES = 15_000;
const SHORTEST_PAUSE = 100;
const LONGEST_PAUSE = 2_000;

/** Waits, or until the worker ends. */
export async function pauseFor(worker: WorkerState, milliseconds: number): Promise<void> {
  await wait(milliseconds, undefined, { signal: worker.ending.signal }).catch(() => {});
}

/** Asks the store. Returns undefined if that fails, after it was told. */
export async function tryStore<T>(
  worker: WorkerState,
  ask: () => Promise<T>,
): Promise<T | undefined> {
  try {
    const answer = await ask();
    worker.hasFault = false;
    return answer;
  } catch (error) {
    if (!worker.hasFault) worker.onFault(error);
    worker.hasFault = true;
    return undefined;
  }
}

/** Delivers, and tries it again until the store takes it. */
export async function send(worker: WorkerState, deliveries: readonly Delivery[]): Promise<void> {
  if (deliveries.length === 0) return;
  let last = Number.POSITIVE_INFINITY;
  for (let pause = SHORTEST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    const sent = await tryStore(worker, async () => {
      await worker.store.deliver(worker.id, deliveries);
      return true;
    });
    if (sent) return;
    if (worker.ending.signal.aborted) last = Math.min(last, performance.now() + LAST_TRIES);
    if (performance.now() > last) return;
    await wait(pause);
  }
}
