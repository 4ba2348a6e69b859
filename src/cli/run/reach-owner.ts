// Finds who has a folder of batches open now, for a command that asked a process which has ended.

import { hostname } from 'node:os';
import { httpStore } from '../../batches/http/http-store.ts';
import type { BatchStore } from '../../batches/store/batch-store.ts';
import { readOwner } from '../../batches/store/databases/folder-owner.ts';
import { defined } from '../../puzzle/defined.ts';
import { chosenPlace, type StoreOptions } from './open-batches.ts';

/**
 * Returns the store of the owner, or the one that was asked until now where there is no folder or
 * no owner. The folder is not opened here, because a worker that is started again needs it.
 */
export function reachOwner(options: StoreOptions, store: BatchStore): BatchStore {
  const place = chosenPlace(options);
  if (!place.ok || place.value.kind !== 'folder') return store;
  const { address, secret, host } = readOwner(place.value.path) ?? {};
  if (address === undefined || host !== hostname()) return store;
  return httpStore({ address, ...defined({ key: secret }) });
}
