// Finds out when a request is over: its answer has been sent, or its connection has ended. A
// response that waits behind others on the same connection has no event of its own when that
// connection ends.

import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    over: Ending;
  }
}

/**
 * Whether a request is over, and the listeners for its end. An abort signal would do the same, but
 * costs as much as solving a small puzzle.
 */
interface Ending {
  isPast: boolean;
  /** Whether all of the answer was sent; if it was not, the client went away. */
  isAnswered: boolean;
  readonly listeners: (() => void)[];
}

/** Calls `listener` when the request is over, or at once if it is over already. */
export function whenOver({ over }: FastifyRequest, listener: () => void): void {
  if (over.isPast) listener();
  else over.listeners.push(listener);
}

/** Returns how many requests of a connection are not over yet. */
export type OpenRequests = (socket: Socket) => number;

/** Must be called before any other hook is added, because other hooks call `whenOver`. */
export function watchRequestEnds(app: FastifyInstance): OpenRequests {
  const open = new WeakMap<object, Set<() => void>>();
  const endingsOf = (socket: Socket): Set<() => void> => {
    const known = open.get(socket);
    if (known !== undefined) return known;
    const endings = new Set<() => void>();
    open.set(socket, endings);
    socket.once('close', () => {
      for (const end of endings) end();
    });
    return endings;
  };
  app.decorateRequest('over');
  app.addHook('onRequest', (request, { raw }, done) => {
    const endings = endingsOf(request.raw.socket);
    const over: Ending = { isPast: false, isAnswered: false, listeners: [] };
    const end = (): void => {
      if (over.isPast) return;
      over.isPast = true;
      endings.delete(end);
      for (const listener of over.listeners) listener();
    };
    endings.add(end);
    raw.once('finish', () => {
      over.isAnswered = true;
    });
    raw.once('close', end);
    request.over = over;
    done();
  });
  return (socket) => open.get(socket)?.size ?? 0;
}
