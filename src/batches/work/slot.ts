// A slot works on one thread: it leases a portion of about a second of work, does it, delivers, and
// leases again. A crash loses no more than that.

import { backOff } from '../../pacing/back-off.ts';
import type { Problem } from '../../puzzle/problem.ts';
import { BatchProblem } from '../batch-problem.ts';
import type { LeasedChunk } from '../store/batch-store.ts';
import type { StoreRefusal } from '../store/store-refusal.ts';
import { endPortion, runPortion, startPortion } from './portion.ts';
import { send } from './send-parts.ts';
import { cutSuspect, refuseSuspect } from './suspect.ts';
import { pauseFor, tryStore, type WorkerState } from './worker-state.ts';

const PORTION_SECONDS = 1;
/** Milliseconds between two leases when there is nothing to do. */
const SHORTEST_PAUSE = 50;
const LONGEST_PAUSE = 1_000;
/** Other slots need not wait for work that takes longer, in milliseconds, before a suspect runs. */
const LONGEST_WAIT = 5_000;

export async function runSlot(worker: WorkerState): Promise<void> {
  const pauses = backOff(SHORTEST_PAUSE, LONGEST_PAUSE);
  while (!worker.ending.signal.aborted) {
    if (await runNext(worker)) pauses.reset();
    else await pauseFor(worker, pauses.next());
    if (worker.refusal !== undefined) throw new BatchProblem(problemOf(worker.refusal));
  }
}

function problemOf({ problem }: StoreRefusal): Problem {
  const message = `for a minute, no answers were taken where batches are kept: ${problem.message}`;
  return { code: 'answers-refused', message };
}

/** Returns whether there was something to do. */
async function runNext(worker: WorkerState): Promise<boolean> {
  if (worker.isAlone) return false;
  const suspect = worker.suspectsWait && !hasLongWork(worker);
  if (suspect && worker.busy > 0) return false;
  worker.busy++;
  worker.isAlone = suspect;
  try {
    const chunks = await leaseFor(worker, suspect);
    await runChunks(worker, chunks);
    return chunks.length > 0;
  } finally {
    worker.busy--;
    if (suspect) worker.isAlone = false;
  }
}

function hasLongWork({ portions }: WorkerState): boolean {
  return [...portions].some(({ since }) => performance.now() - since > LONGEST_WAIT);
}

async function leaseFor(worker: WorkerState, suspect: boolean): Promise<readonly LeasedChunk[]> {
  const wish = { seconds: PORTION_SECONDS, suspect };
  const leased = await tryStore(worker, () => worker.store.lease(worker.id, wish));
  if (suspect && leased?.length === 0) worker.suspectsWait = false;
  return leased ?? [];
}

async function runChunks(worker: WorkerState, leased: readonly LeasedChunk[]): Promise<void> {
  const chunks: LeasedChunk[] = [];
  for (const chunk of leased)
    if (!(await refuse(worker, chunk))) chunks.push(await cut(worker, chunk));
  const portion = startPortion(chunks);
  worker.portions.add(portion);
  if (worker.ending.signal.aborted) endPortion(portion);
  await runPortion(portion, worker.runner);
  await portion.sending;
  await send(worker, portion.finished.splice(0));
  worker.portions.delete(portion);
}

/** Returns whether the chunk was refused. */
async function refuse(worker: WorkerState, chunk: LeasedChunk): Promise<boolean> {
  const answer = refuseSuspect(worker.runner, chunk);
  if (answer === undefined) return false;
  await send(worker, [{ chunk, answers: [answer], seconds: 0 }]);
  return true;
}

/** Returns the part of the chunk that is to be run. */
async function cut(worker: WorkerState, chunk: LeasedChunk): Promise<LeasedChunk> {
  const { piece, part } = cutSuspect(chunk) ?? { piece: chunk };
  if (part !== undefined) await send(worker, [part]);
  return piece;
}
