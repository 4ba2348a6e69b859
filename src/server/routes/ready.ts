// GET /ready says whether the server takes work now, for those who share requests among servers.

import { z } from 'zod';
import { briefly } from '../batches/brief-question.ts';
import { busy, refuse } from '../http/problems.ts';
import type { Route } from '../route-context.ts';
import { ANYWHERE, errors } from '../schemas/common.ts';
import { QUEUE_CLOSED } from '../work/fair-queue.ts';

const ready = z.object({ status: z.literal('ready') });

/** Seconds after which a database that restarts may be back; this is a guess. */
const AWAY = 5;

/** Load balancers ask every few seconds, and wait no longer than that for the answer. */
const TIMES = { patience: 2_000, kept: 1_000 };

export const readyRoute: Route = (app, { scheduler, batches }) => {
  const store = batches && briefly(() => batches.store.workers(), TIMES);
  const schema = {
    operationId: 'ready',
    tags: ['server'],
    summary: 'Whether the server takes work now',
    security: [],
    description:
      'Unlike /health, it is refused while the server ends, its queue is full, or its batches are away.',
    response: {
      200: ready.describe('It takes work.'),
      ...ANYWHERE,
      503: errors.describe('It is about to end, or takes no more work at present.'),
    },
  };
  app.get(
    '/ready',
    { schema, config: { rateLimit: false, isOpen: true } },
    async (_request, reply) => {
      if (scheduler.isClosing()) return refuse(reply, [QUEUE_CLOSED]);
      const { long } = scheduler;
      if (long.isFull())
        return refuse(reply, [busy('the queue for long work is full', long.delay())]);
      if (store !== undefined && (await store()) === undefined)
        return refuse(reply, [busy('the store of batches does not answer', AWAY)]);
      return reply.header('cache-control', 'no-store').send({ status: 'ready' });
    },
  );
};
