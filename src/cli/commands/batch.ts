// crosshatch batch status, list, pause, resume, cancel and remove.

import { setTimeout as wait } from 'node:timers/promises';
import type { BatchStatus, BatchStore } from '../../batches/store/batch-store.ts';
import { hasEnded } from '../../tasks/operations/batch-state.ts';
import { batchRow, batchText, rateText, removedText } from '../output/batch-text.ts';
import { print, printError, printJson } from '../output/print.ts';
import { allBatches } from '../run/all-batches.ts';
import { findBatch } from '../run/find-batch.ts';
import type { StoreOptions } from '../run/open-batches.ts';
import { startStopping } from '../run/stop-on-signal.ts';
import { withStore } from '../run/with-store.ts';

interface BatchCommand extends StoreOptions {
  readonly follow?: true;
}

interface StatusCommand extends BatchCommand {
  readonly json?: true;
}

export async function batchListCommand(options: StatusCommand): Promise<void> {
  await withStore(options, async (store) => {
    let count = 0;
    for await (const batch of allBatches(store)) {
      count++;
      await (options.json ? printJson(batch) : print(batchRow(batch)));
    }
    if (count === 0 && !options.json)
      printError('there are no batches: "crosshatch batch submit" makes one');
  });
}

export async function batchStatusCommand(id: string, options: StatusCommand): Promise<void> {
  await withStore(options, async (store) => {
    const batch = await findBatch(store, id);
    await printBatch(options.follow ? await followStatus(store, batch.id) : batch, options);
  });
}

type Change = 'pause' | 'resume' | 'cancel' | 'remove';

export async function batchChangeCommand(
  change: Change,
  id: string,
  options: StatusCommand,
): Promise<void> {
  await withStore(options, async (store) => {
    const batch = await findBatch(store, id);
    const changed = await store[change](batch.id);
    if (change === 'remove') await printRemoved(changed ?? batch, options);
    else await printBatch(changed ?? (await findBatch(store, batch.id)), options);
  });
}

async function printRemoved(batch: BatchStatus, { json }: StatusCommand): Promise<void> {
  await (json ? printJson({ ...batch, removed: true }) : print(removedText(batch)));
}

async function printBatch(batch: BatchStatus, { json }: StatusCommand): Promise<void> {
  await (json ? printJson(batch) : print(batchText(batch)));
}

const LOOK_AGAIN = 500;

/** Shows how far the batch is until it has ended. */
async function followStatus(store: BatchStore, id: string): Promise<BatchStatus> {
  const ending = new AbortController();
  const stopping = startStopping(() => ending.abort());
  try {
    for (;;) {
      const batch = await findBatch(store, id);
      if (hasEnded(batch.state) || stopping.isStopped()) return batch;
      stopping.show(batch.done, batch.items, `items done, ${rateText(batch.rate)}`);
      await wait(LOOK_AGAIN, undefined, { signal: ending.signal }).catch(() => {});
    }
  } finally {
    stopping.end();
  }
}
