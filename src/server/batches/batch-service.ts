// The part of the server that has to do with batches: where they are kept, what a client may
// submit, and who sees what.

import type { FastifyRequest } from 'fastify';
import type { BatchStatus, BatchStore } from '../../batches/store/batch-store.ts';

export interface BatchService {
  readonly store: BatchStore;
  readonly version: string;
  readonly limits: BatchLimits;
  /** Returns the name of the key that owns what is submitted; undefined without keys. */
  ownerOf(request: FastifyRequest): string | undefined;
  /** Whether the client may see and change a batch. */
  isVisible(request: FastifyRequest, batch: Pick<BatchStatus, 'owner'>): boolean;
  /** Whether the client may lease items, which can be those of others. */
  mayWork(request: FastifyRequest): boolean;
}

interface BatchLimits {
  /** The most bytes of what is submitted, unpacked. */
  readonly bytes: number;
  readonly items: number;
  /** The most batches that one owner has at a time, those that are done included. */
  readonly batches: number;
}
