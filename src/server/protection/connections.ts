// Bounds how many connections there are, with a fair share for each client, and how long a
// connection may be idle.

import { Socket } from 'node:net';
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
  mayGoOn(request: FastifyRequest): boolean;
}

/**
 * Closes the connections of requests that take longer than `milliseconds` to come. For servers with
 * batches, because the limit of the whole server is SUBMISSION_TIME there.
 */
export function limitArrival(app: FastifyInstance, long: LongRequests, milliseconds: number): void {
  app.addHook('onRequest', (request, _reply, done) => {
    // An injected request has no connection.
    const { complete, socket } = request.raw;
    if (!complete && socket instanceof Socket) endLate(request, long, milliseconds);
    done();
  });
}

/**
 * Looks at the request after so many milliseconds each time, when it is known who sends it. One
 * that was refused before all of it came has no longer time than others.
 */
function endLate(request: FastifyRequest, long: LongRequests, milliseconds: number): void {
  const { raw, over } = request;
  const { socket } = raw;
  let came = socket.bytesRead;
  const timer = setInterval(() => {
    const isStuck = socket.bytesRead === came;
    came = socket.bytesRead;
    if (raw.complete || socket.destroyed) clearInterval(timer);
    else if (over.isPast || !mayTakeLonger(request, isStuck, long)) socket.destroy();
  }, milliseconds);
  whenOver(request, () => {
    if (raw.complete) clearInterval(timer);
  });
}

function mayTakeLonger(
  request: FastifyRequest,
  isStuck: boolean,
  { isSubmission, mayGoOn }: LongRequests,
): boolean {
  return isSubmission(request) || (!isStuck && mayGoOn(request));
}
