// Server-sent events: the answer as a stream of named events, each with a JSON object. A beat keeps proxies from closing a
// silent stream. Progress that the client is too slow to take is left out, all else waits; one that takes nothing any more is
// let go.

import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';

export type EventName = 'progress' | 'step' | 'result' | 'error';

export interface EventStream {
  send(name: EventName, data: object): void;
  end(): void;
}

/** Milliseconds. */
const BEAT = 15_000;
/** Bytes that wait: progress is left out from the first on, the client is given up at the second. */
const SLOW = 256 * 1024;
const STUCK = 32 * 1024 * 1024;

export function startEvents(reply: FastifyReply): EventStream {
  const stream = new PassThrough();
  stream.write(':\n\n');
  const beat = setInterval(() => stream.write(':\n\n'), BEAT);
  stream.on('close', () => clearInterval(beat));
  reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .send(stream);
  return {
    send(name, data) {
      if (stream.destroyed || (name === 'progress' && stream.writableLength > SLOW)) return;
      if (stream.writableLength > STUCK) reply.raw.destroy();
      else stream.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    end() {
      clearInterval(beat);
      stream.end();
    },
  };
}
