// The routes under /work, by which workers of other machines ask for items and deliver answers
// without a way to the database.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { namesInHand } from '../../batches/http/chunk-lines.ts';
import { LARGEST_DELIVERY } from '../../batches/http/delivery-size.ts';
import type { Delivery } from '../../batches/store/batch-store.ts';
import { refuse } from '../http/problems.ts';
import type { FastifyApp } from '../route-context.ts';
import { ANYWHERE, errors } from '../schemas/common.ts';
import { beatBody, leaseBody, newWorker } from './batch-schemas.ts';
import type { BatchService } from './batch-service.ts';
import { deliveriesBody } from './delivery-schema.ts';
import { SHORT_BYTES } from './work-sizes.ts';

const workerId = z.object({ id: z.uuid() });
const anything = z.looseObject({});
const REFUSALS = {
  ...ANYWHERE,
  403: errors.describe('The client is not one of those that may work.'),
  404: errors.describe('The worker is not known, or was taken for dead: it registers anew.'),
};

export function workRoutes(app: FastifyApp, service: BatchService): void {
  registerRoute(app, service);
  countRoute(app, service);
  beatRoute(app, service);
  leaseRoute(app, service);
  deliverRoute(app, service);
  leaveRoute(app, service);
  leftRoute(app, service);
}

/** Nothing is read of those who may not work. Hooks of a route come after those of its app. */
function hooksOf({ mayWork }: BatchService, bodyLimit = SHORT_BYTES) {
  const preParsing = async (request: FastifyRequest, reply: FastifyReply) =>
    mayWork(request) ? undefined : refuse(reply, [NOT_ALLOWED], 403);
  return { bodyLimit, preParsing };
}

function schemaOf(operationId: string, summary: string) {
  const response = { 200: anything, ...REFUSALS };
  return { operationId, tags: ['work'], summary, response };
}

function registerRoute(app: FastifyApp, service: BatchService): void {
  const schema = { ...schemaOf('registerWorker', 'Make a worker known'), body: newWorker };
  app.post('/work/workers', { ...hooksOf(service), schema }, async ({ body }) => ({
    id: await service.store.register(body),
  }));
}

function countRoute(app: FastifyApp, service: BatchService): void {
  const schema = schemaOf('countWorkers', 'How many workers live');
  app.get('/work/workers', { ...hooksOf(service), schema }, async () => ({
    workers: await service.store.workers(),
  }));
}

function beatRoute(app: FastifyApp, service: BatchService): void {
  const schema = {
    ...schemaOf('beat', 'Say that a worker lives, and what it has in hand'),
    ...{ params: workerId, body: beatBody },
  };
  const path = '/work/workers/:id/beat';
  app.post(path, { ...hooksOf(service), schema }, async (request, reply) => {
    const beat = await service.store.beat(request.params.id, namesInHand(request.body.held));
    if (beat !== undefined) return { ...beat };
    return refuse(reply as unknown as FastifyReply, [NO_WORKER], 404) as never;
  });
}

function leaseRoute(app: FastifyApp, service: BatchService): void {
  const schema = { ...schemaOf('lease', 'Lease items'), params: workerId, body: leaseBody };
  const path = '/work/workers/:id/lease';
  app.post(path, { ...hooksOf(service), schema }, async ({ params, body }) => {
    const { seconds, suspect = false } = body;
    return { chunks: await service.store.lease(params.id, { seconds, suspect }) };
  });
}

function deliverRoute(app: FastifyApp, service: BatchService): void {
  const answers = { params: workerId, body: deliveriesBody };
  const schema = { ...schemaOf('deliver', 'Deliver answers'), ...answers };
  const hooks = hooksOf(service, LARGEST_DELIVERY);
  app.post(DELIVERIES, { ...hooks, schema }, async ({ params, body }) => {
    await service.store.deliver(params.id, body.deliveries as readonly Delivery[]);
    return {};
  });
}

function leftRoute(app: FastifyApp, service: BatchService): void {
  const schema = schemaOf('lookForWork', 'Whether anything is left to do, or is being done');
  app.get('/work/left', { ...hooksOf(service), schema }, async () => ({
    isLeft: await service.store.isWorkLeft(),
  }));
}

function leaveRoute(app: FastifyApp, service: BatchService): void {
  const summary = 'Give all leases of a worker back';
  const schema = { ...schemaOf('leave', summary), params: workerId };
  app.delete('/work/workers/:id', { ...hooksOf(service), schema }, async ({ params }) => {
    await service.store.leave(params.id);
    return {};
  });
}

const DELIVERIES = '/work/workers/:id/deliveries';

/** Whether a request delivers answers. */
export function isDelivery({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url === `/api/v1${DELIVERIES}`;
}

const NOT_ALLOWED = {
  code: 'not-allowed',
  message:
    'you may not work on batches here: the operator can name your key in batches.workers, or * where nobody has a key',
};

const NO_WORKER = {
  code: 'no-worker',
  message: 'this worker is not known, or was taken for dead: let it register anew',
};
