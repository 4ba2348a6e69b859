import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type MemoryStore, memoryStore } from '../../../test/batches/memory-store.ts';
import { buildFastifyApp } from '../app.ts';
import { DELIVERY_BYTES } from './work-sizes.ts';

const LIMITS = { bytes: 1000, items: 9, seconds: 20, batches: 2 };
const WORKER = { name: 'w', host: 'h', pid: 1, threads: 1 };

let store: MemoryStore;
const ends: (() => unknown)[] = [];
beforeEach(() => {
  store = memoryStore();
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function build(): Promise<FastifyInstance> {
  const batches = { store, workers: [], ...LIMITS };
  const app = await buildFastifyApp({ batches });
  ends.push(() => app.close());
  return app;
}

async function post(app: FastifyInstance, path: string, payload: object) {
  const url = `/api/v1/work/workers${path}`;
  const { statusCode, body } = await app.inject({
    method: 'POST',
    ...{ url, payload },
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
    slow.write(`POST ${path} HTTP/1.1\r\n${head}\r\nContent-Length: ${DELIVERY_BYTES}\r\n\r\n{`);
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
    const padding = 'x'.repeat(17 * 1024 * 1024);
    const large = await post(app, `/${id}/deliveries`, { padding });
    expect([large.status, large.code]).toEqual([400, 'bad-request']);
    const tooLarge = await post(app, `/${id}/deliveries`, { padding: padding + padding });
    expect([tooLarge.status, tooLarge.code]).toEqual([413, 'too-large']);
    expect((await post(app, `/${id}/beat`, { padding })).status).toBe(413);
  });
});
