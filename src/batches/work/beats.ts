// Next to the slots, a worker says every 2 s that it lives, drops what is no longer wanted, and
// splits portions that take long, so that others can take what is not begun.

import { setTimeout as wait } from 'node:timers/promises';
import { dropChunks, namesOf, type Portion, splitPortion } from './portion.ts';
import { send } from './send.ts';
import { tryStore, type WorkerState } from './worker-state.ts';

/** Milliseconds. */
const BEAT = 2_000;
/** After a beat that was not heard, because a worker that is silent for long is taken for dead. */
const NEXT_TRY = 500;
const LONGEST_PORTION = 5_000;

export async function beatUntil(worker: WorkerState, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    const isHeard = await beat(worker);
    for (const portion of worker.portions) splitLong(worker, portion);
    await wait(isHeard ? BEAT : NEXT_TRY, undefined, { signal: over }).catch(() => {});
  }
}

/** Returns whether the store has heard it. */
async function beat(worker: WorkerState): Promise<boolean> {
  // The store may not know yet what became of a portion that was split.
  const known = [...worker.portions].filter(({ sending }) => sending === undefined);
  const held = [...worker.portions].flatMap(namesOf);
  const answer = await tryStore(worker, async () => {
    const heard = await worker.store.beat(worker.id, held);
    if (heard !== undefined) return heard;
    const { name, host, pid, threads } = worker;
    worker.id = await worker.store.register({ name, host, pid, threads });
    return { lost: held, suspectsWait: false };
  });
  if (answer === undefined) return false;
  worker.suspectsWait = answer.suspectsWait;
  for (const portion of known) dropChunks(portion, answer.lost);
  return true;
}

function splitLong(worker: WorkerState, portion: Portion): void {
  if (portion.sending !== undefined || performance.now() - portion.since < LONGEST_PORTION) return;
  portion.sending = sendSplit(worker, portion);
}

async function sendSplit(worker: WorkerState, portion: Portion): Promise<void> {
  await send(worker, splitPortion(portion));
  portion.sending = undefined;
}
