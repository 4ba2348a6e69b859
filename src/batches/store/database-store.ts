// A store in a database: each of its operations is a file of SQL.

import type { BatchStore } from './batch-store.ts';
import type { Database } from './database.ts';
import { deliver } from './deliver.ts';
import { lease } from './lease.ts';
import { countLiving } from './reclaim.ts';
import { removeBatch } from './remove.ts';
import { readResults } from './results.ts';
import { migrate } from './schema.ts';
import { changeState } from './set-state.ts';
import { isWorkLeft, listBatches, readStatus } from './status.ts';
import type { StoreClock } from './store-clock.ts';
import { submit } from './submit.ts';
import { beat, leave, register } from './worker-beat.ts';

/** Makes the tables where they are missing. Closing the store closes the database. */
export async function databaseStore(
  database: Database,
  clock: StoreClock = () => null,
): Promise<BatchStore> {
  await migrate(database);
  return {
    submit: (batch, chunks, most = Number.POSITIVE_INFINITY) =>
      submit(database, batch, chunks, most),
    status: (id) => readStatus(database, id, clock()),
    list: (owner, behind) => listBatches(database, clock(), owner, behind),
    pause: (id) => changeState(database, id, 'pause'),
    resume: (id) => changeState(database, id, 'resume'),
    cancel: (id) => changeState(database, id, 'cancel'),
    async remove(id) {
      const removed = await removeBatch(database, id);
      if (removed !== undefined) await database.freeRoom();
      return removed;
    },
    results: (id, wish = {}) => readResults(database, id, wish),
    register: (worker) => register(database, worker, clock),
    beat: (workerId, held) => beat(database, workerId, held, clock),
    leave: (workerId) => leave(database, workerId),
    workers: () => countLiving(database, clock()),
    lease: (workerId, wish) => lease(database, workerId, wish),
    deliver: (workerId, deliveries) => deliver(database, workerId, deliveries),
    isWorkLeft: () => isWorkLeft(database),
    close: () => database.close(),
  };
}
