// Bounds how many requests a client may send in a minute.

import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { problemError } from '../http/problems.ts';
import { clientOfRequest } from './client-address.ts';

export async function limitRate(api: FastifyInstance, requestsPerMinute: number): Promise<void> {
  await api.register(rateLimit, {
    max: requestsPerMinute,
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
