import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp, UNIQUE } from '../../../test/server.ts';
import { isLoopback } from './allowed-hosts.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ limits: { requestsPerMinute: 20 } });
});
afterAll(() => server.app.close());

describe('every answer', () => {
  it.each(['/api/v1/health', '/api/v1/nothing', '/nothing.js'])('is guarded: %s', async (url) => {
    const { headers } = await server.get(url);
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy).toEqual([
      "default-src 'self'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "worker-src 'self'",
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
    expect(headers).toMatchObject({
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it('of work is kept by nobody', async () => {
    const { headers } = await server.post('/solve', { puzzle: UNIQUE });
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('other names and other origins', () => {
  it.each(['localhost', 'localhost:4400', '127.0.0.1:4400', '[::1]:4400', 'LOCALHOST'])(
    'answers as %s',
    async (host) => expect((await server.get('/api/v1/health', { host })).status).toBe(200),
  );

  it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example:4400', '[::2]'])(
    'does not answer as %s',
    async (host) => {
      const answer = await server.get('/api/v1/puzzles/heart', { host });
      expect(answer).toMatchObject({ status: 403, json: { errors: [{ code: 'bad-host' }] } });
    },
  );

  it.each([
    { origin: 'http://evil.example' },
    { origin: 'http://localhost:9999' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ])('takes no work with %o', async (headers) => {
    const answer = await server.post(
      '/solve',
      { puzzle: UNIQUE },
      headers as Record<string, string>,
    );
    expect(answer).toMatchObject({ status: 403, json: { errors: [{ code: 'foreign-origin' }] } });
  });

  it('takes work of its own origin', async () => {
    const headers = { origin: 'http://localhost:4400', host: 'localhost:4400' };
    const body = { puzzle: UNIQUE, grid: ['##', '#.'] };
    expect((await server.post('/check', body, headers)).status).toBe(200);
  });

  it('answers to the address it is bound to, and to any name where it is open', async () => {
    const bound = await testApp({ host: '127.0.0.7' });
    expect((await bound.get('/api/v1/health', { host: '127.0.0.7:80' })).status).toBe(200);
    await bound.app.close();
    const open = await testApp({ host: '0.0.0.0' });
    expect((await open.get('/api/v1/health', { host: 'box.example' })).status).toBe(200);
    await open.app.close();
  });

  it.each(['localhost', 'LOCALHOST', 'localhost.', '127.0.0.1', '127.9.9.9', '::1'])(
    'knows that %s is this machine',
    (host) => expect(isLoopback(host)).toBe(true),
  );
  it.each(['0:0:0:0:0:0:0:1', '0000::0001', '::ffff:127.0.0.1', '::FFFF:7f00:1'])(
    'knows that %s is this machine',
    (host) => expect(isLoopback(host)).toBe(true),
  );
  it.each(['0.0.0.0', '::', '10.0.0.1', '128.0.0.1', '127.evil.example', '::2', ''])(
    'knows that %j is not',
    (host) => expect(isLoopback(host)).toBe(false),
  );

  it('looks at the address it is bound to, whatever name that was given by', async () => {
    const server = await testApp({ host: '127.1' });
    const { port } = new URL(await server.app.listen({ port: 0, host: '127.1' }));
    const status = (host: string) =>
      new Promise((answer, reject) => {
        const options = { host: '127.0.0.1', port, path: '/api/v1/health', headers: { host } };
        get(options, (response) => answer(response.resume().statusCode)).on('error', reject);
      });
    expect(await status('evil.example')).toBe(403);
    expect(await status(`127.1:${port}`)).toBe(200);
    await server.app.close();
  });
});

describe('too many requests', () => {
  it('get 429 and a time to come again, and health is free', async () => {
    const few = await testApp({ limits: { requestsPerMinute: 2 } });
    for (let i = 0; i < 2; i++) expect((await few.get('/api/v1/methods')).status).toBe(200);
    const answer = await few.get('/api/v1/methods');
    expect(answer).toMatchObject({
      status: 429,
      json: { errors: [{ code: 'too-many-requests' }] },
    });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await few.get('/api/v1/health')).status).toBe(200);
    await few.app.close();
  });
});
