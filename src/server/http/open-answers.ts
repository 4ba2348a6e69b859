// Keeps track of the answers that clients wait for or read. A client that does not take its answer
// is disconnected.

import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type ServerTimes, USUAL_TIMES } from '../server-times.ts';
import { whenOver } from './request-end.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Whether the answer is a stream, which may last as long as its client takes something of it.
     * The code that sends one says so before.
     */
    hasStream: boolean;
  }
}

export interface OpenAnswers {
  count(): number;
}

type AnswerTimes = Pick<ServerTimes, 'silence' | 'whole'>;

const LISTENERS = 20;

/** Must be called after `watchRequestEnds`. */
export function watchAnswers(app: FastifyInstance, times: AnswerTimes = USUAL_TIMES): OpenAnswers {
  /**
   * When each answer began to be sent; infinity for streams and for answers that are not sent yet.
   */
  const open = new Map<{ destroy(): void }, number>();
  app.decorateRequest('hasStream', false);
  app.addHook('onRequest', (request, { raw }, done) => {
    // Fastify and its plugins add some ten listeners to a response when they send a file.
    raw.setMaxListeners(LISTENERS);
    open.set(raw, Number.POSITIVE_INFINITY);
    whenOver(request, () => open.delete(raw));
    done();
  });
  app.addHook('onSend', ({ hasStream }, reply, _payload, done) => {
    const { socket } = reply.raw;
    // This timeout begins anew whenever the client takes something. Node sets another timeout after
    // the answer.
    if (socket instanceof Socket) socket.setTimeout(times.silence);
    if (!hasStream && open.has(reply.raw)) open.set(reply.raw, performance.now());
    done();
  });
  const sweep = setInterval(() => {
    for (const [answer, since] of open)
      if (performance.now() - since > times.whole) answer.destroy();
  }, times.whole / 10).unref();
  app.addHook('onClose', () => clearInterval(sweep));
  return { count: () => open.size };
}
