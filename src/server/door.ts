// Who may come in: decided before anything of a request is read. Clients share the requests that
// are in hand at a time and the bytes of their bodies, from the first byte of the request to the
// last one of the answer.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientOf } from './client.ts';
import { busy, refuse } from './problems.ts';
import { makeShares } from './shares.ts';

export interface DoorSize {
  readonly inHand: number;
  /** Of one body at most, and of all that are in hand. */
  readonly bodyBytes: number;
  readonly bytesInHand: number;
}

/** A hook for requests that bring work. `delay` tells in how many seconds to come again. */
export function makeDoor({ inHand, bodyBytes, bytesInHand }: DoorSize, delay: () => number) {
  const requests = makeShares(inHand);
  // A server that takes little at a time takes one body at least.
  const bytes = makeShares(Math.max(bytesInHand, bodyBytes));
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const client = clientOf(request.ip);
    const size = sizeOf(request, bodyBytes);
    if (!requests.take(client)) {
      refuse(reply, [busy('too many requests of yours are in hand', delay())]);
    } else if (!bytes.take(client, size)) {
      requests.give(client);
      refuse(reply, [busy('too many large requests are in hand', delay())]);
    } else {
      reply.raw.once('close', () => {
        requests.give(client);
        bytes.give(client, size);
      });
      done();
    }
  };
}

/** As much as could come where a request does not say how long it is. */
function sizeOf({ headers }: FastifyRequest, most: number): number {
  const told = Number(headers['content-length'] ?? Number.NaN);
  return Number.isSafeInteger(told) ? Math.min(told, most) : most;
}
