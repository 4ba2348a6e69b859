// A worker leases chunks of batches from a store and answers their items, in a slot for each of its
// threads. Faults of the store are outlived: what is done is kept until it can be delivered.

import { setMaxListeners } from 'node:events';
import { within } from '../../pacing/within.ts';
import { beatUntil } from './beats.ts';
import { endPortion } from './portion.ts';
import { runSlot } from './slot.ts';
import { tryStore, type WorkerOptions, type WorkerState } from './worker-state.ts';

/**
 * How long a worker that ends tries to deliver, in milliseconds. A service is ended by force after
 * 40 s, in which its threads have to end as well.
 */
const LAST_TRIES = 15_000;
/** How long it waits until the store knows that it has ended, in milliseconds. */
const LONGEST_GOODBYE = 8_000;

export interface RunningWorker {
  /**
   * Ends after `end` was called. Throws for faults of the program, and a `BatchProblem` if the
   * store takes no answers.
   */
  readonly ended: Promise<void>;
  /** Stops the work, delivers what is done, and gives the rest back, which counts as no death. */
  end(): Promise<void>;
}

/** Throws if the store does not know the worker at once. */
export async function startWorker(options: WorkerOptions): Promise<RunningWorker> {
  const { store, name, host, pid, threads } = options;
  const id = await store.register({ name, host, pid, threads });
  const worker: WorkerState = {
    ...options,
    ...{
      id,
      portions: new Set(),
      leaving: new Set(),
      busy: 0,
      isAlone: false,
      hasFault: false,
      refusedSince: undefined,
      refusal: undefined,
    },
    // The first slot finds out.
    suspectsWait: true,
    ...{ ending: new AbortController(), lastTry: new AbortController() },
  };
  // Every slot listens while it waits, which Node takes for a leak where there are many.
  setMaxListeners(0, worker.ending.signal, worker.lastTry.signal);
  const ended = runWorker(worker);
  const end = (): Promise<void> => {
    stopSlots(worker);
    return ended;
  };
  return { ended, end };
}

async function runWorker(worker: WorkerState): Promise<void> {
  const over = new AbortController();
  const beats = beatUntil(worker, over.signal);
  try {
    await runSlots(worker);
  } finally {
    over.abort();
    await within(sayGoodbye(worker, beats), LONGEST_GOODBYE);
  }
}

/** A store that knows of no end finds it out by the silence. */
async function sayGoodbye(worker: WorkerState, beats: Promise<void>): Promise<void> {
  await beats;
  await tryStore(worker, () => worker.store.leave(worker.id));
}

/** If one slot throws, the others end before the worker leaves, and so deliver what is done. */
async function runSlots(worker: WorkerState): Promise<void> {
  const slots = Array.from({ length: worker.threads }, () => runSlot(worker));
  try {
    await Promise.all(slots);
  } catch (error) {
    stopSlots(worker);
    await Promise.allSettled(slots);
    throw error;
  }
}

function stopSlots({ ending, lastTry, portions }: WorkerState): void {
  ending.abort();
  setTimeout(() => lastTry.abort(), LAST_TRIES).unref();
  for (const portion of portions) endPortion(portion);
}
