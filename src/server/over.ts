// When a request is over: its answer has left, or its connection has ended. A response that waits
// behind others on the same connection hears nothing of the end of that connection by itself.

import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Aborted when the request is over, however it ended. */
    over: AbortSignal;
  }
}

/** Requests of a connection that are not over yet. */
export type OpenRequests = (socket: Socket) => number;

/** Before all other hooks, which may rely on it. */
export function tellWhenOver(app: FastifyInstance): OpenRequests {
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
    const ending = new AbortController();
    const endings = endingsOf(request.raw.socket);
    const end = (): void => {
      endings.delete(end);
      ending.abort();
    };
    endings.add(end);
    raw.once('close', end);
    request.over = ending.signal;
    done();
  });
  return (socket) => open.get(socket)?.size ?? 0;
}
