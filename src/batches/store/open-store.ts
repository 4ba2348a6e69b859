// Opens the store of batches where it is kept: in a database of PostgreSQL, which many machines can
// share, or in a folder, which one process has open at a time.

import { failure, type Outcome, success } from '../../puzzle/problem.ts';
import type { BatchStore } from './batch-store.ts';
import type { Database } from './database.ts';
import { databaseStore } from './database-store.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';
import { TooNewError } from './schema.ts';

export type StorePlace =
  | { readonly kind: 'database'; readonly url: string }
  | { readonly kind: 'folder'; readonly path: string };

export async function openStore(place: StorePlace): Promise<Outcome<BatchStore>> {
  const opened =
    place.kind === 'database' ? await openPostgres(place.url) : await openEmbedded(place.path);
  return opened.ok ? storeOn(opened.value) : opened;
}

async function storeOn(database: Database): Promise<Outcome<BatchStore>> {
  try {
    return success(await databaseStore(database));
  } catch (error) {
    await database.close();
    if (!(error instanceof TooNewError)) throw error;
    return failure({ code: 'newer-version', message: error.message });
  }
}
