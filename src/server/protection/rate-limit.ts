// Bounds how many requests a client may send in a minute, but for requests that are free.

import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problemError } from '../http/problems.ts';
import { clientOfRequest } from './client-address.ts';

export async function limitRate(
  api: FastifyInstance,
  requestsPerMinute: number,
  isFree: (request: FastifyRequest) => boolean,
): Promise<void> {
  await api.register(rateLimit, {
    max: requestsPerMinute,
    allowList: isFree,
    timeWindow: '1 minute',
    keyGenerator: clientOfRequest,
    enableDraftSpec: true,
    errorResponseBuilder: (_request, { max, after }) =>
      problemError(429, {
        code: 'too-many-requests',
        message: `more than ${max} requests in a minute: try again in ${after}`,
      }),
  });
}
