// Does a task on the puzzle of a request, in the same way for every route.

import type { FastifyRequest } from 'fastify';
import type { Outcome } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { TextTask } from '../../tasks/texts/answer-text.ts';
import type { PuzzleBounds, SentPosition } from '../../tasks/texts/sent-position.ts';
import type { ServerLimits } from '../limits.ts';
import { chargeWork } from '../watch/request-work.ts';
import {
  type Answering,
  answerShort,
  answerTask,
  callerOf,
  type ProgressListener,
} from './answer.ts';
import { readInline, workInline } from './inline.ts';
import type { Caller } from './scheduler.ts';
import { timedWork } from './timed-work.ts';

/** The use of a puzzle decides how large it may be. */
type Use = 'cells' | 'methodCells' | 'explainCells';

export interface Wanted {
  readonly task: TextTask;
  readonly use: Use;
  readonly seconds: number;
}

export async function answerPuzzleTask(
  on: Answering,
  limits: ServerLimits,
  { task, use, seconds }: Wanted,
): Promise<void> {
  const { request, reply, scheduler } = on;
  const text = request.bodyText;
  const bounds = boundsOf(limits, use);
  const args = { text, bounds, task, limits: { seconds } };
  const body = takeBody(request);
  const inline = await timedWork(
    () => workInline(args, body),
    (seconds) => chargeWork(request, seconds),
  );
  if (inline !== 'unfinished') await answerShort(on, { outcome: inline, items: [] });
  else {
    await answerTask(on, callerOf(request, reply), args, (signal, listener) =>
      scheduler.runLong(args, { signal, ...(listener && hooksOf(listener)) }),
    );
  }
}

/**
 * Reads the puzzle for a method: on this thread if the text is short, otherwise on another thread.
 */
export async function readPuzzleOf(
  { request, scheduler }: Answering,
  limits: ServerLimits,
  caller: Caller,
): Promise<Outcome<Puzzle>> {
  const args = {
    text: request.bodyText,
    bounds: boundsOf(limits, 'methodCells'),
    limits: { seconds: limits.seconds },
  };
  const inline = readInline(args, takeBody(request));
  return inline === 'unfinished' ? scheduler.read(args, caller) : inline;
}

function boundsOf(limits: ServerLimits, use: Use): PuzzleBounds {
  return { side: limits.side, cells: Math.min(limits.cells, limits[use]) };
}

/**
 * Removes the parsed body from the request and returns it. A parsed body takes much more memory
 * than its text, and the request may have to wait.
 */
function takeBody(request: FastifyRequest): SentPosition {
  const { body } = request;
  request.body = undefined;
  return body as SentPosition;
}

export function hooksOf({ progress, item }: ProgressListener) {
  const start = performance.now();
  const elapsed = (): number => (performance.now() - start) / 1000;
  return {
    onProgress: (data: object) => progress({ ...data, seconds: elapsed() }),
    onItem: item,
  };
}
