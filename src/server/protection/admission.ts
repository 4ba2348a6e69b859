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
  /**
   * The most bytes of one body, of one with a photo, and of one with a certificate. `bytesInHand`
   * is the limit for all bodies together.
   */
  readonly bodyBytes: number;
  readonly photoBytes: number;
  readonly certificateBytes: number;
  readonly bytesInHand: number;
}

/** Makes a hook for requests that bring work. */
export function makeAdmission(limits: AdmissionLimits) {
  const { inHand, bodyBytes, photoBytes, certificateBytes, bytesInHand } = limits;
  const requests = makeShares(inHand);
  // Even a server that may hold few bytes at a time must be able to take one body.
  const bytes = makeShares(Math.max(bytesInHand, bodyBytes, photoBytes, certificateBytes));
  const estimate = makeTimeEstimate();
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined => {
    const client = clientOfRequest(request);
    const size = sizeOf(request, request.routeOptions.bodyLimit ?? bodyBytes);
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

/** Returns the bytes that a request declares, or `most` if it declares more or nothing. */
function sizeOf({ headers }: FastifyRequest, most: number): number {
  const length = Number(headers['content-length'] ?? Number.NaN);
  return Number.isSafeInteger(length) ? Math.min(length, most) : most;
}
