// Server-sent events: the answer as a stream of named events, each with a JSON object. A beat keeps
// proxies from closing a silent stream. If the client reads too slowly, progress is left out, and
// everything else waits. The client is disconnected if too much waits, or if something waits and
// the client reads nothing between two beats.

import { once } from 'node:events';
import type { Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { whenOver } from './request-end.ts';

type EventName = 'progress' | 'step' | 'puzzle' | 'result' | 'error';

export interface EventStream {
  /** `json` is a text without line breaks. */
  send(name: EventName, json: string): void;
  /** Resolves when there is room for more, or when the stream is closed. */
  room(): Promise<void>;
  end(): void;
}

/** The beat is a comment of the protocol. It comes every PERIOD milliseconds. */
const BEAT = ':\n\n';
const PERIOD = 15_000;
/**
 * Limits for the bytes that wait to be sent. Above SLOW, progress is left out. Above STUCK, the
 * next event other than progress disconnects the client.
 */
const SLOW = 256 * 1024;
const STUCK = 16 * 1024 * 1024;

/**
 * The stream ends with the request, even if this answer waits behind another answer and is never
 * sent.
 */
export function startEvents(request: FastifyRequest, reply: FastifyReply): EventStream {
  const stream = new PassThrough();
  const waiting = (): number => stream.readableLength + stream.writableLength;
  let taken = -1;
  const beat = setInterval(() => {
    const now = takenBy(reply.raw.socket);
    if (waiting() > 0 && now === taken) reply.raw.destroy();
    else if (!stream.writableEnded) stream.write(BEAT);
    taken = now;
  }, PERIOD);
  stream.on('close', () => clearInterval(beat));
  whenOver(request, () => stream.destroy());
  stream.write(BEAT);
  request.hasStream = true;
  reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .send(stream);
  return {
    send(name, json) {
      if (stream.destroyed || (name === 'progress' && waiting() > SLOW)) return;
      if (waiting() > STUCK) reply.raw.destroy();
      else stream.write(`event: ${name}\ndata: ${json}\n\n`);
    },
    async room() {
      if (!stream.writableNeedDrain || stream.destroyed) return;
      const waiting = new AbortController();
      const { signal } = waiting;
      await Promise.race(['drain', 'close'].map((event) => once(stream, event, { signal })));
      waiting.abort();
    },
    end: () => stream.end(),
  };
}

/** Returns the number of bytes that have left this side of the connection so far. */
function takenBy(socket: Socket | null): number {
  return socket === null ? 0 : socket.bytesWritten - socket.writableLength;
}
