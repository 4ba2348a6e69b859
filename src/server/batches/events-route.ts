// GET /batches/ID/events tells how a batch goes on, as server-sent events: `progress` when
// something has changed, and `result` at its end.

import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { BatchStatus, BatchStore } from '../../batches/store/batch-store.ts';
import { hasEnded } from '../../tasks/operations/batch-state.ts';
import { type EventStream, startEvents } from '../http/event-stream.ts';
import { errorsJson } from '../http/problems.ts';
import { whenOver } from '../http/request-end.ts';
import type { FastifyApp } from '../route-context.ts';
import { batchId, NO_BATCH } from './batch-schemas.ts';
import type { BatchService } from './batch-service.ts';
import { AWAY, isOfClosedStore } from './store-errors.ts';
import { refuseUnknown, visibleBatch } from './visible-batch.ts';

const LOOK_AGAIN = 500;

export function eventsRoute(app: FastifyApp, service: BatchService): void {
  const schema = {
    operationId: 'followBatch',
    tags: ['batch'],
    summary: 'How a batch goes on, as events',
    params: batchId,
    response: {
      200: z.string().describe('Events with a batch: `progress`, and `result` when it has ended.'),
      ...NO_BATCH,
    },
  };
  app.get('/batches/:id/events', { schema }, async (request, reply) => {
    const { id } = request.params;
    const batch = await visibleBatch(service, request, id);
    if (batch === undefined) return refuseUnknown(reply, id);
    const gone = new AbortController();
    const asked = request as unknown as FastifyRequest;
    whenOver(asked, () => gone.abort());
    const events = startEvents(asked, reply as unknown as FastifyReply);
    await tell(events, service.store, batch, gone.signal).catch((error: unknown) => {
      if (!isOfClosedStore(error)) service.onFault(error, request);
      events.send('error', JSON.stringify(errorsJson([AWAY])));
    });
    events.end();
    return reply as never;
  });
}

async function tell(
  events: EventStream,
  store: BatchStore,
  first: BatchStatus,
  gone: AbortSignal,
): Promise<void> {
  let last = '';
  let batch: BatchStatus | undefined = first;
  while (batch !== undefined && !gone.aborted) {
    const json = JSON.stringify(batch);
    const isLast = hasEnded(batch.state);
    if (isLast) events.send('result', json);
    else if (json !== last) events.send('progress', json);
    if (isLast) break;
    last = json;
    await wait(LOOK_AGAIN, undefined, { signal: gone }).catch(() => {});
    batch = await store.status(first.id);
  }
}
