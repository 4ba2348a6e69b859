// Adds the routes of batches to the API of the server, with its keys: whoever has a key sees the
// batches of that key alone, and those without a key the batches that belong to nobody.

import type { FastifyInstance } from 'fastify';
import { defined } from '../../puzzle/defined.ts';
import type { BatchService } from './batch-service.ts';
import { mayWork } from './may-work.ts';
import type { ServedBatches } from './served-batches.ts';
import { storeRoutes } from './store-routes.ts';

interface BatchTerms extends Pick<BatchService, 'blank' | 'puzzleBytes' | 'onFault' | 'readText'> {
  readonly version: string;
  /** Whether the server asks nobody for keys. */
  readonly isKeyless: boolean;
}

export function serveBatches(
  api: FastifyInstance,
  { store, workers, batches: most, ...limits }: ServedBatches,
  { isKeyless, version, ...terms }: BatchTerms,
): void {
  const service: BatchService = {
    ...{ ...terms, store, limits },
    termsOf: ({ apiKey }) => ({ version, most, ...defined({ owner: apiKey?.name }) }),
    ownerSeen: ({ apiKey }) => apiKey?.name ?? null,
    isVisible: ({ apiKey }, { owner }) => apiKey?.name === owner,
    mayWork: (request) => mayWork(request, { workers, isKeyless }),
  };
  storeRoutes(api, service);
}
