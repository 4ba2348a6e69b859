// Does the work for a request and answers it: with one JSON object, or with events if the client
// asks for them. The work ends when the client goes away.

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Outcome } from '../../puzzle/problem.ts';
import type { AnswerTextArgs, TextItem } from '../../tasks/texts/answer-text.ts';
import { type EventStream, startEvents } from '../http/event-stream.ts';
import { busy, errorsJson, FAULT, type OnFault, refuse } from '../http/problems.ts';
import { whenOver } from '../http/request-end.ts';
import { clientOfRequest } from '../protection/client-address.ts';
import { chargeWork, noteVerdict } from '../watch/request-work.ts';
import { inTurn, type Pass } from './fair-queue.ts';
import type { Caller, Scheduler, ShortAnswer } from './scheduler.ts';
import { timedWork } from './timed-work.ts';

/** Receives what the work reports before its end. */
export interface ProgressListener {
  readonly progress: (data: object) => void;
  readonly item: (item: TextItem) => void;
}

/**
 * A task that may take long; its outcome is a JSON text. Without a `listener`, nobody gets the
 * progress.
 */
export type LongTask = (
  signal: AbortSignal,
  listener: ProgressListener | undefined,
) => Promise<Outcome<string>>;

interface Conversation {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface Answering extends Conversation {
  readonly scheduler: Scheduler;
  readonly onFault: OnFault;
}

/**
 * Tries the task in short turns first. If they do not finish it, `longTask` does the task from the
 * start.
 */
export async function answerTask(
  on: Answering,
  caller: Caller,
  task: AnswerTextArgs,
  longTask: LongTask,
): Promise<void> {
  const { request, scheduler } = on;
  const short = await scheduler.runShort(task, caller, wantsEvents(request));
  if (short === 'unfinished') await answerLong(on, caller, longTask);
  else await answerShort(on, short);
}

/** Answers with the result of a short turn. No event has been sent before. */
export async function answerShort(on: Answering, { outcome, items }: ShortAnswer): Promise<void> {
  const { request, reply } = on;
  if (outcome.ok) noteVerdict(request, outcome.value);
  if (!outcome.ok || !listensToEvents(on)) send(on, outcome);
  else await sendAll(startEvents(request, reply), items, outcome.value);
}

/** Sends all items and the result as events, and waits whenever the client reads too slowly. */
async function sendAll(
  events: EventStream,
  items: readonly TextItem[],
  result: string,
): Promise<void> {
  for (const { event, data } of items) {
    events.send(event, JSON.stringify(data));
    await events.room();
  }
  events.send('result', result);
  events.end();
}

/**
 * Does the work when the long queue gives it a place. Refuses the request if the client already has
 * its share of the queue.
 */
export async function answerLong(on: Answering, caller: Caller, longTask: LongTask): Promise<void> {
  const { reply, scheduler } = on;
  const { long } = scheduler;
  const timedTask: LongTask = async (...args) => {
    const outcome = await timedWork(() => longTask(...args), caller.charge);
    if (outcome.ok) noteVerdict(on.request, outcome.value);
    return outcome;
  };
  const turn = long.enter(caller.client, caller.signal);
  if (turn === undefined) refuse(reply, [busy('the queue for long work is full', long.delay())]);
  else if (listensToEvents(on)) await answerByEvents(on, turn, caller, timedTask);
  else send(on, await inTurn(turn, () => timedTask(caller.signal, undefined)));
}

export function callerOf(request: FastifyRequest, reply: FastifyReply): Caller {
  const gone = new AbortController();
  whenOver(request, () => {
    if (isGone({ request, reply })) gone.abort();
  });
  const charge = (seconds: number): void => chargeWork(request, seconds);
  return { client: clientOfRequest(request), signal: gone.signal, charge };
}

/** Whether the client went away before the whole answer was sent. */
function isGone({ request: { over }, reply: { raw } }: Conversation): boolean {
  return over.isPast && !raw.writableFinished;
}

/**
 * Whether the client wants events and is still there: a stream to nobody would fail before its
 * first byte.
 */
function listensToEvents(on: Conversation): boolean {
  return wantsEvents(on.request) && !isGone(on);
}

export function wantsEvents({ query, headers }: FastifyRequest): boolean {
  const { stream } = query as { readonly stream?: string };
  return stream === '1' || (headers.accept ?? '').includes('text/event-stream');
}

/** Sends the text exactly as the work made it, without serializing it by a schema. */
function send(on: Answering, outcome: Outcome<string>): void {
  const { reply } = on;
  if (isGone(on)) reply.hijack();
  else if (!outcome.ok) refuse(reply, outcome.problems);
  else {
    reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
    reply.serializer((text: unknown) => text as string).send(outcome.value);
  }
}

async function answerByEvents(
  { request, reply, onFault }: Answering,
  turn: Promise<Pass>,
  { signal }: Caller,
  longTask: LongTask,
): Promise<void> {
  const events = startEvents(request, reply);
  const listener = {
    progress: (data: object) => events.send('progress', JSON.stringify(data)),
    item: ({ event, data }: TextItem) => events.send(event, JSON.stringify(data)),
  };
  const fail = (problems: Parameters<typeof errorsJson>[0]): void =>
    events.send('error', JSON.stringify(errorsJson(problems)));
  try {
    const outcome = await inTurn(turn, () => longTask(signal, listener));
    if (outcome.ok) events.send('result', outcome.value);
    else fail(outcome.problems);
  } catch (error) {
    onFault(error, request);
    fail([FAULT]);
  } finally {
    events.end();
  }
}
