// Work for a request, and its answer: one JSON object, or events when the client asks for them. The work waits for its
// turn at the gate, and ends when the client goes away.

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Outcome } from '../puzzle/problem.ts';
import type { Pass } from './gate.ts';
import { errorsJson, FAULT, type OnFault, refuse } from './problems.ts';
import { startEvents } from './sse.ts';
import type { Workshop } from './workshop.ts';

/** What the work tells on its way; undefined when nobody listens. */
export interface News {
  readonly progress: (data: object) => void;
  readonly step: (data: object) => void;
}

export type Work<T> = (signal: AbortSignal, news: News | undefined) => Promise<Outcome<T>>;

export interface Answering {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly workshop: Workshop;
  readonly onFault: OnFault;
}

export async function answer<T extends object>(on: Answering, work: Work<T>): Promise<void> {
  const { request, reply, workshop } = on;
  const signal = leaving(reply);
  const turn = workshop.gate.enter(signal);
  if (turn === undefined) {
    const message = 'the server is busy and its queue is full: try again in some seconds';
    refuse(reply, [{ code: 'busy', message }]);
  } else if (wantsEvents(request)) await answerByEvents(on, turn, signal, work);
  else await answerAtOnce(reply, turn, signal, work);
}

/** Aborted when the connection ends before the answer does. */
function leaving({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (raw.destroyed) gone.abort();
  raw.on('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

export function wantsEvents({ query, headers }: FastifyRequest): boolean {
  const { stream } = query as { readonly stream?: string };
  return stream === '1' || (headers.accept ?? '').includes('text/event-stream');
}

async function answerAtOnce<T extends object>(
  reply: FastifyReply,
  turn: Promise<Pass>,
  signal: AbortSignal,
  work: Work<T>,
): Promise<void> {
  const outcome = await inTurn(turn, () => work(signal, undefined));
  if (outcome === 'gone' || signal.aborted) reply.hijack();
  else if (outcome.ok) reply.header('cache-control', 'no-store').send(outcome.value);
  else refuse(reply, outcome.problems);
}

async function answerByEvents<T extends object>(
  { request, reply, onFault }: Answering,
  turn: Promise<Pass>,
  signal: AbortSignal,
  work: Work<T>,
): Promise<void> {
  const events = startEvents(reply);
  const news = {
    progress: (data: object) => events.send('progress', data),
    step: (data: object) => events.send('step', data),
  };
  try {
    const outcome = await inTurn(turn, () => work(signal, news));
    if (outcome === 'gone') return;
    if (outcome.ok) events.send('result', outcome.value);
    else events.send('error', errorsJson(outcome.problems));
  } catch (error) {
    onFault(error, request);
    events.send('error', errorsJson([FAULT]));
  } finally {
    events.end();
  }
}

async function inTurn<T>(turn: Promise<Pass>, work: () => Promise<T>): Promise<T | 'gone'> {
  const pass = await turn;
  if (pass === 'gone') return pass;
  try {
    return await work();
  } finally {
    pass.leave();
  }
}
