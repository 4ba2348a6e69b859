// The routes under /work, by which workers of other machines ask for items and deliver answers
// without a way to the database.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Delivery } from '../../batches/store/batch-store.ts';
import { refuse } from '../http/problems.ts';
import type { FastifyApp } from '../route-context.ts';
import { ANYWHERE, errors } from '../schemas/common.ts';
import { beatBody, leaseBody, newWorker } from './batch-schemas.ts';
import type { BatchService } from './batch-service.ts';
import { deliveriesBody } from './delivery-schema.ts';

/** The most bytes of a delivery: the answers of some seconds, with the items that are left. */
const BODY_LIMIT = 64 * 1024 * 1024;

const workerId = z.object({ id: z.uuid() });
const anything = z.looseObject({});
const REFUSALS = {
  ...ANYWHERE,
  403: errors.describe('The key is not one of those that may work.'),
  404: errors.describe('The worker is not known, or was taken for dead: it registers anew.'),
};

export function workRoutes(app: FastifyApp, { store, mayWork }: BatchService): void {
  const hooks = {
    bodyLimit: BODY_LIMIT,
    preHandler: async (request: FastifyRequest, reply: FastifyReply) =>
      mayWork(request) ? undefined : refuse(reply, [NOT_ALLOWED], 403),
  };
  const schemaOf = (operationId: string, summary: string) => ({
    ...{ operationId, tags: ['work'], summary },
    response: { 200: anything, ...REFUSALS },
  });
  const registering = { ...schemaOf('registerWorker', 'Make a worker known'), body: newWorker };
  app.post('/work/workers', { ...hooks, schema: registering }, async ({ body }) => ({
    id: await store.register(body),
  }));

  const params = workerId;
  const beating = {
    ...schemaOf('beat', 'Say that a worker lives, and what it has in hand'),
    ...{ params, body: beatBody },
  };
  app.post('/work/workers/:id/beat', { ...hooks, schema: beating }, async (request, reply) => {
    const beat = await store.beat(request.params.id, request.body.held);
    if (beat !== undefined) return { ...beat };
    return refuse(reply as unknown as FastifyReply, [NO_WORKER], 404) as never;
  });

  const leasing = { ...schemaOf('lease', 'Lease items'), params, body: leaseBody };
  app.post('/work/workers/:id/lease', { ...hooks, schema: leasing }, async ({ params, body }) => {
    const { seconds, suspect = false } = body;
    return { chunks: await store.lease(params.id, { seconds, suspect }) };
  });

  const delivering = { ...schemaOf('deliver', 'Deliver answers'), params, body: deliveriesBody };
  const path = '/work/workers/:id/deliveries';
  app.post(path, { ...hooks, schema: delivering }, async ({ params, body }) => {
    await store.deliver(params.id, body.deliveries as readonly Delivery[]);
    return {};
  });

  const looking = schemaOf('lookForWork', 'Whether anything is left to do, or is being done');
  app.get('/work/left', { ...hooks, schema: looking }, async () => ({
    isLeft: await store.isWorkLeft(),
  }));

  const leaving = { ...schemaOf('leave', 'Give all leases of a worker back'), params };
  app.delete('/work/workers/:id', { ...hooks, schema: leaving }, async ({ params }) => {
    await store.leave(params.id);
    return {};
  });
}

const NOT_ALLOWED = {
  code: 'not-allowed',
  message: 'this key may not work on batches: its operator can name it in batches.workers',
};

const NO_WORKER = {
  code: 'no-worker',
  message: 'this worker is not known, or was taken for dead: let it register anew',
};
