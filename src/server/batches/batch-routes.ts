// The routes under /batches: submit, list, look at, pause, resume, cancel and remove batches, and
// read their answers while they run.

import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { listPlaceText } from '../../batches/store/list-place.ts';
import { MOST_LISTED } from '../../batches/store/status.ts';
import { defined } from '../../puzzle/defined.ts';
import { AS_LINES_COME } from '../http/compression.ts';
import { whenOver } from '../http/request-end.ts';
import type { FastifyApp } from '../route-context.ts';
import { ANYWHERE, errors } from '../schemas/common.ts';
import {
  batchId,
  batchList,
  batchStatus,
  listQuery,
  NO_BATCH,
  resultsQuery,
} from './batch-schemas.ts';
import type { BatchService } from './batch-service.ts';
import { withBlankLines } from './blank-lines.ts';
import { eventsRoute } from './events-route.ts';
import { resultChunks } from './result-chunks.ts';
import { resultLines } from './result-lines.ts';
import { submitRoute } from './submit-route.ts';
import { refuseUnknown, visibleBatch } from './visible-batch.ts';

export function batchRoutes(app: FastifyApp, service: BatchService): void {
  submitRoute(app, service);
  listRoute(app, service);
  statusRoute(app, service);
  eventsRoute(app, service);
  resultsRoute(app, service);
  for (const change of ['pause', 'resume', 'cancel'] as const) changeRoute(app, service, change);
  removeRoute(app, service);
}

function listRoute(app: FastifyApp, { store, ownerSeen }: BatchService): void {
  const schema = {
    operationId: 'listBatches',
    tags: ['batch'],
    summary: `Batches, newest first, ${MOST_LISTED} at a time`,
    querystring: listQuery,
    response: { 200: batchList, ...ANYWHERE },
  };
  app.get('/batches', { schema }, async (request) => {
    const { behind } = request.query;
    const batches = await store.list(ownerSeen(request), behind);
    const last = batches.length < MOST_LISTED ? undefined : batches.at(-1);
    return { batches: [...batches], ...defined({ next: last && listPlaceText(last) }) };
  });
}

function statusRoute(app: FastifyApp, service: BatchService): void {
  const schema = {
    operationId: 'getBatch',
    tags: ['batch'],
    summary: 'How far a batch is',
    params: batchId,
    response: { 200: batchStatus, ...NO_BATCH },
  };
  app.get('/batches/:id', { schema }, async (request, reply) => {
    const batch = await visibleBatch(service, request, request.params.id);
    return batch ?? refuseUnknown(reply, request.params.id);
  });
}

function resultsRoute(app: FastifyApp, service: BatchService): void {
  const schema = {
    operationId: 'getBatchResults',
    tags: ['batch'],
    summary: 'The answers in the order of the items, as JSON lines',
    description:
      'Each line has the number of its `item`, from 1. The answers end before the first that is not there yet, unless `follow` is true. While none comes, there are blank lines every 15 seconds.',
    params: batchId,
    querystring: resultsQuery,
    response: { 200: z.string().describe('JSON lines, as application/x-ndjson.'), ...NO_BATCH },
  };
  app.get('/batches/:id/results', { schema, compress: AS_LINES_COME }, async (request, reply) => {
    const { id } = request.params;
    const { first, follow, form, only, most } = request.query;
    if ((await visibleBatch(service, request, id)) === undefined) return refuseUnknown(reply, id);
    const gone = new AbortController();
    whenOver(request, () => gone.abort());
    const wish = { from: first - 1, follow: follow === 'true', signal: gone.signal };
    const results = service.store.results(id, wish);
    const wanted = { only, ...defined({ most }) };
    const lines = form === 'chunks' ? resultChunks(results, wanted) : resultLines(results, wanted);
    request.hasStream = true;
    return reply
      .headers(HEADERS)
      .send(Readable.from(withBlankLines(lines, service.blank)) as never);
  });
}

/** The last one keeps nginx from collecting lines. */
const HEADERS = {
  'content-type': 'application/x-ndjson',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

const SUMMARIES = {
  pause: 'Lease nothing more of a batch; work that has begun is finished',
  resume: 'Go on with a paused batch',
  cancel: 'End a batch for good; its answers stay',
} as const;

const ENDED = errors.describe('The batch is done or cancelled.');

function changeRoute(app: FastifyApp, service: BatchService, change: keyof typeof SUMMARIES): void {
  const schema = {
    operationId: `${change}Batch`,
    tags: ['batch'],
    summary: SUMMARIES[change],
    params: batchId,
    response: { 200: batchStatus, ...NO_BATCH, 409: ENDED },
  };
  app.post(`/batches/:id/${change}`, { schema }, async (request, reply) => {
    const { id } = request.params as z.infer<typeof batchId>;
    const batch = await visibleBatch(service, request, id);
    const changed = batch && (await service.store[change](id));
    return changed ?? refuseUnknown(reply, id);
  });
}

function removeRoute(app: FastifyApp, service: BatchService): void {
  const schema = {
    operationId: 'removeBatch',
    tags: ['batch'],
    summary: 'Delete a batch with its answers',
    params: batchId,
    response: { 200: batchStatus, ...NO_BATCH },
  };
  app.delete('/batches/:id', { schema }, async (request, reply) => {
    const { id } = request.params;
    const batch = await visibleBatch(service, request, id);
    const removed = batch && (await service.store.remove(id));
    return removed ?? refuseUnknown(reply, id);
  });
}

/** A client that follows a batch looks at it often, which is no work for the server. */
export function isLook({ method, routeOptions }: FastifyRequest): boolean {
  const { url = '' } = routeOptions;
  return method === 'GET' && /^\/api\/v1\/batches(\/|$)/.test(url);
}
