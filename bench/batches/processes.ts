// Measures how many items a second are done by more and more worker processes, whose items sleep,
// so that the processor is no limit.

import { setTimeout as wait } from 'node:timers/promises';
import type { BenchStore } from './bench-stores.ts';
import { submitNumbers, wrongNumbers } from './numbered-items.ts';
import { startProcess } from './worker-processes.ts';

export interface ProcessesFigure {
  readonly processes: number;
  readonly itemsASecond: number;
  /** The share of the items that the slots of all processes could do at best. */
  readonly ofBest: number;
}

const THREADS = 4;
const MILLISECONDS = 50;
const ITEMS_OF_CHUNK = 16;
/** How long the workers have work at best, in seconds. */
const LENGTH = 15;

export async function benchProcesses(
  { store, place }: BenchStore,
  processes: number,
): Promise<ProcessesFigure> {
  const best = (processes * THREADS * 1000) / MILLISECONDS;
  const workers = Array.from({ length: processes }, (_, i) =>
    startProcess({ place, name: `worker ${i}`, threads: THREADS, milliseconds: MILLISECONDS }),
  );
  // The processes start before there is work, and are ready when it comes.
  await wait(5_000);
  const chunks = Math.ceil((best * LENGTH) / ITEMS_OF_CHUNK);
  const begun = performance.now();
  const { id, items } = await submitNumbers(store, chunks, ITEMS_OF_CHUNK);
  for await (const _ of store.results(id, { follow: true }));
  const itemsASecond = items / ((performance.now() - begun) / 1000);
  for (const worker of workers) await worker.end();
  const [wrong] = await wrongNumbers(store, id);
  if (wrong !== undefined) throw new Error(wrong);
  await store.remove(id);
  return { processes, itemsASecond, ofBest: itemsASecond / best };
}
