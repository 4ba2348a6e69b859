// Answers for the errors of a store of batches. A store that is away, or changes hands, is usually
// back soon, so clients are told to try again. Why it is away, with processes and paths, is for the
// operator alone.

import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { BatchProblem } from '../../batches/batch-problem.ts';
import { isPassing } from '../../batches/store/databases/postgres.ts';
import { busy, errorHandler, type OnFault, refuse } from '../http/problems.ts';

/** Makes the handler for `setErrorHandler`. */
export function storeErrorHandler(onFault: OnFault) {
  const answerOthers = errorHandler(onFault);
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (isOfClosedStore(error)) return refuse(reply, [AWAY]);
    if (isOfClient(error)) return refuse(reply, [error.problem]);
    const isOver = request.over?.isPast;
    if (isOver || !isAway(error)) return answerOthers(error, request, reply);
    onFault(error, request);
    return refuse(reply, [AWAY]);
  };
}

/** Seconds; a folder is taken over in as many, and a database starts again. */
const AGAIN = 5;
export const AWAY = busy('the batches cannot be reached now', AGAIN);

/** A process that ends closes its store, which is no fault. */
export function isOfClosedStore(error: unknown): boolean {
  return error instanceof BatchProblem && error.problem.code === 'closed';
}

function isOfClient(error: unknown): error is BatchProblem {
  return error instanceof BatchProblem && !isAway(error);
}

function isAway(error: unknown): boolean {
  return error instanceof BatchProblem ? AWAY_CODES.includes(error.problem.code) : isPassing(error);
}

/**
 * Problems with these codes come of a folder whose owner is gone or not there yet, or at whose
 * address another program answers by now.
 */
const AWAY_CODES = [
  ...['unreachable', 'bad-answer', 'key-unknown', 'busy', 'fault'],
  ...['folder-in-use', 'folder-lost', 'folder-damaged', 'not-installed'],
];
