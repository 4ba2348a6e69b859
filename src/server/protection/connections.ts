// Bounds how many connections there are, with a fair share for each client, and how long a
// connection may be idle.

import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { whenOver } from '../http/request-end.ts';
import { clientOf } from './client-address.ts';
import { makeShares } from './fair-shares.ts';
import type { IsTrusted } from './trusted-proxies.ts';

/**
 * A submission of a batch may take SUBMISSION_TIME milliseconds, because a batch can be a million
 * puzzles. A connection may be idle for IDLE_TIME milliseconds between two requests.
 */
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

interface LongRequests {
  /** Whether a request may take as long as the whole server allows. */
  isSubmission(request: FastifyRequest): boolean;
  /** Whether a request may take any time, as long as some of it comes. */
  isDelivery(request: FastifyRequest): boolean;
}

/**
 * Closes the connections of requests that take longer than `milliseconds` to come. For servers with
 * batches, because the limit of the whole server is SUBMISSION_TIME there.
 */
export function limitArrival(
  app: FastifyInstance,
  { isSubmission, isDelivery }: LongRequests,
  milliseconds: number,
): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!request.raw.complete && !isSubmission(request))
      endLate(request, isDelivery(request), milliseconds);
    done();
  });
}

/** Closes the connection after so many milliseconds, or after as many in which nothing came. */
function endLate(request: FastifyRequest, mayGoOn: boolean, milliseconds: number): void {
  const { raw } = request;
  let came = raw.socket.bytesRead;
  const timer = setInterval(() => {
    const { bytesRead } = raw.socket;
    if (raw.complete) clearInterval(timer);
    else if (!mayGoOn || bytesRead === came) raw.destroy();
    came = bytesRead;
  }, milliseconds);
  whenOver(request, () => clearInterval(timer));
}
