import { afterEach, describe, expect, it } from 'vitest';
import { API, HARD, type TestApp, testApp, UNIQUE } from '../../../test/server.ts';
import type { ServerLimits } from '../limits.ts';

const servers: TestApp[] = [];
afterEach(async () => {
  for (const { app, faults } of servers.splice(0)) {
    await app.close();
    expect(faults).toEqual([]);
  }
});

async function open(limits: Partial<ServerLimits>): Promise<TestApp> {
  const server = await testApp({ limits });
  servers.push(server);
  return server;
}

/** Sends the request at once: an injected request is not sent before it is awaited. */
async function solve({ app }: TestApp, remoteAddress: string, puzzle: object) {
  return await app.inject({
    ...{ method: 'POST', url: `${API}/solve`, remoteAddress },
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ puzzle, limits: { seconds: 2 } }),
  });
}

describe('admission', () => {
  it('lets a client have half of the places, and keeps the rest for others', async () => {
    const server = await open({ inHand: 4 });
    const slow = [1, 2].map(() => solve(server, '192.0.2.1', HARD));
    const refused = await solve(server, '192.0.2.1', UNIQUE);
    expect(refused.statusCode).toBe(503);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({ errors: [{ code: 'busy' }] });
    expect((await solve(server, '192.0.2.2', UNIQUE)).statusCode).toBe(200);
    for (const { statusCode } of await Promise.all(slow)) expect(statusCode).toBe(200);
    expect((await solve(server, '192.0.2.1', UNIQUE)).statusCode).toBe(200);
  });

  it('refuses a request before its body is read, and never one that only asks for data', async () => {
    const server = await open({ inHand: 1 });
    const slow = solve(server, '192.0.2.1', HARD);
    const url = `${API}/solve`;
    const refused = await server.app.inject({ method: 'POST', url, payload: 'no JSON at all' });
    expect(refused.statusCode).toBe(503);
    const health = await server.get(`${API}/health`);
    expect(health.status).toBe(200);
    await slow;
  });
});
