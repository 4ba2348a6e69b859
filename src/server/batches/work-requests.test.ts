import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OpenedStore, openFolder } from '../../../test/batches/store-kinds.ts';
import { LARGEST_DELIVERY } from '../../batches/http/delivery-size.ts';
import type { BatchStore } from '../../batches/store/batch-store.ts';
import { buildFastifyApp } from '../app.ts';
import type { AppOptions } from '../app-options.ts';
import { hashOfKey, makeApiKey } from '../keys/api-key.ts';

const LIMITS = { bytes: 1000, items: 9, seconds: 20, batches: 2 };
const WORKER = { name: 'w', host: 'h', pid: 1, threads: 1 };
const KEY = makeApiKey();

let opened: OpenedStore;
let store: BatchStore;
let folder = '';
const ends: (() => unknown)[] = [];
beforeAll(async () => {
  opened = await openFolder();
  store = opened.store;
});
afterAll(() => opened.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crosshatch-'));
  ends.push(() => rmSync(folder, { recursive: true }));
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function build(options: AppOptions = {}, workers: string[] = []): Promise<FastifyInstance> {
  const batches = { store, workers, ...LIMITS };
  const app = await buildFastifyApp({ batches, ...options });
  ends.push(() => app.close());
  return app;
}

interface Sender {
  readonly remoteAddress?: string;
  readonly headers?: Record<string, string>;
}

async function post(app: FastifyInstance, path: string, payload: object, sender: Sender = {}) {
  const url = `/api/v1/work/workers${path}`;
  const { statusCode, body } = await app.inject({
    method: 'POST',
    ...{ url, payload, ...sender },
  });
  return { status: statusCode, code: JSON.parse(body).errors?.[0].code };
}

describe('the requests of workers', () => {
  it('do not wait for deliveries of others with the same address', async () => {
    const app = await build();
    const ids = [await store.register(WORKER), await store.register(WORKER)] as const;
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const slow = connect(Number(port), '127.0.0.1');
    ends.push(() => slow.destroy());
    const isThere = new Promise((there) => app.server.once('request', there));
    const head = `Host: localhost\r\nContent-Type: application/json`;
    const path = `/api/v1/work/workers/${ids[0]}/deliveries`;
    slow.write(`POST ${path} HTTP/1.1\r\n${head}\r\nContent-Length: ${LARGEST_DELIVERY}\r\n\r\n{`);
    await isThere;
    for (let at = 0; at < 3; at++) {
      expect((await post(app, `/${ids[1]}/beat`, { held: [] })).status).toBe(200);
      expect((await post(app, `/${ids[1]}/lease`, { seconds: 1 })).status).toBe(200);
      expect((await post(app, `/${ids[1]}/deliveries`, { deliveries: [] })).status).toBe(200);
      expect((await post(app, '', WORKER)).status).toBe(200);
    }
  });

  it('may be large if they deliver, and are told if they can never be taken', async () => {
    const app = await build();
    const id = await store.register(WORKER);
    const padding = 'x'.repeat(LARGEST_DELIVERY - 100);
    const large = await post(app, `/${id}/deliveries`, { padding });
    expect([large.status, large.code]).toEqual([400, 'bad-request']);
    const tooLarge = await post(app, `/${id}/deliveries`, { padding: padding + padding });
    expect([tooLarge.status, tooLarge.code]).toEqual([413, 'too-large']);
    expect((await post(app, `/${id}/beat`, { padding })).status).toBe(413);
  });

  it('cost nothing of the quota of their key', async () => {
    const keysFile = join(folder, 'keys.json');
    const created = new Date(0).toISOString();
    const key = { name: 'bob', hash: hashOfKey(KEY), created, quota: { requests: 1 } };
    writeFileSync(keysFile, JSON.stringify({ keys: [key] }));
    const app = await build({ auth: { mode: 'required', keysFile } }, ['bob']);
    const sender = { headers: { authorization: `Bearer ${KEY}` } };
    for (let at = 0; at < 3; at++) expect((await post(app, '', WORKER, sender)).status).toBe(200);
    const other = () => app.inject({ url: '/api/v1/methods', ...sender });
    expect([(await other()).statusCode, (await other()).statusCode]).toEqual([200, 429]);
  });
});

describe('without keys', () => {
  it.each([
    ['a program of this machine', [], { remoteAddress: '127.0.0.1' }, 200],
    ['another machine', [], { remoteAddress: '192.0.2.1' }, 403],
    ['whoever a proxy asks for', [], { headers: { 'x-forwarded-for': '192.0.2.1' } }, 403],
    ['anybody, if the operator wants it', ['*'], { remoteAddress: '192.0.2.1' }, 200],
  ])('work is for %s', async (_, workers, sender, status) => {
    const app = await build({}, workers);
    expect((await post(app, '', WORKER, sender)).status).toBe(status);
  });

  it('requests of those who may not work count as any others', async () => {
    const app = await build({ limits: { requestsPerMinute: 2 } });
    const stranger = { remoteAddress: '192.0.2.1' };
    const statuses: number[] = [];
    for (let at = 0; at < 3; at++) statuses.push((await post(app, '', WORKER, stranger)).status);
    expect(statuses).toEqual([403, 403, 429]);
  });
});
