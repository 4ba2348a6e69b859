import { describe, expect, it } from 'vitest';
import type { ChunkResults } from '../../batches/store/batch-store.ts';
import { chunkLines } from './chunk-stream.ts';

const CHUNKS: readonly ChunkResults[] = [0, 2].map((first) => ({ first, lines: ['a', 'b'] }));

describe('the answers of a batch as chunks', () => {
  it('are a line each', async () => {
    async function* results() {
      yield* CHUNKS;
    }
    const lines: string[] = [];
    for await (const line of chunkLines(results(), 60_000)) lines.push(String(line));
    expect(lines).toEqual(['{"first":0,"lines":["a","b"]}\n', '{"first":2,"lines":["a","b"]}\n']);
  });

  it('are empty lines while they are waited for, and none is lost', async () => {
    let goOn = (): void => {};
    let hasEnded = false;
    async function* results() {
      try {
        for (const chunk of CHUNKS) {
          await new Promise<void>((resolve) => {
            goOn = resolve;
          });
          yield chunk;
        }
      } finally {
        hasEnded = true;
      }
    }
    const firsts: number[] = [];
    let beats = 0;
    for await (const line of chunkLines(results(), 1)) {
      if (String(line) === '\n') {
        if (++beats % 2 === 0) goOn();
      } else firsts.push(JSON.parse(String(line)).first);
    }
    expect(firsts).toEqual([0, 2]);
    expect(beats).toBeGreaterThanOrEqual(4);
    expect(hasEnded).toBe(true);
  });

  it('end when nobody reads them any more', async () => {
    let hasEnded = false;
    async function* results() {
      try {
        yield* CHUNKS;
      } finally {
        hasEnded = true;
      }
    }
    for await (const _ of chunkLines(results(), 60_000)) break;
    expect(hasEnded).toBe(true);
  });
});
