// Tells who may work on batches, and which requests are those of a worker.

import type { FastifyRequest } from 'fastify';
import type { ServedBatches } from './served-batches.ts';

interface WorkTerms extends Pick<ServedBatches, 'workers'> {
  /** Whether the server asks nobody for keys. */
  readonly isKeyless: boolean;
}

/** Items can be those of other keys, so not every key may lease them. */
export function mayWork({ apiKey }: FastifyRequest, { workers, isKeyless }: WorkTerms): boolean {
  return apiKey === undefined ? isKeyless : workers.includes(apiKey.name);
}

/**
 * Whether a request comes from somebody who works. A machine asks several times a second for each
 * of its threads, and must not be taken for dead because others have the same key or address.
 */
export function isOfWorker(request: FastifyRequest, terms: WorkTerms): boolean {
  const { url = '' } = request.routeOptions;
  return url.startsWith('/api/v1/work/') && mayWork(request, terms);
}
