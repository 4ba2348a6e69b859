import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OpenedStore, openFolder } from '../../../test/batches/store-kinds.ts';
import { BatchProblem } from '../../batches/batch-problem.ts';
import { ITEMS_TYPE } from '../../batches/http/chunk-lines.ts';
import { LARGEST_DELIVERY, USUAL_DELIVERY } from '../../batches/http/delivery-size.ts';
import { httpStore } from '../../batches/http/http-store.ts';
import type { BatchStore, Delivery, LeasedChunk } from '../../batches/store/batch-store.ts';
import { hashOfItem } from '../../batches/store/item-hash.ts';
import { MOST_LEASED } from '../../batches/store/lease.ts';
import { MOST_THREADS } from '../../batches/work/most-threads.ts';
import { defined } from '../../puzzle/defined.ts';
import { buildBatchApp } from './batch-app.ts';

const GOOD = '{"answer":1}';
const PUZZLE = JSON.stringify({ rows: [[2], [1]], cols: [[2], [1]] });
const SECRET = { authorization: 'Bearer s3cret' };

let opened: OpenedStore;
let kept: BatchStore;
let app: FastifyInstance;
let remote: BatchStore;
beforeAll(async () => {
  opened = await openFolder();
});
afterAll(() => opened.close());
beforeEach(async () => {
  kept = { ...opened.store };
  const onFault = (error: unknown): void => {
    throw error;
  };
  app = await buildBatchApp({ store: kept, version: '1', secret: 's3cret', onFault });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  remote = httpStore({ address, key: 's3cret' });
});
afterEach(async () => {
  await app.close();
  for (const { id } of await opened.store.list()) await opened.store.remove(id);
});

async function post(path: string, payload?: string | Buffer, type = 'text/plain') {
  const contentType = payload === undefined ? undefined : type;
  const headers = { ...SECRET, ...defined({ 'content-type': contentType }) };
  const response = await app.inject({
    ...{ method: 'POST', url: `/api/v1/${path}`, headers },
    ...defined({ payload }),
  });
  return { status: response.statusCode, body: response.json() };
}

async function get(path: string) {
  const response = await app.inject({ url: `/api/v1/${path}`, headers: SECRET });
  return { status: response.statusCode, text: response.body };
}

/** Answers everything that is to be done, as a worker would. */
async function workOff(store: BatchStore): Promise<void> {
  const worker = await store.register({ name: 'w', host: 'h', pid: 1, threads: 1 });
  for (;;) {
    const chunks = await store.lease(worker, { seconds: 1 });
    if (chunks.length === 0) return;
    await store.deliver(worker, chunks.map(answered));
  }
}

function answered(chunk: LeasedChunk): Delivery {
  const lines = chunk.lines.map((_, i) => `{"answer":${chunk.first + i}}`);
  return { chunk, lines, kinds: lines.map(() => 'unique'), seconds: 0.1 };
}

describe('a batch that is sent', () => {
  it('is taken in as it is or compressed, and has its answers in order', async () => {
    const lines = `${PUZZLE}\n`.repeat(130);
    for (const payload of [lines, gzipSync(lines)]) {
      const { status, body } = await post('batches?do=count&name=many&limit=3', payload);
      expect(status).toBe(201);
      expect(body).toMatchObject({
        ...{ name: 'many', operation: 'count', options: { limit: '3' }, items: 130, version: '1' },
      });
      await workOff(kept);
      const answers = await get(`batches/${body.id}/results?first=129`);
      expect(answers.text).toBe('{"item":129,"answer":128}\n{"item":130,"answer":129}\n');
      expect(JSON.parse((await get(`batches/${body.id}`)).text)).toMatchObject({
        ...{ state: 'done', done: 130, counts: { unique: 130 } },
      });
    }
  });

  it('can ask for answers that are worked out afresh', async () => {
    expect((await post('batches?do=solve&fresh=true', PUZZLE)).body.fresh).toBe(true);
    expect((await post('batches?do=solve', PUZZLE)).body.fresh).toBeUndefined();
    expect((await post('batches?do=solve&fresh=1', PUZZLE)).status).toBe(400);
    async function* chunks() {
      yield { lines: ['{}'] };
    }
    const batch = {
      name: 'a',
      operation: 'solve',
      options: {},
      version: '1',
      fresh: true,
    } as const;
    expect((await remote.submit(batch, chunks())).fresh).toBe(true);
  });

  it('has the name of its file, if there is one', async () => {
    await post('batches?do=solve&file=a%20b.jsonl', PUZZLE);
    await post('batches?do=generate&file=w.jsonl', '{"size": 5}');
    await post('batches?do=solve', PUZZLE);
    const worker = await kept.register({ name: 'w', host: 'h', pid: 1, threads: 1 });
    const files: unknown[] = [];
    for (let i = 0; i < 3; i++) {
      const [chunk] = await kept.lease(worker, { seconds: 1 });
      files.push(JSON.parse(chunk?.lines[0] ?? '').file);
    }
    // A lease draws a batch, so they come in any order.
    expect(files.sort()).toEqual(['a b.jsonl', 'w.jsonl', undefined]);
    expect((await post('batches?do=solve&file=', PUZZLE)).status).toBe(400);
  });

  it('can be a number of wishes, whose seed is kept', async () => {
    const { status, body } = await post('batches?do=generate&count=3&size=5', '');
    expect(status).toBe(201);
    expect(body).toMatchObject({ items: 3, options: { seed: expect.any(Number) } });
  });

  it.each([
    ['do=sing', PUZZLE, 400, 'do: '],
    ['do=solve&name=a%00b', PUZZLE, 400, 'name: expected no character with the number 0'],
    ['do=solve&time=x', PUZZLE, 400, 'time "x": expected a number'],
    ['do=solve&limit=3', PUZZLE, 400, 'solve has no option "limit"'],
    ['do=solve&format=foo', PUZZLE, 400, 'format: expected one of "'],
    ['do=generate', '', 422, 'nothing in it'],
    ['do=create', 'x', 415, 'images are sent as items'],
    ['do=solve', gzipSync(PUZZLE).subarray(0, 20), 422, 'damaged or cut off'],
  ])('is refused if it is wrong: %s', async (query, payload, status, message) => {
    const answer = await post(`batches?${query}`, payload);
    expect(answer.status).toBe(status);
    expect(answer.body.errors[0].message).toContain(message);
    expect(await kept.list()).toEqual([]);
  });

  it('is refused without a body, like an empty file', async () => {
    for (const payload of [undefined, '']) {
      const answer = await post('batches?do=solve', payload);
      expect(answer).toMatchObject({ status: 422, body: { errors: [{ code: 'no-items' }] } });
    }
    expect(await kept.list()).toEqual([]);
  });

  it('is refused as a form', async () => {
    const payload = `--x\r\nContent-Disposition: form-data; name="file"\r\n\r\n${PUZZLE}\r\n--x--`;
    const answer = await post('batches?do=solve', payload, 'multipart/form-data; boundary=x');
    expect(answer.status).toBe(415);
    expect(answer.body.errors[0].message).toContain('send the file itself');
  });

  it('is refused under a coding of HTTP, which is not needed', async () => {
    const headers = { ...SECRET, 'content-type': 'text/plain', 'content-encoding': 'gzip' };
    const payload = gzipSync(PUZZLE);
    const url = '/api/v1/batches?do=solve';
    const response = await app.inject({ method: 'POST', url, headers, payload });
    expect(response.statusCode).toBe(415);
    expect(response.json().errors[0].message).toContain('leave the header content-encoding out');
  });

  it('can break off, which is no fault', async () => {
    const faults: unknown[] = [];
    const onFault = (error: unknown): void => void faults.push(error);
    const own = await buildBatchApp({ store: kept, version: '1', secret: 's3cret', onFault });
    const submit = vi.spyOn(kept, 'submit');
    const gone = new Promise((end) =>
      own.server.once('connection', (socket) => socket.once('close', end)),
    );
    const { port } = new URL(await own.listen({ port: 0, host: '127.0.0.1' }));
    const head = `Host: x\r\nAuthorization: Bearer s3cret\r\nContent-Type: text/plain`;
    const client = connect(Number(port), '127.0.0.1');
    client.write(
      `POST /api/v1/batches?do=solve HTTP/1.1\r\n${head}\r\nContent-Length: 999\r\n\r\n`,
    );
    client.write(PUZZLE);
    await expect.poll(() => submit.mock.results.length).toBe(1);
    client.destroy();
    await gone;
    await expect(submit.mock.results[0]?.value).rejects.toThrow();
    await own.close();
    expect(faults).toEqual([]);
    expect(await kept.list()).toEqual([]);
  });

  it('can be removed before all of it is there', async () => {
    const removed = { code: 'batch-removed', message: 'it was removed' };
    kept.submit = () => Promise.reject(new BatchProblem(removed));
    expect(await post('batches?do=solve', PUZZLE)).toMatchObject({
      ...{ status: 409, body: { errors: [removed] } },
    });
  });

  it('can be items that another program made, which are not trusted', async () => {
    const { body } = await post(
      'batches?do=create',
      '{"image": "AAAA"}\n{"image": 7}\n',
      ITEMS_TYPE,
    );
    const worker = await kept.register({ name: 'w', host: 'h', pid: 1, threads: 1 });
    const [first] = await kept.lease(worker, { seconds: 1 });
    const [second] = await kept.lease(worker, { seconds: 1 });
    expect(body.items).toBe(2);
    expect(first?.lines).toEqual(['{"image":"AAAA"}']);
    expect(second?.lines[0]).toContain('bad-item');
  });
});

describe('a batch that is there', () => {
  it('can be paused, gone on with, cancelled and removed', async () => {
    const { id } = (await post('batches?do=solve', PUZZLE)).body;
    const states = [];
    for (const change of ['pause', 'resume', 'cancel'])
      states.push((await post(`batches/${id}/${change}`)).body.state);
    expect(states).toEqual(['paused', 'running', 'cancelled']);
    expect(await post(`batches/${id}/resume`)).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'batch-ended', message: expect.stringContaining('cancelled') }] },
    });
    expect(JSON.parse((await get('batches')).text).batches).toMatchObject([{ id }]);
    const removed = await app.inject({
      ...{ method: 'DELETE', url: `/api/v1/batches/${id}`, headers: SECRET },
    });
    expect(removed.statusCode).toBe(200);
    expect((await get(`batches/${id}`)).status).toBe(404);
  });

  it('is not there for those without the secret', async () => {
    for (const authorization of [undefined, 'Bearer other', 'Bearer s3cret2']) {
      const headers = authorization === undefined ? {} : { authorization };
      const response = await app.inject({ url: '/api/v1/batches', headers });
      expect(response.statusCode).toBe(401);
    }
  });

  it('is in a list that goes on behind a thousand', async () => {
    const id = crypto.randomUUID();
    const { body: batch } = await post('batches?do=solve', PUZZLE);
    const asked: unknown[] = [];
    kept.list = async (_, behind) => {
      asked.push(behind);
      return Array.from({ length: behind === undefined ? 1000 : 1 }, () => ({ ...batch, id }));
    };
    const { next } = JSON.parse((await get('batches')).text);
    const rest = JSON.parse((await get(`batches?${new URLSearchParams({ behind: next })}`)).text);
    expect(asked).toEqual([undefined, { created: batch.created, id }]);
    expect([rest.batches.length, rest.next]).toEqual([1, undefined]);
    expect((await get('batches?behind=x')).status).toBe(400);
  });

  it('tells how it goes on until it has ended', async () => {
    const { id } = (await post('batches?do=solve', PUZZLE)).body;
    const events = get(`batches/${id}/events`);
    await workOff(kept);
    const { text } = await events;
    const [, last] = /event: result\ndata: (.*)\n\n$/.exec(text) ?? [];
    expect(JSON.parse(last ?? '')).toMatchObject({ id, state: 'done', done: 1 });
  });

  it('tells its problems alone, and the first of them', async () => {
    const { id } = (await post('batches?do=solve', `${PUZZLE}\n${PUZZLE}\n${PUZZLE}\n`)).body;
    const worker = await kept.register({ name: 'w', host: 'h', pid: 1, threads: 1 });
    const [chunk] = await kept.lease(worker, { seconds: 1 });
    if (chunk === undefined) throw new Error('there is nothing to do');
    const bad = (code: string) => JSON.stringify({ id: null, errors: [{ code, message: 'm' }] });
    const lines = [bad('a'), '{"id":"the \\"errors\\": none","x":1}', bad('b')];
    await kept.deliver(worker, [{ chunk, lines, kinds: ['x', 'y', 'x'], seconds: 0 }]);
    const itemsOf = async (query: string) =>
      Array.from((await get(`batches/${id}/results?${query}`)).text.matchAll(/"item":(\d+)/g)).map(
        ([, item]) => Number(item),
      );
    expect(await itemsOf('')).toEqual([1, 2, 3]);
    expect(await itemsOf('only=problems')).toEqual([1, 3]);
    expect(await itemsOf('only=problems&most=1')).toEqual([1]);
    expect(await itemsOf('most=2')).toEqual([1, 2]);
    const refused = async (query: string) =>
      JSON.parse((await get(`batches/${id}/results?${query}`)).text).errors.map(
        ({ message }: { message: string }) => message,
      );
    expect(await refused('most=0')).toEqual(['most: expected 1 or more']);
    expect(await refused('first=x')).toEqual(['first: expected a number']);
  });

  it('has a name that could be one', async () => {
    for (const id of ['x', '%00', 'a'.repeat(90)])
      expect((await get(`batches/${id}`)).status).toBe(404);
  });
});

describe('a store that is away', () => {
  const inUse = { code: 'folder-in-use', message: 'process 7 uses the batches in /home/anna' };
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

  it.each([
    ['a folder', new BatchProblem(inUse)],
    ['a database', refused],
  ])('is told so without its reason, which is for the operator: %s', async (_, error) => {
    const faults: unknown[] = [];
    const onFault = (fault: unknown): void => void faults.push(fault);
    const own = await buildBatchApp({ store: kept, version: '1', secret: 's3cret', onFault });
    const fail = () => Promise.reject(error);
    Object.assign(kept, { list: fail, submit: fail, workers: fail });
    const answers = [];
    for (const [method, url] of [
      ...[
        ['GET', 'batches'],
        ['POST', 'batches?do=solve'],
        ['GET', 'work/workers'],
      ],
    ] as const)
      answers.push(await own.inject({ method, url: `/api/v1/${url}`, headers: SECRET }));
    await own.close();
    for (const answer of answers) {
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
      const message = 'the batches cannot be reached now: try again in 5 seconds';
      expect(answer.json()).toEqual({ errors: [{ code: 'busy', message, retryAfter: 5 }] });
    }
    expect(faults).toEqual([error, error, error]);
  });

  it('ends the events of a batch', async () => {
    const faults: unknown[] = [];
    const onFault = (fault: unknown): void => void faults.push(fault);
    const own = await buildBatchApp({ store: kept, version: '1', secret: 's3cret', onFault });
    const { id } = (await post('batches?do=solve', PUZZLE)).body;
    const status = await kept.status(id);
    kept.status = vi.fn().mockResolvedValueOnce(status).mockRejectedValue(refused);
    const url = `/api/v1/batches/${id}/events`;
    const { body } = await own.inject({ url, headers: SECRET });
    await own.close();
    expect(body).toMatch(/event: progress\n.*\n\nevent: error\ndata: .*"busy".*\n\n$/);
    expect(faults).toEqual([refused]);
  });

  it('is no news to the operator whose process closes it', async () => {
    const onFault = vi.fn();
    const own = await buildBatchApp({ store: kept, version: '1', secret: 's3cret', onFault });
    const { id } = (await post('batches?do=solve', PUZZLE)).body;
    const status = await kept.status(id);
    const closed = new BatchProblem({ code: 'closed', message: 'this process closes its folder' });
    kept.status = vi.fn().mockResolvedValueOnce(status).mockRejectedValue(closed);
    const events = await own.inject({ url: `/api/v1/batches/${id}/events`, headers: SECRET });
    const asked = await own.inject({ url: `/api/v1/batches/${id}`, headers: SECRET });
    await own.close();
    expect(events.body).toMatch(/event: error\ndata: .*"busy".*\n\n$/);
    expect([asked.statusCode, asked.headers['retry-after']]).toEqual([503, '5']);
    expect(onFault).not.toHaveBeenCalled();
  });
});

describe('a store over HTTP', () => {
  const BATCH = { name: 'a', operation: 'solve', options: { time: 3 }, version: '1' };

  async function* chunks(count: number) {
    for (let at = 0; at < count; at++) yield { lines: [`{"id":"${at}"}`, `{"id":"${at}b"}`] };
  }

  it('takes batches and gives their answers', async () => {
    const { id, items } = await remote.submit(BATCH, chunks(70));
    expect(items).toBe(140);
    await workOff(remote);
    const found: string[] = [];
    for await (const { first, lines } of remote.results(id, { from: 130 })) {
      expect(first).toBe(130 + found.length);
      found.push(...lines);
    }
    expect(found).toHaveLength(10);
    expect(await remote.status(id)).toEqual(await kept.status(id));
    expect(await remote.list()).toEqual(await kept.list());
    expect((await kept.status(id))?.options).toEqual({ time: '3' });
  });

  it('asks for problems alone, and hears how far they were looked for', async () => {
    const { id } = await remote.submit(BATCH, chunks(3));
    const worker = await kept.register({ name: 'w', host: 'h', pid: 1, threads: 1 });
    const bad = JSON.stringify({ errors: [{ code: 'a', message: 'm' }] });
    for (;;) {
      const leased = await kept.lease(worker, { seconds: 1 });
      if (leased.length === 0) break;
      const deliveries = leased.map((chunk) => {
        const lines = chunk.lines.map((_, at) => ([1, 4].includes(chunk.first + at) ? bad : GOOD));
        return { chunk, lines, kinds: lines.map(() => 'x'), seconds: 0 };
      });
      await kept.deliver(worker, deliveries);
    }
    const read = async (most?: number) => {
      const found: unknown[] = [];
      for await (const { first, lines } of remote.results(id, {
        ...{ only: 'problems', ...defined({ most }) },
      }))
        found.push([first, ...lines]);
      return found;
    };
    expect(await read()).toEqual([[1, bad], [4, bad], [6]]);
    expect((await read(1))[0]).toEqual([1, bad]);
    const all: string[] = [];
    for await (const { lines } of remote.results(id)) all.push(...lines);
    expect(all).toHaveLength(6);
  });

  it('sends no item back', async () => {
    await remote.submit(BATCH, chunks(1));
    const worker = await remote.register({ name: 'w', host: 'h', pid: 1, threads: 1 });
    const [chunk] = await remote.lease(worker, { seconds: 1 });
    if (chunk === undefined) throw new Error('there is nothing to do');
    const worthKeeping = [{ at: 0, kind: 'unique' }];
    const lines = ['{"a":1}'];
    const answer = { lines, kinds: ['unique'], seconds: 0.1, worthKeeping };
    const delivered = vi.spyOn(kept, 'deliver');
    await remote.deliver(worker, [{ chunk, ...answer }]);
    const [first = ''] = chunk.lines;
    const hash = hashOfItem(first, 'solve');
    expect(delivered.mock.calls[0]?.[1]).toMatchObject([
      { chunk: { lines: ['', ''] }, worthKeeping: [{ at: 0, kind: 'unique', hash }] },
    ]);
  });

  it('ends a wait for answers when it is told to', async () => {
    const { id } = await remote.submit(BATCH, chunks(1));
    const ending = new AbortController();
    const asked = vi.spyOn(kept, 'results');
    const wish = { follow: true, signal: ending.signal };
    const next = remote.results(id, wish)[Symbol.asyncIterator]().next();
    await expect.poll(() => asked.mock.calls.length).toBe(1);
    ending.abort();
    expect(await next).toEqual({ done: true, value: undefined });
  });

  it('takes nothing of a submission that breaks off', async () => {
    async function* broken() {
      yield { lines: ['{}'] };
      throw new Error('the disk is gone');
    }
    await expect(remote.submit(BATCH, broken())).rejects.toThrow('the disk is gone');
    expect(await kept.list()).toEqual([]);
  });

  it('lets workers come and go', async () => {
    const others = await remote.workers();
    const worker = await remote.register({ name: 'w', host: 'h', pid: 1, threads: 2 });
    const known = 'select name, host, pid, threads from crosshatch.worker where id = $1';
    expect(await opened.database.query(known, [worker])).toEqual([
      { name: 'w', host: 'h', pid: 1, threads: 2 },
    ]);
    const held = [{ batch: crypto.randomUUID(), first: 0 }];
    expect(await remote.beat(worker, held)).toEqual({ lost: held, suspectsWait: false });
    expect(await remote.workers()).toBe(others + 1);
    await remote.leave(worker);
    expect(await remote.beat(worker, [])).toBeUndefined();
  });

  it('does not send what the server would refuse for its size', async () => {
    const { id } = await remote.submit(BATCH, chunks(1));
    const worker = await remote.register({ name: 'w', host: 'h', pid: 1, threads: 1 });
    const [chunk] = await remote.lease(worker, { seconds: 1 });
    if (chunk === undefined) throw new Error('there is nothing to do');
    // Each quote is two bytes in JSON.
    for (const line of ['x'.repeat(LARGEST_DELIVERY + 1), '"'.repeat(LARGEST_DELIVERY / 2)]) {
      const delivery = { chunk, lines: [line], kinds: ['x'], seconds: 0 };
      await expect(remote.deliver(worker, [delivery])).rejects.toMatchObject({ reason: 'size' });
    }
    const half = 'x'.repeat(USUAL_DELIVERY / 2 + 1);
    const two = { chunk, lines: [half, half], kinds: ['x', 'x'], seconds: 0 };
    await expect(remote.deliver(worker, [two])).rejects.toMatchObject({ reason: 'size' });
    expect((await remote.status(id))?.done).toBe(0);
    const line = `{"a":"${'x'.repeat(2 * USUAL_DELIVERY)}"}`;
    const one = { ...two, lines: [line], kinds: ['x'], kept: 1 };
    await remote.deliver(worker, [one]);
    expect((await remote.status(id))?.done).toBe(1);
  });

  it('hears a worker that has as much in hand as its threads can lease', async () => {
    const threads = MOST_THREADS;
    const worker = { name: 'w', host: 'h', pid: 1, threads };
    const id = await remote.register(worker);
    const batch = crypto.randomUUID();
    const held = Array.from({ length: threads * MOST_LEASED }, (_, at) => ({
      ...{ batch, first: 1e9 + at },
    }));
    // This machine may be slow, and the usual beat waits for five seconds alone.
    const patient = httpStore({ address: app.listeningOrigin, key: 's3cret' }, { beat: 60_000 });
    expect((await patient.beat(id, held))?.lost).toHaveLength(held.length);
    const tooMany = { ...worker, threads: threads + 1 };
    await expect(remote.register(tooMany)).rejects.toThrow('threads: ');
  });

  it('says what is wrong', async () => {
    const none = crypto.randomUUID();
    expect(await remote.status(none)).toBeUndefined();
    expect(await remote.pause(none)).toBeUndefined();
    const stranger = httpStore({ address: app.listeningOrigin, key: 'x' });
    await expect(stranger.list()).rejects.toThrow('this is not the secret');
    const barred = httpStore({ address: 'http://127.0.0.1:1' });
    await expect(barred.list()).rejects.toThrow('no client of HTTP asks port 1, so let it listen');
    const address = app.listeningOrigin;
    await app.close();
    const gone = httpStore({ address, key: 's3cret' });
    await expect(gone.list()).rejects.toThrow(
      /cannot be reached \(.+\): see whether it runs there/,
    );
  });
});
