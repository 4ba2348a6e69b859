// Gives a batch of wishes its seed.

import { randomInt } from 'node:crypto';
import { READABLE_SEEDS } from '../../create/index.ts';
import type { Operation } from '../../tasks/operations/operation.ts';
import type { OperationOptions } from '../store/batch-store.ts';

/** A seed that was left to chance is part of the batch from then on. */
export function withSeed(operation: Operation, options: OperationOptions): OperationOptions {
  if (operation !== 'generate' || options.seed !== undefined) return options;
  return { ...options, seed: randomInt(READABLE_SEEDS) };
}
