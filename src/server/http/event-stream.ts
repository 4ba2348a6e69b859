// Server-sent events: the answer as a stream of named events, each with a JSON object. A beat keeps
// proxies from closing a silent stream. Progress that the client is too slow to take is left out,
// and all else waits. A client that takes nothing between two beats is let go.

import { once } from 'node:events';
import type { Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { whenOver } from './request-end.ts';

export type EventName = 'progress' | 'step' | 'result' | 'error';

export interface EventStream {
  /** `json` is a text without line breaks. */
  send(name: EventName, json: string): void;
  /** Resolves when there is room for more, or nobody listens any more. */
  room(): Promise<void>;
  end(): void;
}

/** A comment of the protocol, and how often it comes, in milliseconds. */
const BEAT = ':\n\n';
const PERIOD = 15_000;
/**
 * Bytes that wait: progress is left out from the first on, and the client is let go at the second.
 */
const SLOW = 256 * 1024;
const STUCK = 16 * 1024 * 1024;

/** The stream ends with the request, also where that waits behind another one and is never sent. */
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

/** Bytes that the client's side of the connection has taken so far. */
function takenBy(socket: Socket | null): number {
  return socket === null ? 0 : socket.bytesWritten - socket.writableLength;
}
