// Keeps track of the answers that clients wait for or read. A client that does not take its answer
// is disconnected.

import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { whenOver } from './request-end.ts';

export interface OpenAnswers {
  count(): number;
}

interface AnswerTimes {
  /** Milliseconds in which a client must take something of its answer. */
  readonly silence: number;
  /** Milliseconds in which a client must take all of an answer that is not a stream. */
  readonly whole: number;
}

const TIMES: AnswerTimes = { silence: 20_000, whole: 120_000 };
const LISTENERS = 20;

/** Must be called after `watchRequestEnds`. */
export function watchAnswers(app: FastifyInstance, times = TIMES): OpenAnswers {
  /**
   * When each answer began to be sent; infinity for streams and for answers that are not sent yet.
   */
  const open = new Map<{ destroy(): void }, number>();
  app.addHook('onRequest', (request, { raw }, done) => {
    // Fastify and its plugins add some ten listeners to a response when they send a file.
    raw.setMaxListeners(LISTENERS);
    open.set(raw, Number.POSITIVE_INFINITY);
    whenOver(request, () => open.delete(raw));
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const { socket } = reply.raw;
    // This timeout begins anew whenever the client takes something. Node sets another timeout after
    // the answer.
    if (socket instanceof Socket) socket.setTimeout(times.silence);
    const isStream = String(reply.getHeader('content-type')).startsWith('text/event-stream');
    if (!isStream && open.has(reply.raw)) open.set(reply.raw, performance.now());
    done();
  });
  const sweep = setInterval(() => {
    for (const [answer, since] of open)
      if (performance.now() - since > times.whole) answer.destroy();
  }, times.whole / 10).unref();
  app.addHook('onClose', () => clearInterval(sweep));
  return { count: () => open.size };
}
