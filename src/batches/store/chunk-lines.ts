// Chunks as they go over HTTP: a line of JSON each.

import type { ChunkResults } from './batch-store.ts';

/** The content type of items that a client has made of its files. */
export const ITEMS_TYPE = 'application/vnd.crosshatch.items+jsonl';

export function chunkLine({ first, lines }: ChunkResults): string {
  return `${JSON.stringify({ first, lines })}\n`;
}

/** Reads what `chunkLine` wrote. */
export function readChunkLine(line: string): ChunkResults {
  return JSON.parse(line) as ChunkResults;
}

/** Writes an answer so that it begins with its place among the items, from 1. */
export function numberedLine(line: string, item: number): string {
  return `{"item":${item},${line.slice(1)}\n`;
}
