// Reads the texts of submissions that are no JSON lines. A megabyte of small puzzles takes a second
// or two, in which the thread that answers could do nothing else.

import type { FastifyRequest } from 'fastify';
import { readTextItems } from '../../tasks/items/items-of-text.ts';
import { clientOfRequest } from '../protection/client-address.ts';
import type { Scheduler } from '../work/scheduler.ts';
import type { BatchService } from './batch-service.ts';

/** The most characters that are read at once, because the way to a thread takes as long. */
const SHORT = 4096;

export function textReader({
  readItems,
}: Pick<Scheduler, 'readItems'>): Required<BatchService>['readText'] {
  return (request, text) =>
    text.text.length > SHORT ? readItems(text, callerOf(request)) : readTextItems(text);
}

/** Seconds of a quota are not counted for batches. */
function callerOf(request: FastifyRequest) {
  const { signal } = new AbortController();
  return { client: clientOfRequest(request), signal, charge: () => {} };
}
