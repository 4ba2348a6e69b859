// Finds a batch by its id, or by a beginning of it that no other batch has.

import { BatchProblem } from '../../batches/batch-problem.ts';
import type { BatchStatus, BatchStore } from '../../batches/store/batch-store.ts';
import type { Problem } from '../../puzzle/problem.ts';
import { allBatches } from './all-batches.ts';

/** Throws a `BatchProblem` if there is no such batch, or more than one. */
export async function findBatch(
  store: Pick<BatchStore, 'list' | 'status'>,
  id: string,
): Promise<BatchStatus> {
  if (WHOLE.test(id)) return (await store.status(id)) ?? refuse(unknownBatch(id));
  const beginning = id.toLowerCase();
  const [found, ...others] = BEGINNING.test(id) ? await batchesWith(store, beginning) : [];
  if (found === undefined) return refuse(unknownBatch(id));
  return others.length === 0 ? found : refuse(severalBatches(id, 1 + others.length));
}

async function batchesWith(
  store: Pick<BatchStore, 'list'>,
  beginning: string,
): Promise<BatchStatus[]> {
  const found: BatchStatus[] = [];
  for await (const batch of allBatches(store))
    if (batch.id.startsWith(beginning)) found.push(batch);
  return found;
}

const WHOLE = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Fewer characters are more likely a slip than a choice. */
const BEGINNING = /^[\da-f-]{4,}$/i;

function refuse(problem: Problem): never {
  throw new BatchProblem(problem);
}

function unknownBatch(id: string): Problem {
  const message = `there is no batch ${id}: "crosshatch batch list" shows those that there are`;
  return { code: 'no-batch', message };
}

function severalBatches(id: string, count: number): Problem {
  const message = `the ids of ${count} batches begin with ${id}: give more of the id`;
  return { code: 'no-batch', message };
}
