// Tells who may work on batches, and which requests are those of a worker.

import type { FastifyRequest } from 'fastify';
import { isLocal } from '../protection/local-request.ts';
import type { ServedBatches } from './served-batches.ts';

export interface WorkTerms extends Pick<ServedBatches, 'workers'> {
  /** Whether the server asks nobody for keys. */
  readonly isKeyless: boolean;
}

/** Stands for everybody in the list of workers, where nobody has a key. No key has this name. */
const ANYBODY = '*';

/**
 * Items can be those of other keys, so not every key may lease them. Whoever works can also give
 * wrong answers, which are kept, so without keys only programs of this machine may by themselves.
 */
export function mayWork(request: FastifyRequest, { workers, isKeyless }: WorkTerms): boolean {
  const { apiKey } = request;
  if (apiKey !== undefined) return workers.includes(apiKey.name);
  return isKeyless && (workers.includes(ANYBODY) || isLocal(request));
}

/**
 * Whether a request comes from somebody who works. A machine asks several times a second for each
 * of its threads, and must not be taken for dead because others have the same key or address.
 */
export function isOfWorker(request: FastifyRequest, terms: WorkTerms): boolean {
  const { url = '' } = request.routeOptions;
  return url.startsWith('/api/v1/work/') && mayWork(request, terms);
}
