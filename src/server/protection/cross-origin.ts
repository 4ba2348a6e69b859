// Lets pages of other origins use the API where the operator wants that (CORS). Such pages can only
// send what a program without a browser could send, too: cookies play no part here.

import cors from '@fastify/cors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../http/problems.ts';

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
  api.addHook('onRequest', refusePointless);
  await api.register(cors, {
    origin: allowed.includes('*') ? '*' : [...allowed],
    methods: ['GET', 'POST', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'x-request-id'],
    exposedHeaders: EXPOSED,
    maxAge: KEPT,
  });
}

/** Refuses what no browser asks: the plugin would answer it with mere text. */
function refusePointless(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const { method, headers } = request;
  const isPreflight = headers.origin && headers['access-control-request-method'];
  if (method === 'OPTIONS' && !isPreflight) {
    const message =
      'OPTIONS is for browsers, which send it with origin and access-control-request-method';
    refuse(reply, [{ code: 'bad-request', message }], 400);
  } else done();
}

/** Pages see other headers of an answer only if they are named here. */
const EXPOSED = [
  'quota-requests-remaining',
  'quota-seconds-remaining',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'retry-after',
  'www-authenticate',
  'x-request-id',
];
