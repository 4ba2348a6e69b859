// The answers that somebody waits for or reads. A client that does not take its answer is let go.

import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface OpenAnswers {
  count(): number;
}

export interface Patience {
  /** Milliseconds in which a client must take something of its answer. */
  readonly silence: number;
  /** Milliseconds for all of an answer that is no stream. */
  readonly whole: number;
}

const PATIENCE: Patience = { silence: 20_000, whole: 120_000 };

const LISTENERS = 20;

export function watchAnswers(app: FastifyInstance, patience = PATIENCE): OpenAnswers {
  /** When the answer began to be sent, if it is to end. */
  const sentAt = new Map<{ destroy(): void }, number>();
  app.addHook('onRequest', (_request, { raw }, done) => {
    // Fastify and its plugins listen some ten times for the end of a file that they send.
    raw.setMaxListeners(LISTENERS);
    sentAt.set(raw, Number.POSITIVE_INFINITY);
    raw.once('close', () => sentAt.delete(raw));
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const { socket } = reply.raw;
    // It begins anew whenever the client takes something. Node sets another one after the answer.
    if (socket instanceof Socket) socket.setTimeout(patience.silence);
    const isStream = String(reply.getHeader('content-type')).startsWith('text/event-stream');
    if (!isStream && sentAt.has(reply.raw)) sentAt.set(reply.raw, performance.now());
    done();
  });
  const sweep = setInterval(() => {
    for (const [answer, since] of sentAt)
      if (performance.now() - since > patience.whole) answer.destroy();
  }, patience.whole / 10).unref();
  app.addHook('onClose', () => clearInterval(sweep));
  return { count: () => sentAt.size };
}
