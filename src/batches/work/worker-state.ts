// The state of a worker, which its slots and its beats share, and how they ask the store.

import { setTimeout as wait } from 'node:timers/promises';
import type { BatchStore, NewWorker } from '../store/batch-store.ts';
import type { StoreRefusal } from '../store/store-refusal.ts';
import type { AnsweredPart } from './answered-part.ts';
import type { ItemRunner } from './item-runner.ts';
import type { Portion } from './portion.ts';

export interface WorkerOptions extends NewWorker {
  readonly store: BatchStore;
  readonly runner: ItemRunner;
  /**
   * Hears of faults of the store, once until it works again, and of refusals of answers, which are
   * lost by that, once until some are taken. The worker goes on.
   */
  readonly onFault: (error: unknown) => void;
}

export interface WorkerState extends WorkerOptions {
  /** It changes when the worker was taken for dead and registers anew. */
  id: string;
  readonly portions: Set<Portion>;
  /** Parts that are on their way to the store, which the worker has in hand until then. */
  readonly leaving: Set<AnsweredPart>;
  /** How many slots lease, work or deliver. */
  busy: number;
  /** Whether a slot has a suspect, or asks for one. Then no other slot begins anything. */
  isAlone: boolean;
  suspectsWait: boolean;
  readonly ending: AbortController;
  /** Aborted when a worker that ends gives up what it cannot deliver. */
  readonly lastTry: AbortController;
  /** Since when the store has taken no answers, but refused some, in milliseconds. */
  refusedSince: number | undefined;
  /** Why the worker ends: the store has refused answers for long, and they would be lost. */
  refusal: StoreRefusal | undefined;
  hasFault: boolean;
}

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
