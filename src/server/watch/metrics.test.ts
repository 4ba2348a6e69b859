import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type OpenedStore, openFolder } from '../../../test/batches/store-kinds.ts';
import { API, HARD, MULTIPLE, type TestApp, testApp, UNIQUE } from '../../../test/server.ts';
import type { AppOptions } from '../app-options.ts';
import { packageRoot } from '../package-root.ts';

let server: TestApp;
afterEach(async () => {
  await server.app.close();
  expect(server.faults).toEqual([]);
});

const LOCAL = { access: 'loopback', path: '/metrics' } as const;

async function open(options: AppOptions = {}): Promise<void> {
  server = await testApp({ metrics: LOCAL, ...options });
}

/** Returns the value of a metric with these labels; undefined if there is none. */
async function metricOf(name: string, labels = ''): Promise<number | undefined> {
  const { text } = await server.get('/metrics');
  const line = text.split('\n').find((each) => each.startsWith(`${name}${labels} `));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

/** Returns how many requests were counted with these labels. */
function requests(method: string, route: string, status: number): Promise<number | undefined> {
  const labels = `{method="${method}",route="${route}",status="${status}"}`;
  return metricOf('crosshatch_requests_total', labels);
}

describe('metrics', () => {
  it('count requests by route and status, and solves by method and verdict', async () => {
    await open();
    await server.post('/solve', { puzzle: UNIQUE });
    await server.post('/solve', { puzzle: MULTIPLE });
    await server.post('/solve', { puzzle: UNIQUE, method: 'dfs' });
    await server.post('/solve?stream=1', { puzzle: HARD, limits: { seconds: 0.2 } });
    await server.post('/solve', {});
    await server.get(`${API}/puzzles/heart`);
    await server.get(`${API}/no/such/route`);
    expect(await requests('POST', `${API}/solve`, 200)).toBe(4);
    expect(await requests('POST', `${API}/solve`, 400)).toBe(1);
    expect(await requests('GET', `${API}/puzzles/:id`, 200)).toBe(1);
    const solved = (method: string, verdict: string) =>
      metricOf('crosshatch_solve_seconds_count', `{method="${method}",verdict="${verdict}"}`);
    expect(await solved('engine', 'unique')).toBe(1);
    expect(await solved('engine', 'multiple')).toBe(1);
    expect(await solved('dfs', 'unique')).toBe(1);
    expect(await solved('engine', 'unknown')).toBe(1);
    const seconds = '{method="engine",verdict="unknown"}';
    expect(await metricOf('crosshatch_solve_seconds_sum', seconds)).toBeGreaterThan(0.1);
    const route = `{route="${API}/solve"}`;
    expect(await metricOf('crosshatch_request_seconds_count', route)).toBe(5);
    const { text } = await server.get('/metrics');
    expect(text).not.toContain('no/such');
  });

  it('count what is refused because of its name or its origin', async () => {
    await open();
    await server.get(`${API}/methods`, { host: 'evil.example' });
    await server.post('/solve', { puzzle: UNIQUE }, { origin: 'https://evil.example' });
    expect(await requests('GET', `${API}/methods`, 403)).toBe(1);
    expect(await requests('POST', `${API}/solve`, 403)).toBe(1);
  });

  it('count clients that went away before the end of their answer', async () => {
    await open();
    const address = await server.listen();
    const leaving = new AbortController();
    const asked = fetch(`${address}${API}/solve`, {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
      ...{ body: JSON.stringify({ puzzle: HARD }), signal: leaving.signal },
    });
    await expect.poll(() => metricOf('crosshatch_tasks_running')).toBe(1);
    leaving.abort();
    await expect(asked).rejects.toThrow();
    await expect.poll(() => requests('POST', `${API}/solve`, 499)).toBe(1);
  });

  it('are told by each app of a process', async () => {
    await open();
    const other = await testApp({ metrics: LOCAL });
    await other.get(`${API}/methods`);
    for (const { text } of [await server.get('/metrics'), await other.get('/metrics')])
      expect(text.match(/^nodejs_eventloop_lag_p99_seconds /gm)).toHaveLength(1);
    expect(await requests('GET', `${API}/methods`, 200)).toBeUndefined();
    await other.app.close();
  });

  it('tell what runs, what waits, and who was refused', async () => {
    await open({ limits: { running: 3, requestsPerMinute: 1 } });
    expect(await metricOf('crosshatch_workers')).toBe(3);
    expect(await metricOf('crosshatch_workers_busy')).toBe(0);
    await server.get(`${API}/methods`);
    expect((await server.get(`${API}/methods`)).status).toBe(429);
    expect(await metricOf('crosshatch_rate_limited_total', '{by="address"}')).toBe(1);
    expect(await metricOf('crosshatch_rate_limited_total', '{by="key"}')).toBe(0);
    expect(await metricOf('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  });

  it('are for this machine alone, unless anyone may read them', async () => {
    await open({ trustProxy: 1, host: '0.0.0.0', basePath: '/n' });
    const ask = (options: object) => server.app.inject({ url: '/metrics', ...options });
    expect((await ask({})).statusCode).toBe(200);
    expect((await ask({ remoteAddress: '192.0.2.1' })).statusCode).toBe(404);
    expect((await ask({ headers: { 'x-forwarded-for': '127.0.0.1' } })).statusCode).toBe(404);
    expect((await ask({ url: '/n/metrics' })).statusCode).toBe(404);
    await server.app.close();
    await open({ metrics: { access: 'anyone', path: '/m' }, host: '0.0.0.0' });
    expect((await ask({ url: '/m', remoteAddress: '192.0.2.1' })).statusCode).toBe(200);
  });

  it('are off where nobody asked for them', async () => {
    server = await testApp();
    expect((await server.get('/metrics')).status).toBe(404);
  });
});

const TERMS = { workers: [], bytes: 1e6, items: 1e6, seconds: 1, batches: 9 };

/** Fills a store with a batch of two items, one of which is done, and with one worker. */
async function fill({ shaped, store }: OpenedStore): Promise<void> {
  async function* chunks() {
    yield { lines: ['{}'] };
    yield { lines: ['{}'] };
  }
  await shaped.submit({ name: '', operation: 'solve', options: {}, version: '1' }, chunks());
  const worker = await store.register({ name: 'w', host: 'h', pid: 1, threads: 1 });
  const [chunk] = await store.lease(worker, { seconds: 1 });
  const answer = { lines: ['{}'], kinds: ['unique'], seconds: 0.1 };
  if (chunk !== undefined) await store.deliver(worker, [{ chunk, ...answer }]);
}

let opened: OpenedStore;
beforeAll(async () => {
  opened = await openFolder();
  await fill(opened);
});
afterAll(() => opened.close());

describe('metrics of batches', () => {
  it('tell of batches, items, answers and workers', async () => {
    await open({ batches: { store: opened.store, ...TERMS } });
    expect(await metricOf('crosshatch_batches', '{state="running"}')).toBe(1);
    expect(await metricOf('crosshatch_batch_items', '{state="done"}')).toBe(1);
    expect(await metricOf('crosshatch_batch_items', '{state="open"}')).toBe(1);
    expect(await metricOf('crosshatch_batch_answers', '{kind="unique"}')).toBe(1);
    expect(await metricOf('crosshatch_batch_workers')).toBe(1);
    expect(await metricOf('crosshatch_batch_store_up')).toBe(1);
  });

  it('tell that the store is away, beside all other metrics', async () => {
    const list = () => Promise.reject(new Error('the database is gone'));
    await open({ batches: { store: { ...opened.store, list }, ...TERMS } });
    expect(await metricOf('crosshatch_batch_store_up')).toBe(0);
    expect(await metricOf('crosshatch_batches', '{state="running"}')).toBeUndefined();
    expect(await metricOf('crosshatch_queue_length')).toBe(0);
  });

  it('are not there without batches', async () => {
    await open();
    expect((await server.get('/metrics')).text).not.toContain('crosshatch_batch');
  });
});

describe('deploy/grafana-dashboard.json', () => {
  it('names no metric that is not there', async () => {
    await open({ batches: { store: opened.store, ...TERMS } });
    await server.post('/solve', { puzzle: UNIQUE });
    const { text } = await server.get('/metrics');
    const known = new Set(Array.from(text.matchAll(/^([a-z_\d]+)[ {]/gm), ([, name]) => name));
    const board = readFileSync(join(packageRoot(), 'deploy', 'grafana-dashboard.json'), 'utf8');
    const named = board.match(/\b(crosshatch|nodejs|process)_\w+/g) ?? [];
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });
});
