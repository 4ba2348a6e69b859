// Describes what the routes of batches need: where batches are kept, what a client may submit, and
// who sees what.

import type { FastifyRequest } from 'fastify';
import type { ReadText } from '../../batches/input/puzzle-items.ts';
import type { BatchStatus, BatchStore } from '../../batches/store/batch-store.ts';
import type { TextOfItems } from '../../tasks/items/items-of-text.ts';
import type { OnFault } from '../http/problems.ts';
import type { ServedBatches } from './served-batches.ts';

interface SubmissionTerms {
  /** The name of the key that owns what is submitted; absent without keys. */
  readonly owner?: string;
  readonly version: string;
  /** The most batches of the owner. */
  readonly most: number;
}

export interface BatchService {
  readonly store: BatchStore;
  readonly onFault: OnFault;
  /** The results have blank lines after so many milliseconds without a line. */
  readonly blank: number;
  /** The most bytes of a puzzle, and of a text of puzzles that is no JSON lines. */
  readonly puzzleBytes: number;
  /** Reads a text on a thread; absent where nobody else waits. */
  readonly readText?: (request: FastifyRequest, text: TextOfItems) => ReturnType<ReadText>;
  readonly limits: Pick<ServedBatches, 'bytes' | 'items' | 'seconds'>;
  termsOf(request: FastifyRequest): SubmissionTerms;
  /** Returns whose batches the client sees: null for those of nobody, undefined for all. */
  ownerSeen(request: FastifyRequest): string | null | undefined;
  /** Whether the client may see and change a batch. */
  isVisible(request: FastifyRequest, batch: Pick<BatchStatus, 'owner'>): boolean;
  /** Whether the client may lease items, which can be those of others. */
  mayWork(request: FastifyRequest): boolean;
}
