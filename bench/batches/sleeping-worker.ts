// A process with a worker whose items do nothing but sleep, so that it can be killed, and counted
// how much work goes through a store.

import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { openStore, type StorePlace } from '../../src/batches/store/open-store.ts';
import type { ItemRunner } from '../../src/batches/work/item-runner.ts';
import { startWorker } from '../../src/batches/work/worker.ts';

export interface SleepingWorkerWish {
  readonly place: StorePlace;
  readonly name: string;
  readonly threads: number;
  /** How long an item takes. */
  readonly milliseconds: number;
}

const wish = JSON.parse(process.argv[2] ?? '') as SleepingWorkerWish;
const { place, name, threads, milliseconds } = wish;

const runner: ItemRunner = {
  async run({ items: [item = ''] }, signal) {
    if (milliseconds > 0) await wait(milliseconds, undefined, { signal });
    return [{ line: item, kind: 'slept' }];
  },
  refuse: (item, { code }) => ({ line: item, kind: code }),
};

const opened = await openStore(place);
if (!opened.ok) throw new Error(opened.problems[0]?.message);
const store = opened.value;
const worker = await startWorker({
  ...{ store, runner, name, host: hostname(), pid: process.pid, threads },
  onFault: (error) => console.error(error instanceof Error ? error.message : error),
});
process.once('SIGTERM', async () => {
  await worker.end();
  await store.close();
  process.exit();
});
