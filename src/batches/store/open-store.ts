// Opens the store of batches where it is kept: in a database of PostgreSQL, which many machines can
// share, or in a folder, which one process has open at a time.

import { failure, type Outcome, success } from '../../puzzle/problem.ts';
import type { BatchStore } from './batch-store.ts';
import type { Database } from './database.ts';
import { databaseStore } from './database-store.ts';
import { openEmbedded } from './databases/embedded.ts';
import { openPostgres } from './databases/postgres.ts';
import { placeOfNumbers } from './databases/process-state.ts';
import { reclaimEnded } from './reclaim.ts';
import { TooNewError } from './schema.ts';

export type StorePlace =
  | { readonly kind: 'database'; readonly url: string }
  | { readonly kind: 'folder'; readonly path: string };

/** `isTakeover` is for a process that has worked on the folder already, while another had it. */
export async function openStore(
  place: StorePlace,
  isTakeover = false,
): Promise<Outcome<BatchStore>> {
  if (place.kind === 'database') {
    const opened = await openPostgres(place.url);
    return opened.ok ? storeOn(opened.value) : opened;
  }
  const opened = await openEmbedded(place.path);
  if (!opened.ok) return opened;
  return storeOn(opened.value, () => reclaimEnded(opened.value, placeOfNumbers(), isTakeover));
}

async function storeOn(
  database: Database,
  prepare: () => Promise<void> = async () => {},
): Promise<Outcome<BatchStore>> {
  try {
    const store = await databaseStore(database);
    await prepare();
    return success(store);
  } catch (error) {
    await database.close();
    if (!(error instanceof TooNewError)) throw error;
    return failure({ code: 'newer-version', message: error.message });
  }
}
