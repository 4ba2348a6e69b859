// Decides which requests are admitted, before their bodies are read. The number of requests in hand
// and the bytes of their bodies are bounded, with a fair share for each client. A request is in
// hand from its admission until its answer has been sent or its connection has ended.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { busy, refuse } from '../http/problems.ts';
import { whenOver } from '../http/request-end.ts';
import { makeTimeEstimate } from '../work/time-estimate.ts';
import { clientOfRequest } from './client-address.ts';
import { makeShares } from './fair-shares.ts';

interface AdmissionLimits {
  readonly inHand: number;
  /** Returns the bytes that a request may take, of its body or otherwise. */
  readonly sizeOf: (request: FastifyRequest) => number;
  /** The most bytes of all bodies together; a larger body would be refused for ever. */
  readonly bytesInHand: number;
}

/** Makes a hook for requests that bring work. Those of a client share with those of others. */
export function makeAdmission(
  { inHand, sizeOf, bytesInHand }: AdmissionLimits,
  clientOf = clientOfRequest,
) {
  const requests = makeShares(inHand);
  const bytes = makeShares(bytesInHand);
  const estimate = makeTimeEstimate();
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined => {
    const client = clientOf(request);
    const size = sizeOf(request);
    const delay = Math.max(1, Math.ceil(estimate.seconds()));
    if (!requests.take(client)) {
      return refuse(reply, [busy('too many of your requests are in hand', delay)]);
    }
    if (!bytes.take(client, size)) {
      requests.give(client);
      return refuse(reply, [busy('too many large requests are in hand', delay)]);
    }
    const measured = estimate.begin();
    whenOver(request, () => {
      measured();
      requests.give(client);
      bytes.give(client, size);
    });
    return undefined;
  };
}

/** The size of a body, for routes that have no limit of their own where they have `most` bytes. */
export function bodySize(most: number): AdmissionLimits['sizeOf'] {
  return ({ headers, routeOptions: { bodyLimit = most } }) => {
    const length = Number(headers['content-length'] ?? Number.NaN);
    return Number.isSafeInteger(length) ? Math.min(length, bodyLimit) : bodyLimit;
  };
}
