import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  API,
  eventsIn,
  eventsOf,
  HARD,
  type ServerEvent,
  type TestApp,
  testApp,
  UNIQUE,
} from '../../test/server.ts';
import { defined } from '../puzzle/defined.ts';

/** Seconds that no test waits for, so that work ends only because it is stopped. */
const DAYS = 1_000_000;

let server: TestApp;
let origin = '';
beforeEach(async () => {
  server = await testApp({ limits: { running: 1, waiting: 1, seconds: DAYS } });
  origin = await server.listen();
});
afterEach(async () => {
  await server.app.close();
  expect(server.faults).toEqual([]);
});

const long = { puzzle: HARD, limits: { seconds: DAYS } };
/**
 * This solve goes straight to the long queue, without short turns. It begins soon even on a busy
 * machine, because it runs in a process. Processes, unlike threads, do not work at low priority.
 */
const longByMethod = { ...long, method: 'cells' };

interface Health {
  readonly running: number;
  readonly waiting: number;
}

async function health(): Promise<Health> {
  return (await fetch(`${origin}${API}/health`)).json() as Promise<Health>;
}

/**
 * Asks for the health until the condition holds. If it never holds, the time limit of the test ends
 * the loop.
 */
async function until(isSo: (now: Health) => boolean): Promise<void> {
  while (!isSo(await health())) await new Promise((wake) => setTimeout(wake, 20));
}

function post(path: string, body: unknown, signal?: AbortSignal): Promise<Response> {
  return fetch(`${origin}${API}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(body),
    ...defined({ signal }),
  });
}

/** Returns when the work has entered the long queue, because events begin only then. */
async function begin(body: unknown): Promise<AbortController> {
  const client = new AbortController();
  expect((await post('/solve', body, client.signal)).status).toBe(200);
  return client;
}

/** Sends the request over a socket that the test can destroy. */
function open(path: string, body: unknown) {
  const headers = { 'content-type': 'application/json' };
  const sent = request(`${origin}${API}${path}`, { method: 'POST', headers });
  sent.on('error', () => {});
  sent.end(JSON.stringify(body));
  return sent;
}

function expectProgress(event: ServerEvent): void {
  expect(event.name).toBe('progress');
  expect(event.data).toMatchObject({ cells: 6561, solutions: expect.any(Number) });
  expect(event.data.seconds).toBeGreaterThan(0);
}

describe('events', () => {
  it.each([
    ['the engine', {}],
    ['a method', { method: 'cells' }],
  ])('tell the progress of %s, then the result', async (_, choice) => {
    const answer = await post('/solve', { ...long, ...choice });
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const events = eventsOf(answer);
    for (let count = 0; count < 3; count++) expectProgress((await events.next()).value);
    await events.return(undefined);
    const limited = { ...long, ...choice, limits: { seconds: 0.5 } };
    const all = eventsIn(await (await post('/solve', limited)).text());
    for (const event of all.slice(0, -1)) expectProgress(event);
    expect(all.at(-1)).toMatchObject({ name: 'result', data: { verdict: 'unknown' } });
  });

  it('of an explanation come while it is at work', async () => {
    const heart = await (await fetch(`${origin}${API}/puzzles/heron`)).json();
    const answer = await post('/explain', { ...long, puzzle: heart });
    const names = eventsIn(await answer.text()).map(({ name }) => name);
    expect(names.filter((name) => name === 'step').length).toBeGreaterThan(50);
    expect(names.at(-1)).toBe('result');
  });
});

describe('a client that goes away', () => {
  it.each([
    ['with events', '/solve?stream=1', {}],
    ['without', '/solve', {}],
    ['from a method', '/solve', { method: 'cells' }],
    ['from a rating', '/rate', {}],
  ])('stops the work: %s', async (_, path, choice) => {
    const sent = open(path, { ...long, ...choice });
    await until(({ running }) => running === 1);
    sent.destroy();
    await until(({ running }) => running === 0);
  });

  it('leaves the queue, and lets the next one in', async () => {
    const first = await begin(longByMethod);
    const second = open('/solve', longByMethod);
    await until(({ waiting }) => waiting === 1);
    second.destroy();
    await until(({ waiting }) => waiting === 0);
    const third = post('/solve', { puzzle: UNIQUE, method: 'cells' });
    await until(({ waiting }) => waiting === 1);
    first.abort();
    expect(eventsIn(await (await third).text()).at(-1)).toMatchObject({
      name: 'result',
      data: { verdict: 'unique' },
    });
  });
});

describe('a busy server', () => {
  it('answers at once while it works, and refuses more work than it can queue', async () => {
    const first = await begin(longByMethod);
    const second = open('/solve', longByMethod);
    await until(({ running, waiting }) => running === 1 && waiting === 1);
    const refused = await post('/solve', longByMethod);
    expect(refused.status).toBe(503);
    const { errors } = (await refused.json()) as { readonly errors: readonly object[] };
    const retryAfter = Number(refused.headers.get('retry-after'));
    expect(retryAfter).toBeGreaterThan(0);
    expect(errors).toMatchObject([{ code: 'busy', retryAfter }]);
    expect(await (await post('/solve', { puzzle: UNIQUE })).text()).toContain('unique');
    first.abort();
    second.destroy();
    await until(({ running, waiting }) => running + waiting === 0);
  });

  it.each([
    ['a method', '/solve', { method: 'cells' }],
    ['the engine', '/solve', {}],
    ['the engine, with events', '/solve?stream=1', {}],
  ])('can be closed: the work of %s ends with it', async (_, path, choice) => {
    const sent = open(path, { ...long, ...choice });
    await until(({ running }) => running === 1);
    const closed = new Promise((end) => sent.on('close', end));
    await server.app.close();
    await closed;
  });
});
