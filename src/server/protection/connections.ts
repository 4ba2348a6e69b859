// Bounds how many connections there are, with a fair share for each client, and how long a
// connection may be idle.

import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { whenOver } from '../http/request-end.ts';
import { clientOf } from './client-address.ts';
import { makeShares } from './fair-shares.ts';
import type { IsTrusted } from './trusted-proxies.ts';

/**
 * A client may take REQUEST_TIME milliseconds to send a request. A connection may be idle for
 * IDLE_TIME milliseconds between two requests.
 */
export const REQUEST_TIME = 30_000;
/** Replaces REQUEST_TIME for submissions of batches, because a batch can be a million puzzles. */
export const SUBMISSION_TIME = 3_600_000;
export const IDLE_TIME = 15_000;

/**
 * A surplus connection is closed without an answer, because it may never send a request. A trusted
 * proxy brings many clients, so it may have all connections.
 */
export function limitConnections(app: FastifyInstance, most: number, isTrusted: IsTrusted): void {
  const shares = makeShares(most);
  app.server.maxConnections = most;
  app.server.on('connection', (socket: Socket) => {
    if (isTrusted(socket.remoteAddress, 0)) return;
    const client = clientOf(socket.remoteAddress);
    if (!shares.take(client)) {
      socket.destroy();
      return;
    }
    socket.once('close', () => shares.give(client));
  });
}

/**
 * Closes the connections of requests that take longer than REQUEST_TIME to come. For servers with
 * batches, because the limit of the whole server is SUBMISSION_TIME there.
 */
export function limitArrival(
  app: FastifyInstance,
  isSubmission: IsSubmission,
  milliseconds = REQUEST_TIME,
): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    if (!raw.complete && !isSubmission(request)) {
      const end = (): void => {
        if (!raw.complete) raw.destroy();
      };
      const timer = setTimeout(end, milliseconds);
      whenOver(request, () => clearTimeout(timer));
    }
    done();
  });
}

type IsSubmission = (request: FastifyRequest) => boolean;
