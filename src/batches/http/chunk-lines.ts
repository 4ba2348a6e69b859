// Chunks as they go over HTTP: a line of JSON each, and those that a worker has in hand by batch,
// because a server takes no request of hundreds of thousands of objects, and chunks that take
// milliseconds are as many.

import { parseRecord } from '../../tasks/items/item.ts';
import type { ChunkName, ChunkResults } from '../store/batch-store.ts';

/** The content type of items that a client has made of its files. */
export const ITEMS_TYPE = 'application/vnd.crosshatch.items+jsonl';

export function chunkLine({ first, lines }: ChunkResults): string {
  return `${JSON.stringify({ first, lines })}\n`;
}

/** Reads what `chunkLine` wrote; undefined for other lines. */
export function readChunkLine(line: string): ChunkResults | undefined {
  const { first, lines } = parseRecord(line) ?? {};
  return typeof first === 'number' && Array.isArray(lines) ? { first, lines } : undefined;
}

/** Writes an answer so that it begins with its place among the items, from 1. */
export function numberedLine(line: string, item: number): string {
  return `{"item":${item},${line.slice(1)}\n`;
}

interface ChunksInHand {
  readonly batch: string;
  /** The first item of each chunk. */
  readonly firsts: readonly number[];
}

export function inHand(names: readonly ChunkName[]): ChunksInHand[] {
  const firsts = new Map<string, number[]>();
  for (const { batch, first } of names) {
    const others = firsts.get(batch);
    if (others === undefined) firsts.set(batch, [first]);
    else others.push(first);
  }
  return Array.from(firsts, ([batch, all]) => ({ batch, firsts: all }));
}

/** Reads what `inHand` wrote. */
export function namesInHand(held: readonly ChunksInHand[]): ChunkName[] {
  return held.flatMap(({ batch, firsts }) => firsts.map((first) => ({ batch, first })));
}
