import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { API, eventsOf, HARD, type ServerEvent, type TestApp, testApp } from '../../test/server.ts';

let server: TestApp;
let origin = '';
beforeEach(async () => {
  server = await testApp({ limits: { running: 1, waiting: 4 }, grace: 0.1 });
  origin = await server.listen();
});
afterEach(async () => {
  await server.app.close();
  expect(server.faults).toEqual([]);
});

function post(body: object, accept: string): Promise<Response> {
  return fetch(`${origin}${API}/solve`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept },
    body: JSON.stringify({ puzzle: HARD, limits: { seconds: 60 }, ...body }),
  });
}

async function waiting(): Promise<number> {
  return ((await (await fetch(`${origin}${API}/health`)).json()) as { waiting: number }).waiting;
}

describe('a server that ends', () => {
  it.each([
    ['the engine', {}],
    ['a method', { method: 'cells' }],
  ])('answers with what %s knows, and tells those who wait to come again', async (_, choice) => {
    const first = eventsOf(await post(choice, 'text/event-stream'));
    // The first event says that the thread or the process is at work.
    expect(await first.next()).toMatchObject({ value: { name: 'progress' } });
    const second = post({ method: 'cells' }, 'application/json');
    while ((await waiting()) < 1) await new Promise((wake) => setTimeout(wake, 10));
    expect((await fetch(`${origin}${API}/ready`)).status).toBe(200);
    const closed = server.app.close();
    const ready = await fetch(`${origin}${API}/ready`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ errors: [{ code: 'closed' }] });
    let last: ServerEvent | undefined;
    for await (const event of first) last = event;
    expect(last).toMatchObject({
      ...{ name: 'result', data: { verdict: 'unknown', complete: false } },
    });
    const refused = await second;
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await refused.json()).toMatchObject({ errors: [{ code: 'closed' }] });
    await closed;
    await expect(fetch(origin)).rejects.toThrow();
  });
});
