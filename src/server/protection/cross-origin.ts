// Lets pages of other origins use the API where the operator wants that (CORS). Such pages can only
// send what a program without a browser could send, too: cookies play no part here.

import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** Returns whether an origin is one of those that are allowed; `*` allows all. */
export function originsOf(allowed: readonly string[]): (origin: string) => boolean {
  return (origin) => origin !== '' && (allowed.includes('*') || allowed.includes(origin));
}

/** Seconds for which a browser need not ask again what is allowed. */
const KEPT = 600;

/**
 * Nothing changes if no origin is allowed: there are no headers then, and no answers to OPTIONS.
 */
export async function answerOrigins(
  api: FastifyInstance,
  allowed: readonly string[],
): Promise<void> {
  if (allowed.length === 0) return;
  await api.register(cors, {
    origin: allowed.includes('*') ? '*' : [...allowed],
    methods: ['GET', 'POST'],
    allowedHeaders: ['authorization', 'content-type', 'x-request-id'],
    exposedHeaders: EXPOSED,
    maxAge: KEPT,
  });
}

/** Pages see other headers of an answer only if they are named here. */
const EXPOSED = [
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'retry-after',
  'x-request-id',
];
