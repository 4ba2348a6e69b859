// Opens the batches that a server has by its settings, and works on them.

import type { BatchStore } from '../../batches/store/batch-store.ts';
import { defined } from '../../puzzle/defined.ts';
import { failure, type Outcome, type Problem, success } from '../../puzzle/problem.ts';
import type { ServedBatches } from '../../server/batches/served-batches.ts';
import type { ServerConfig } from '../../server/config/config-schema.ts';
import { startBatchWorker } from './batch-worker.ts';
import { openBatches, type StoreOptions } from './open-batches.ts';
import { shareFolder } from './share-folder.ts';
import { workForServer } from './work-for-server.ts';

interface OpenServedBatches {
  readonly served?: ServedBatches;
  /** Must be called after the app was closed. */
  close(): Promise<void>;
}

export async function openServedBatches({
  kept,
  folder,
  threads,
  ...terms
}: ServerConfig['batches']): Promise<Outcome<OpenServedBatches>> {
  if (kept === 'off') return success({ close: async () => {} });
  const place = placeOf(kept, folder);
  if (!place.ok) return place;
  const opened = await openBatches(place.value, directoriesOf(process.env), shareFolder);
  if (!opened.ok) return opened;
  const start = (store: BatchStore) => startBatchWorker(store, threads);
  return success({
    served: { store: opened.value, ...terms },
    close: await workForServer(opened.value, threads > 0 ? start : undefined),
  });
}

function placeOf(kept: 'folder' | 'database', folder: string): Outcome<StoreOptions> {
  if (kept === 'folder') return success(defined({ folder: folder === '' ? undefined : folder }));
  const { DATABASE_URL: database } = process.env;
  return database ? success({ database }) : failure(NO_DATABASE);
}

/** The settings alone say where batches are; of the environment, only the usual folder counts. */
function directoriesOf({ XDG_DATA_HOME, LOCALAPPDATA }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return defined({ XDG_DATA_HOME, LOCALAPPDATA });
}

const NO_DATABASE: Problem = {
  code: 'no-database',
  message:
    'batches.kept is database, but DATABASE_URL names none: set it, like postgres://host/name',
};
