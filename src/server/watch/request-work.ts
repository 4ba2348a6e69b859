// Keeps what is known of the work of a request: how long it took, and which verdict a solve came
// to. The quota of a key and the metrics want to know.

import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Seconds of work that were done so far, without the time in queues. */
    workSeconds: number;
    /** How the work ended; undefined if it brought no verdict. */
    solved: SolvedBy | undefined;
  }
}

interface SolvedBy {
  readonly method: string;
  readonly verdict: string;
}

export function watchWorkOf(app: FastifyInstance): void {
  app.decorateRequest('workSeconds', 0);
  app.decorateRequest('solved', undefined);
}

export function chargeWork(request: FastifyRequest, seconds: number): void {
  request.workSeconds += seconds;
  request.charge?.(seconds);
}

/** Takes the verdict from the beginning of an answer, which saves parsing all of it. */
export function noteVerdict(request: FastifyRequest, answer: string): void {
  const [, method = 'engine', verdict] =
    /^\{(?:"method":"([\w-]+)",)?"verdict":"(\w+)"/.exec(answer.slice(0, LONGEST_HEAD)) ?? [];
  if (verdict !== undefined) request.solved = { method, verdict };
}

const LONGEST_HEAD = 200;
