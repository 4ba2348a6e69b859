import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BatchProblem } from '../batch-problem.ts';
import type { BatchStore } from '../store/batch-store.ts';
import { StoreRefusal } from '../store/store-refusal.ts';
import { type AnswerTimes, httpStore } from './http-store.ts';

const SHORT: AnswerTimes = { beat: 20, deliver: 20, remove: 20, usual: 20, silence: 20 };
const BATCH = { name: 'a', operation: 'solve', options: {}, version: '1' };
const WORKER = { name: 'w', host: 'h', pid: 1, threads: 1 };

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Returns the store of a server that answers in this way. */
async function storeOf(answer: RequestListener, times = SHORT): Promise<BatchStore> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return httpStore({ address: `http://127.0.0.1:${port}` }, times);
}

async function* chunks(count: number, size = 1) {
  for (let at = 0; at < count; at++) yield { lines: ['x'.repeat(size)] };
}

async function readAll(store: BatchStore): Promise<number[]> {
  const firsts: number[] = [];
  for await (const { first } of store.results('b', { follow: true })) firsts.push(first);
  return firsts;
}

/** All that is asked of a store. */
const QUESTIONS: readonly [string, (store: BatchStore) => Promise<unknown>][] = [
  ['submit', (store) => store.submit(BATCH, chunks(1))],
  // This is more than what fits on the way to a server that does not read.
  ['submit much', (store) => store.submit(BATCH, chunks(400, 100_000))],
  ['status', (store) => store.status('b')],
  ['list', (store) => store.list()],
  ['pause', (store) => store.pause('b')],
  ['resume', (store) => store.resume('b')],
  ['cancel', (store) => store.cancel('b')],
  ['remove', (store) => store.remove('b')],
  ['results', readAll],
  ['register', (store) => store.register(WORKER)],
  ['beat', (store) => store.beat('w', [])],
  ['leave', (store) => store.leave('w')],
  ['lease', (store) => store.lease('w', { seconds: 1 })],
  ['deliver', (store) => store.deliver('w', [])],
];

describe('a server that takes requests and never answers', () => {
  it.each(QUESTIONS)('is given up: %s', async (_, ask) => {
    const store = await storeOf(() => {});
    const error = await ask(store).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(BatchProblem);
    expect(error).toMatchObject({ problem: { code: 'unreachable' } });
    expect(String(error)).toContain('has said nothing for 0.02 s');
  });

  it.each(QUESTIONS)('is given up if it begins an answer: %s', async (_, ask) => {
    const store = await storeOf((_request, response) => void response.writeHead(200).write(' '));
    await expect(ask(store)).rejects.toThrow('has said nothing for 0.02 s');
  });
});

describe('a program that is no server of batches', () => {
  const others = QUESTIONS.filter(([name]) => !['leave', 'deliver'].includes(name));
  const USUAL = { beat: 9999, deliver: 9999, remove: 9999, usual: 9999, silence: 9999 };

  it.each(others)('is told from one by its answers: %s', async (_, ask) => {
    for (const body of ['<html></html>\n', '{"ok":true}\n', '[]\n', 'null\n']) {
      const store = await storeOf(async (request, response) => {
        for await (const _ of request);
        response.end(body);
      }, USUAL);
      const problem = {
        code: 'bad-answer',
        message: expect.stringContaining('something else: is'),
      };
      await expect(ask(store)).rejects.toMatchObject({ problem });
    }
  });
});

describe('a stream', () => {
  const SILENCE = 60_000;
  const TIMES = { ...SHORT, silence: SILENCE };
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('may be longer than the silence that is allowed, after which it is asked for anew', async () => {
    let write = (_: number): void => {};
    let requests = 0;
    const store = await storeOf((_, response) => {
      requests++;
      write = (first) => void response.write(`{"first":${first},"lines":["a"]}\n`);
      write(0);
    }, TIMES);
    const answers = store.results('b', { follow: true })[Symbol.asyncIterator]();
    await answers.next();
    for (const first of [1, 2, 3]) {
      const next = answers.next();
      vi.advanceTimersByTime(SILENCE - 1);
      write(first);
      expect((await next).value.first).toBe(first);
    }
    const next = answers.next();
    vi.advanceTimersByTime(SILENCE);
    expect((await next).value.first).toBe(0);
    expect(requests).toBe(2);
  });

  it('may be slow where its reader is, or the source of a submission', async () => {
    const store = await storeOf(async (request, response) => {
      if (request.method === 'POST') for await (const _ of request);
      response.end(request.method === 'POST' ? '{"id":"b"}' : '{"first":7,"lines":["a"]}\n');
    }, TIMES);
    async function* slowChunks() {
      vi.advanceTimersByTime(2 * SILENCE);
      yield* chunks(1);
      vi.advanceTimersByTime(2 * SILENCE);
      yield* chunks(1);
    }
    expect(await store.submit(BATCH, slowChunks())).toEqual({ id: 'b' });
    for await (const { first } of store.results('b')) {
      vi.advanceTimersByTime(2 * SILENCE);
      expect(first).toBe(7);
    }
  });

  it('ends at the server when nobody reads it any more', async () => {
    let ended: Promise<unknown> | undefined;
    const store = await storeOf((_, response) => {
      ended = once(response, 'close');
      response.write('{"first":7,"lines":["a"]}\n');
    }, TIMES);
    for await (const _ of store.results('b', { follow: true })) break;
    await ended;
    expect(ended).toBeDefined();
  });
});

describe('a server that refuses', () => {
  it.each([
    [400, 'content'],
    [401, undefined],
    [404, 'other'],
    [413, 'size'],
    [429, undefined],
    [503, undefined],
  ])('with %d does so for good because of %s', async (status, reason) => {
    const store = await storeOf((_, response) => response.writeHead(status).end(), {
      ...{ ...SHORT, deliver: 60_000 },
    });
    const error = await store.deliver('w', []).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(BatchProblem);
    expect(error instanceof StoreRefusal ? error.reason : undefined).toBe(reason);
  });
});
