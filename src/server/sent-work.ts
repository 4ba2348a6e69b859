// Work on the puzzle of a request: the same few steps for every route.

import type { FastifyRequest } from 'fastify';
import type { Bounds, ReadTask, SentPosition, SentWork } from '../jobs/index.ts';
import type { Outcome } from '../puzzle/problem.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { type Answering, answerAsk, callerOf, type News } from './answer.ts';
import type { Limits } from './limits.ts';
import type { Caller } from './scheduler.ts';

/** What the puzzle is for decides how large it may be. */
export type Use = 'cells' | 'methodCells' | 'explainCells';

export interface Wanted {
  readonly work: SentWork;
  readonly use: Use;
  readonly seconds: number;
}

export function answerSent(
  on: Answering,
  limits: Limits,
  { work, use, seconds }: Wanted,
): Promise<void> {
  const { request, scheduler } = on;
  const { text } = request;
  const bounds = boundsOf(limits, use);
  const task = { kind: 'sent', text, bounds, work, limits: { seconds } } as const;
  const ask = { task, sent: takeBody(request) };
  return answerAsk(on, callerOf(on), ask, (signal, news) =>
    scheduler.runLong(task, { signal, ...(news && hooksOf(news)) }),
  );
}

/** The puzzle of work that is done elsewhere. */
export function readPuzzleOf(
  { request, scheduler }: Answering,
  limits: Limits,
  caller: Caller,
): Promise<Outcome<Puzzle>> {
  const task: ReadTask = {
    kind: 'read',
    text: request.text,
    bounds: boundsOf(limits, 'methodCells'),
    limits: { seconds: limits.seconds },
  };
  return scheduler.read({ task, sent: takeBody(request) }, caller);
}

function boundsOf(limits: Limits, use: Use): Bounds {
  return { side: limits.side, cells: Math.min(limits.cells, limits[use]) };
}

/** The body takes much more memory than its text: nobody keeps it while the request waits. */
function takeBody(request: FastifyRequest): SentPosition {
  const { body } = request;
  request.body = undefined;
  return body as SentPosition;
}

export function hooksOf({ progress, step }: News) {
  const start = performance.now();
  const elapsed = (): number => (performance.now() - start) / 1000;
  return {
    onProgress: (told: object) => progress({ ...told, seconds: elapsed() }),
    onStep: step,
  };
}
