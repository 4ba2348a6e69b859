import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OpenedStore, openFolder } from '../../../test/batches/store-kinds.ts';
import { untilClosed } from '../../../test/server.ts';
import { ITEMS_TYPE } from '../../batches/http/chunk-lines.ts';
import { LARGEST_DELIVERY } from '../../batches/http/delivery-size.ts';
import { httpStore } from '../../batches/http/http-store.ts';
import type { BatchStore } from '../../batches/store/batch-store.ts';
import type { ItemRunner } from '../../batches/work/item-runner.ts';
import { startWorker } from '../../batches/work/worker.ts';
import { defined } from '../../puzzle/defined.ts';
import { buildFastifyApp } from '../app.ts';
import { hashOfKey, makeApiKey } from '../keys/api-key.ts';
import { buildBatchApp } from './batch-app.ts';
import type { ServedBatches } from './served-batches.ts';

const PUZZLE = JSON.stringify({ rows: [[2], [1]], cols: [[2], [1]] });
const KEYS = { anna: makeApiKey(), bob: makeApiKey() };
const WORKER = JSON.stringify({ name: 'w', host: 'h', pid: 1, threads: 1 });

const LIMITS = { bytes: 1000, items: 9, seconds: 20, batches: 2 };

let folder = '';
let keysFile = '';
let batches: ServedBatches;
let opened: OpenedStore;
let apps: FastifyInstance[] = [];
let sockets: Socket[] = [];
beforeAll(async () => {
  opened = await openFolder();
});
afterAll(() => opened.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crosshatch-'));
  keysFile = join(folder, 'keys.json');
  const created = new Date(0).toISOString();
  const keys = Object.entries(KEYS).map(([name, key]) => ({
    ...{ name, hash: hashOfKey(key), created, quota: {} },
  }));
  writeFileSync(keysFile, JSON.stringify({ keys }));
  batches = { store: { ...opened.store }, workers: ['bob'], ...LIMITS };
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  for (const app of apps) await app.close();
  apps = [];
  for (const { id } of await opened.store.list()) await opened.store.remove(id);
  rmSync(folder, { recursive: true });
});

async function build(options: Parameters<typeof buildFastifyApp>[0]): Promise<FastifyInstance> {
  const app = await buildFastifyApp(options);
  apps.push(app);
  return app;
}

interface Asked {
  readonly method?: 'GET' | 'POST';
  readonly key?: string;
  readonly payload?: string;
  readonly type?: string;
}

async function ask(
  app: FastifyInstance,
  path: string,
  { method = 'GET', key, payload = '', type = 'text/plain' }: Asked = {},
) {
  const headers: Record<string, string> = {};
  if (payload !== '') headers['content-type'] = type;
  if (key !== undefined) headers.authorization = `Bearer ${key}`;
  const response = await app.inject({ method, url: `/api/v1/${path}`, headers, payload });
  return { status: response.statusCode, body: response.json() };
}

const submit = (app: FastifyInstance, key?: string, payload = PUZZLE) =>
  ask(app, 'batches?do=solve', { method: 'POST', payload, ...defined({ key }) });

/** Returns all items that wait, as a worker gets them. */
async function linesLeased(): Promise<readonly string[]> {
  const { store } = batches;
  const worker = await store.register(JSON.parse(WORKER));
  const lines: string[] = [];
  for (;;) {
    const chunks = await store.lease(worker, { seconds: 1 });
    if (chunks.length === 0) return lines;
    lines.push(...chunks.flatMap((chunk) => chunk.lines));
  }
}

/** An answer of some more characters than `size`. */
const lineOf = (size: number): string => `{"a":"${'x'.repeat(size)}"}`;

describe('batches of a server', () => {
  it('hold every item to the longest time of the server', async () => {
    const app = await build({ batches });
    const times = ['&time=21', '&time=5', ''].map((time) => `batches?do=solve${time}`);
    const answers = [];
    for (const path of times)
      answers.push(await ask(app, path, { method: 'POST', payload: PUZZLE }));
    expect(answers).toMatchObject([
      { status: 400, body: { errors: [{ code: 'bad-option' }] } },
      { status: 201, body: { options: { time: '5' } } },
      { status: 201, body: { options: { time: 20 } } },
    ]);
  });

  it('cost a quota what submits or changes them, and no look at them', async () => {
    const { anna: key } = KEYS;
    const own = { name: 'anna', hash: hashOfKey(key), created: '1970-01-01T00:00:00.000Z' };
    writeFileSync(keysFile, JSON.stringify({ keys: [{ ...own, quota: { requests: 2 } }] }));
    const app = await build({ batches, auth: { mode: 'required', keysFile } });
    const { body } = await submit(app, key);
    for (const path of ['batches', 'batches', `batches/${body.id}`])
      expect((await ask(app, path, { key })).status).toBe(200);
    const pause = { method: 'POST', key } as const;
    expect((await ask(app, `batches/${body.id}/pause`, pause)).status).toBe(200);
    expect(await submit(app, key)).toMatchObject({
      status: 429,
      body: { errors: [{ code: 'quota-used' }] },
    });
  });

  it('are not there unless it has some', async () => {
    const app = await build({});
    expect((await ask(app, 'batches')).status).toBe(404);
    expect((await submit(app)).status).toBe(404);
  });

  it('are told of without a key', async () => {
    const health = async (options: Parameters<typeof build>[0]) =>
      (await ask(await build(options), 'health')).body;
    expect(await health({})).toMatchObject({ batches: false, keys: 'off' });
    const auth = { mode: 'required', keysFile } as const;
    expect(await health({ batches, auth })).toMatchObject({ batches: true, keys: 'required' });
  });

  /** The store, as it is reached if another process has its folder open. */
  async function storeBehind(): Promise<BatchStore> {
    const onFault = (error: unknown): void => {
      throw error;
    };
    const { store } = opened;
    const app = await buildBatchApp({ store, version: '0', secret: 's', onFault });
    apps.push(app);
    return httpStore({ address: await app.listen({ port: 0 }), key: 's' });
  }

  it.each([
    ['itself', async () => opened.store],
    ['another process', storeBehind],
  ])('belong to the key that submitted them, if %s has their folder', async (_, storeOf) => {
    const store = await storeOf();
    const own = { ...batches, store };
    const app = await build({ batches: own, auth: { mode: 'required', keysFile } });
    const { body } = await submit(app, KEYS.anna);
    expect(body.owner).toBe('anna');
    expect((await ask(app, `batches/${body.id}`, { key: KEYS.anna })).status).toBe(200);
    for (const path of [`batches/${body.id}`, `batches/${body.id}/results`])
      expect((await ask(app, path, { key: KEYS.bob })).status).toBe(404);
    const cancelled = await ask(app, `batches/${body.id}/cancel`, {
      method: 'POST',
      key: KEYS.bob,
    });
    expect(cancelled.status).toBe(404);
    expect((await ask(app, 'batches', { key: KEYS.bob })).body.batches).toEqual([]);
    expect((await ask(app, 'batches', { key: KEYS.anna })).body.batches).toHaveLength(1);
    expect((await ask(app, 'batches')).status).toBe(401);
    const statuses = [(await submit(app, KEYS.anna)).status, (await submit(app, KEYS.anna)).status];
    expect(statuses).toEqual([201, 429]);
  });

  it('are worked on by the keys that are named for it', async () => {
    const app = await build({ batches, auth: { mode: 'required', keysFile } });
    const register = { method: 'POST', payload: WORKER, type: 'application/json' } as const;
    const refused = await ask(app, 'work/workers', { ...register, key: KEYS.anna });
    expect([refused.status, refused.body.errors[0].code]).toEqual([403, 'not-allowed']);
    expect((await ask(app, 'work/workers', { ...register, key: KEYS.bob })).status).toBe(200);
  });

  it('read nothing of a delivery of another key, which comes slowly for as long as it likes', async () => {
    const auth = { mode: 'required', keysFile } as const;
    const app = await build({ batches, auth, times: { arrival: 200 } });
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(port), '127.0.0.1');
    const ended = untilClosed(socket);
    const path = `/api/v1/work/workers/${crypto.randomUUID()}/deliveries`;
    const own = `Authorization: Bearer ${KEYS.anna}\r\nContent-Type: application/json`;
    const chunked = 'Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n';
    socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\n${own}\r\n${chunked}`);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toContain('403 Forbidden');
    const trickle = setInterval(() => socket.write('1\r\n \r\n'), 20);
    await ended;
    clearInterval(trickle);
  });

  it('tell these keys whether anything is left, whoever it belongs to', async () => {
    const app = await build({ batches, auth: { mode: 'required', keysFile } });
    const left = () => ask(app, 'work/left', { key: KEYS.bob });
    expect((await left()).body).toEqual({ isLeft: false });
    await submit(app, KEYS.anna);
    expect((await left()).body).toEqual({ isLeft: true });
    expect((await ask(app, 'work/left', { key: KEYS.anna })).status).toBe(403);
  });

  it('let workers ask as often as they need to, and nobody else', async () => {
    const limits = { requestsPerMinute: 2 };
    const app = await build({ batches, limits, auth: { mode: 'required', keysFile } });
    const register = { method: 'POST', payload: WORKER, type: 'application/json' } as const;
    const statuses = async (key: string, path: string, asked: Asked) => {
      const answers: number[] = [];
      for (let at = 0; at < 3; at++) answers.push((await ask(app, path, { ...asked, key })).status);
      return answers;
    };
    expect(await statuses(KEYS.bob, 'work/workers', register)).toEqual([200, 200, 200]);
    expect(await statuses(KEYS.bob, 'batches', {})).toEqual([200, 200, 429]);
    expect(await statuses(KEYS.anna, 'work/workers', register)).toEqual([403, 403, 429]);
  });

  it('are worked on by anyone where nobody has a key', async () => {
    const app = await build({ batches });
    const register = { method: 'POST', payload: WORKER, type: 'application/json' } as const;
    expect((await ask(app, 'work/workers', register)).status).toBe(200);
    const unknown = await ask(app, `work/workers/${crypto.randomUUID()}/beat`, {
      ...register,
      payload: '{"held": []}',
    });
    expect([unknown.status, unknown.body.errors[0].code]).toEqual([404, 'no-worker']);
  });

  it('tell the command line how a key is given', async () => {
    const app = await build({ batches, auth: { mode: 'required', keysFile } });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const asked = httpStore({ address }).list();
    await expect(asked).rejects.toThrow('put it into CROSSHATCH_KEY, or give it by --key');
  });

  it('are bounded in bytes, items and number', async () => {
    const app = await build({ batches });
    const large = await submit(app, undefined, `${PUZZLE}\n`.repeat(50));
    expect([large.status, large.body.errors[0].code]).toEqual([413, 'too-large']);
    const many = await submit(app, undefined, '{}\n'.repeat(10));
    expect([many.status, many.body.errors[0].code]).toEqual([413, 'too-many']);
    const taken = vi.spyOn(batches.store, 'submit');
    const wishes = await ask(app, 'batches?do=generate&count=1000000000', { method: 'POST' });
    expect([wishes.status, wishes.body.errors[0].code]).toEqual([413, 'too-many']);
    expect(taken).not.toHaveBeenCalled();
    expect((await submit(app)).status).toBe(201);
    expect((await submit(app)).status).toBe(201);
    const full = await submit(app);
    expect([full.status, full.body.errors[0].code]).toEqual([429, 'too-many-batches']);
  });

  it('are bounded in the bytes of a puzzle, and of a text that is no JSON lines', async () => {
    const app = await build({ batches: { ...batches, batches: 9 }, limits: { bodyBytes: 100 } });
    const long = JSON.stringify({ id: 'x'.repeat(100) });
    expect((await submit(app, undefined, `${PUZZLE}\n${long}\n`)).status).toBe(201);
    const items = `{"text":"a"}\n${JSON.stringify({ text: 'x'.repeat(200) })}\n`;
    const asItems = { method: 'POST', payload: items, type: ITEMS_TYPE } as const;
    expect((await ask(app, 'batches?do=solve', asItems)).status).toBe(201);
    expect((await linesLeased()).filter((line) => line.includes('"too-large"'))).toHaveLength(2);
    const whole = await submit(app, undefined, 'x y\n'.repeat(30));
    expect(whole.status).toBe(413);
    expect(whole.body.errors[0].message).toContain('more than 100 bytes, and no JSON lines');
  });

  it('can be a long text of another format, which is read on a thread', async () => {
    const app = await build({ batches: { ...batches, bytes: 1e6, items: 1000 } });
    const non = 'width 1\nheight 1\nrows\n1\ncolumns\n1\n';
    const { status, body } = await submit(app, undefined, Array(200).fill(non).join('====\n'));
    expect([status, body.items]).toEqual([201, 200]);
    const [first = ''] = await linesLeased();
    expect(JSON.parse(first)).toMatchObject({ puzzle: { width: 1, rows: [[1]] } });
  });

  it.each([
    ['create', ITEMS_TYPE, '{"image":"AAAA"}', 4],
    ['solve', 'text/plain', PUZZLE, 16],
  ])('are received a few at a time, apart from other requests: to %s', async (...row) => {
    const [operation, type, payload, most] = row;
    const app = await build({ batches: { ...batches, batches: 99 }, limits: { inHand: 2 } });
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const path = `batches?do=${operation}`;
    const head = `Host: localhost\r\nContent-Type: ${type}\r\nContent-Length: 9999`;
    for (let at = 0; at < most; at++) {
      if (at === most - 1)
        expect((await ask(app, path, { method: 'POST', payload, type })).status).toBe(201);
      const socket = connect(Number(port), '127.0.0.1').on('error', () => {});
      sockets.push(socket);
      const isThere = new Promise((there) => app.server.once('request', there));
      socket.write(`POST /api/v1/${path} HTTP/1.1\r\n${head}\r\n\r\n`);
      await isThere;
    }
    expect((await ask(app, path, { method: 'POST', payload, type })).status).toBe(503);
    const solve = { payload: `{"puzzle":${PUZZLE}}`, type: 'application/json' };
    expect((await ask(app, 'solve', { method: 'POST', ...solve })).status).toBe(200);
  });

  it('get answers of any size in parts, but none that is too large for a delivery', async () => {
    const app = await build({ batches });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const { id } = (await submit(app, undefined, '{}\n{}\n{}\n{}\n')).body;
    const sizes = [0.6, 0.4, 1.1, 0.9].map((share) => Math.floor(share * LARGEST_DELIVERY));
    const runner: ItemRunner = {
      run: async ({ items }) =>
        items.map((_, at) => ({ line: lineOf(sizes[at] ?? 0), kind: 'unique' })),
      refuse: (_, { code }) => ({ line: lineOf(0), kind: `problem:${code}` }),
    };
    const onFault = (error: unknown): void => {
      throw error;
    };
    const options = { name: 'w', host: 'h', pid: 1, threads: 1, runner, onFault };
    const worker = await startWorker({ ...options, store: httpStore({ address }) });
    const status = () => batches.store.status(id);
    await expect.poll(async () => (await status())?.state).toBe('done');
    await worker.end();
    expect((await status())?.counts).toEqual({ unique: 3, 'problem:answer-too-large': 1 });
  });

  it('take no delivery that a server could not hold beside others', async () => {
    const app = await build({ batches });
    const path = `work/workers/${crypto.randomUUID()}/deliveries`;
    const chunk = { batch: crypto.randomUUID(), first: 0, operation: 'solve', options: {} };
    const delivery = { chunk: { ...chunk, lines: [''], deaths: 0 }, kinds: ['x'], seconds: 1 };
    const deliver = (size: number) => {
      const payload = JSON.stringify({ deliveries: [{ ...delivery, lines: [lineOf(size)] }] });
      return ask(app, path, { method: 'POST', payload, type: 'application/json' });
    };
    expect((await deliver(LARGEST_DELIVERY - 1000)).status).toBe(200);
    const { status, body } = await deliver(LARGEST_DELIVERY);
    expect([status, body.errors[0].code]).toEqual([413, 'too-large']);
  });

  it('make the server unready while they are away', async () => {
    let isAway = false;
    const { store } = batches;
    const workers = () => (isAway ? Promise.reject(new Error('away')) : store.workers());
    const app = await build({ batches: { ...batches, store: { ...store, workers } } });
    expect((await ask(app, 'ready')).status).toBe(200);
    isAway = true;
    await expect.poll(async () => (await ask(app, 'ready')).status, { timeout: 5000 }).toBe(503);
    expect((await ask(app, 'health')).status).toBe(200);
  });

  it('are described', async () => {
    const app = await build({ batches });
    const { paths } = (await app.inject('/api/docs/json')).json();
    expect(paths['/api/v1/batches'].post.operationId).toBe('submitBatch');
    expect(paths['/api/v1/batches/{id}/results'].get.tags).toEqual(['batch']);
  });
});
