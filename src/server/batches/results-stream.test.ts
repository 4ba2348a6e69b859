import { randomBytes, randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { idleStore } from '../../../test/batches/idle-store.ts';
import type { BatchStatus, BatchStore, ChunkResults } from '../../batches/store/batch-store.ts';
import { buildFastifyApp } from '../app.ts';
import type { ServerTimes } from '../server-times.ts';

const TERMS = { workers: [], bytes: 1e6, items: 1e6, seconds: 1, batches: 9 };
const TIMES = { silence: 400, whole: 300, blank: 40 };

const apps: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

/** All that is looked at is whether there is such a batch. */
const BATCH = { id: randomUUID() } as BatchStatus;

/** Starts a server with one batch, whose answers are these. */
async function serve(results: BatchStore['results'], times: Partial<ServerTimes>) {
  const store = { ...idleStore(), results, status: async () => BATCH };
  const app = await buildFastifyApp({ batches: { store, ...TERMS }, times });
  apps.push(app);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return `${address}/api/v1/batches/${BATCH.id}/results?follow=true`;
}

/** Takes pieces of the answer until what came fits. */
async function readUntil(answer: Response, isEnough: (text: string) => boolean): Promise<string> {
  let text = '';
  for await (const piece of answer.body!.pipeThrough(new TextDecoderStream())) {
    text += piece;
    if (isEnough(text)) return text;
  }
  return text;
}

describe('results that are followed', () => {
  it('stay open while nothing comes, beyond the times of other answers', async () => {
    let beLate = (): void => {};
    const isLate = new Promise<void>((resolve) => {
      beLate = resolve;
    });
    async function* late(): AsyncIterable<ChunkResults> {
      await isLate;
      yield { first: 0, lines: ['{"a":1}'] };
    }
    const { silence, whole, blank } = TIMES;
    const answer = await fetch(await serve(late, TIMES));
    const text = await readUntil(answer, (begun) => {
      if (begun.length > (10 * (silence + whole)) / blank) beLate();
      return begun.endsWith('}\n');
    });
    expect(text).toMatch(/^\n+\{"item":1,"a":1\}\n$/);
  });

  it('come as they are done, also where they are compressed', async () => {
    async function* endless(_: string, { signal }: { signal?: AbortSignal } = {}) {
      yield { first: 0, lines: ['{"a":1}'] };
      await new Promise((resolve) => signal?.addEventListener('abort', resolve));
    }
    const url = await serve(endless, { blank: 60_000 });
    for (const coding of ['br', 'gzip']) {
      const answer = await fetch(url, { headers: { 'accept-encoding': coding } });
      expect(answer.headers.get('content-encoding')).toBe(coding);
      expect(await readUntil(answer, (text) => text.endsWith('\n'))).toBe('{"item":1,"a":1}\n');
    }
  });

  it.each([
    ['plain', 'identity'],
    ['compressed', 'gzip'],
  ])('are given up when their client takes nothing: %s', async (_, coding) => {
    let isEnded = false;
    let asked = 0;
    async function* large(): AsyncIterable<ChunkResults> {
      try {
        const line = JSON.stringify({ a: randomBytes(1_000_000).toString('base64') });
        for (; asked < 500; asked++) yield { first: asked, lines: [line] };
      } finally {
        isEnded = true;
      }
    }
    const { hostname, port, pathname } = new URL(await serve(large, TIMES));
    const client = connect(Number(port), hostname);
    client.on('error', () => {});
    client.pause();
    client.write(
      `GET ${pathname} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${coding}\r\n\r\n`,
    );
    await expect.poll(() => isEnded, { timeout: 10_000 }).toBe(true);
    expect(asked).toBeLessThan(100);
    client.destroy();
  });
});
