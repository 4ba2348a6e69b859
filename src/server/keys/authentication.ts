// Tells who sends a request by the key in the header Authorization, and refuses requests without a
// key, with an unknown one, or beyond a quota. Whoever has a key is one client, wherever they are.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defined } from '../../puzzle/defined.ts';
import type { Problem } from '../../puzzle/problem.ts';
import { refuse } from '../http/problems.ts';
import { whenOver } from '../http/request-end.ts';
import type { Authentication } from './authentication-settings.ts';
import type { KeyRecord } from './key-file.ts';
import { type KeyRing, openKeyRing } from './key-ring.ts';
import { makeQuotaUse, type QuotaUse, type Shortage } from './quota.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The key of the request; undefined if there is none, or if nobody asks for keys. */
    apiKey: KeyRecord | undefined;
    /** Counts seconds of work against the quota of the key. */
    charge: ((seconds: number) => void) | undefined;
  }
  interface FastifyContextConfig {
    /**
     * Whether the route is for programs that watch the server: it answers those without a key, and
     * by any address.
     */
    isOpen?: boolean;
  }
}

interface KeyWatch {
  /** The most seconds of work of a request. */
  readonly seconds: number;
  readonly tell: (error: unknown) => void;
  /** Whether a request does not count against the quota of its key. */
  readonly isFree: (request: FastifyRequest) => boolean;
}

/**
 * Must be called before the rate is limited, so that the limit counts by key. Requests are refused
 * only behind that limit, which thus counts wrong keys by address, and spares the quota of a key
 * the requests that it refuses. Throws if the file of the keys cannot be read.
 */
export function authenticate(
  api: FastifyInstance,
  { mode, keysFile }: Authentication,
  { seconds, tell, isFree }: KeyWatch,
): void {
  api.decorateRequest('apiKey', undefined);
  api.decorateRequest('charge', undefined);
  if (mode === 'off') return;
  const ring = openKeyRing(keysFile, tell);
  const use = makeQuotaUse(seconds);
  const strangers = new WeakMap<FastifyRequest, Problem>();
  api.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.isOpen || request.method === 'OPTIONS') return;
    const problem = identify(request, ring, mode === 'required');
    if (problem !== undefined) strangers.set(request, problem);
  });
  api.addHook('preParsing', async (request, reply) => {
    const problem = strangers.get(request);
    if (problem !== undefined) return refuseIdentity(reply, problem);
    const isCounted = request.apiKey !== undefined && !isFree(request);
    return isCounted ? takeQuota(request, reply, use) : undefined;
  });
}

/** Sets the key of the request, or returns why there is none. */
function identify(request: FastifyRequest, ring: KeyRing, isNeeded: boolean): Problem | undefined {
  const { authorization } = request.headers;
  if (authorization === undefined) return isNeeded ? MISSING : undefined;
  const [, key] = /^Bearer +([\w-]{1,200})$/i.exec(authorization) ?? [];
  request.apiKey = key === undefined ? undefined : ring.find(key);
  return request.apiKey === undefined ? UNKNOWN : undefined;
}

const MISSING: Problem = {
  code: 'key-missing',
  message: 'this server needs a key: send it with the header Authorization: Bearer KEY',
};
const UNKNOWN: Problem = {
  code: 'key-unknown',
  message: 'this is no key of this server: ask its operator for one',
};

function refuseIdentity(reply: FastifyReply, problem: Problem): FastifyReply {
  const error = problem === UNKNOWN ? ', error="invalid_token"' : '';
  reply.header('www-authenticate', `Bearer realm="crosshatch"${error}`);
  return refuse(reply, [problem], 401);
}

function takeQuota(
  request: FastifyRequest,
  reply: FastifyReply,
  use: QuotaUse,
): FastifyReply | undefined {
  const { name, quota: given } = request.apiKey as KeyRecord;
  const quota = defined(given);
  const short = use.take(name, quota);
  const left = use.left(name, quota);
  if (left.requests !== undefined) reply.header('quota-requests-remaining', left.requests);
  if (left.seconds !== undefined) reply.header('quota-seconds-remaining', Math.floor(left.seconds));
  if (short !== undefined) return refuseUse(reply, short, use.reset());
  request.charge = (seconds) => use.charge(name, seconds);
  whenOver(request, () => use.release(name));
  return undefined;
}

/** `reset` is the number of seconds until the next day. */
function refuseUse(reply: FastifyReply, short: Shortage, reset: number): FastifyReply {
  const wait = short === 'held' ? 1 : reset;
  const what = short === 'requests' ? 'requests' : 'seconds of work';
  const why = short === 'held' ? `may all go to its open requests` : `are used up for today`;
  const message = `the ${what} of this key ${why}: try again in ${wait} s`;
  reply.header('retry-after', wait);
  return refuse(reply, [{ code: 'quota-used', message, retryAfter: wait }], 429);
}
