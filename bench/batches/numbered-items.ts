// Batches whose items are their own numbers, and whether each number came back once and in order.

import type { BatchStatus, BatchStore, NewChunk } from '../../src/batches/store/batch-store.ts';

/** Stores a batch of so many chunks, each with so many items. */
export function submitNumbers(
  store: BatchStore,
  chunks: number,
  itemsOfChunk = 1,
): Promise<BatchStatus> {
  const batch = { name: 'numbers', operation: 'sleep', options: {}, version: 'bench' };
  return store.submit(batch, numberedChunks(chunks, itemsOfChunk));
}

async function* numberedChunks(chunks: number, itemsOfChunk: number): AsyncIterable<NewChunk> {
  for (let first = 0; first < chunks * itemsOfChunk; first += itemsOfChunk)
    yield { lines: Array.from({ length: itemsOfChunk }, (_, i) => `${first + i}`) };
}

/** Returns what is wrong with the answers of a batch that has ended. */
export async function wrongNumbers(store: BatchStore, id: string): Promise<string[]> {
  const status = await store.status(id);
  if (status === undefined) return ['the batch is gone'];
  const wrong: string[] = [];
  let next = 0;
  for await (const { first, lines } of store.results(id)) {
    if (first !== next) wrong.push(`item ${first} comes where ${next} should`);
    for (const line of lines) if (line !== `${next++}`) wrong.push(`${line} is no ${next - 1}`);
  }
  if (next !== status.items) wrong.push(`${next} answers of ${status.items} are there`);
  const { state, done, items, counts } = status;
  if (state !== 'done' || done !== items) wrong.push(`${done} of ${items} are counted, ${state}`);
  if (counts.slept !== items) wrong.push(`counts are ${JSON.stringify(counts)}`);
  return wrong.slice(0, 10);
}
