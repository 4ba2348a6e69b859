import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API, type TestApp, testApp, UNIQUE } from '../../../test/server.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.app.close());

const get = (url: string, accepted: string) =>
  server.app.inject({ method: 'GET', url, headers: { 'accept-encoding': accepted } });

describe('a long answer', () => {
  it.each([
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
  ] as const)('is compressed for those who take %s', async (accepted, coding, unpack) => {
    const plain = await get(`${API}/puzzles`, 'identity');
    const answer = await get(`${API}/puzzles`, accepted);
    expect(answer.headers).toMatchObject({
      'content-encoding': coding,
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(unpack(answer.rawPayload).toString()).toBe(plain.payload);
    expect(plain.headers).not.toHaveProperty('content-encoding');
  });
});

describe('an answer', () => {
  const post = (path: string, payload: object) =>
    server.app.inject({
      ...{ method: 'POST', url: `${API}${path}`, payload },
      headers: { 'accept-encoding': 'gzip, br' },
    });

  it('that is short is left alone', async () => {
    const answer = await post('/solve', { puzzle: UNIQUE });
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.json()).toMatchObject({ verdict: 'unique' });
  });

  it('of events is left alone, however long it is', async () => {
    const answer = await post('/generate?stream=1', { width: 20, height: 20, seed: 1 });
    expect(answer.payload.length).toBeGreaterThan(1024);
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.payload).toContain('event: result\n');
  });
});
