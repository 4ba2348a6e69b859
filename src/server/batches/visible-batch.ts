// Finds a batch for a client. Batches of others are answered like batches that are not there.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { BatchStatus } from '../../batches/store/batch-store.ts';
import { refuse } from '../http/problems.ts';
import type { BatchService } from './batch-service.ts';

const ID = z.uuid();

export async function visibleBatch(
  { store, isVisible }: BatchService,
  request: unknown,
  id: string,
): Promise<BatchStatus | undefined> {
  const batch = ID.safeParse(id).success ? await store.status(id) : undefined;
  return batch !== undefined && isVisible(request as FastifyRequest, batch) ? batch : undefined;
}

export function refuseUnknown(reply: unknown, id: string): never {
  const message = `there is no batch ${id.slice(0, 40)}: GET /api/v1/batches lists yours`;
  return refuse(reply as FastifyReply, [{ code: 'no-batch', message }], 404) as never;
}
