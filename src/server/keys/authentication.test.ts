import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { API, HARD, type TestApp, testApp, UNIQUE } from '../../../test/server.ts';
import type { ServerLimits } from '../limits.ts';
import { hashOfKey, makeApiKey } from './api-key.ts';
import { type KeyRecord, keyFileText } from './key-file.ts';

const [KEY, OTHER] = [makeApiKey(), makeApiKey()];
const created = '2026-01-01T00:00:00.000Z';
const record = (name: string, key: string, quota: KeyRecord['quota'] = {}): KeyRecord => ({
  ...{ name, hash: hashOfKey(key), created, quota },
});

let folder = '';
let keysFile = '';
let server: TestApp;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crosshatch-'));
  keysFile = join(folder, 'keys.json');
});
afterEach(async () => {
  await server.app.close();
  rmSync(folder, { recursive: true });
});

const as = (key: string) => ({ authorization: `Bearer ${key}` });
const body = { puzzle: UNIQUE, grid: ['##', '#.'] };

async function open(
  mode: 'optional' | 'required',
  keys: readonly KeyRecord[],
  limits: Partial<ServerLimits> = {},
): Promise<void> {
  writeFileSync(keysFile, keyFileText(keys));
  server = await testApp({ auth: { mode, keysFile }, limits });
}

describe('keys', () => {
  it('are wanted where they are required, but not to ask how the server is', async () => {
    await open('required', [record('a', KEY)]);
    const without = await server.post('/check', body);
    expect(without).toMatchObject({ status: 401, json: { errors: [{ code: 'key-missing' }] } });
    expect(without.headers['www-authenticate']).toBe('Bearer realm="crosshatch"');
    const unknown = await server.post('/check', body, as(OTHER));
    expect(unknown).toMatchObject({ status: 401, json: { errors: [{ code: 'key-unknown' }] } });
    expect(unknown.headers['www-authenticate']).toContain('invalid_token');
    const basic = await server.post('/check', body, { authorization: 'Basic YTpi' });
    expect(basic.status).toBe(401);
    expect((await server.post('/check', body, as(KEY))).status).toBe(200);
    for (const path of ['health', 'ready'])
      expect((await server.get(`${API}/${path}`)).status).toBe(200);
    const { json } = await server.get('/api/docs/json');
    expect(json).toMatchObject({ security: [{ key: [] }] });
    const free = { get: { security: [] } };
    expect(json.paths).toMatchObject({ [`${API}/health`]: free, [`${API}/ready`]: free });
    expect(json.paths).not.toHaveProperty([`${API}/solve`, 'post', 'security']);
  });

  it('are taken where they are optional, and wrong ones refused', async () => {
    await open('optional', [record('a', KEY)]);
    expect((await server.post('/check', body)).status).toBe(200);
    expect((await server.post('/check', body, as(KEY))).status).toBe(200);
    expect((await server.post('/check', body, as(OTHER))).status).toBe(401);
  });

  it('are clients of their own for the limit of a minute', async () => {
    await open('optional', [record('a', KEY), record('b', OTHER)], { requestsPerMinute: 2 });
    const statuses: number[] = [];
    for (const headers of [as(KEY), as(KEY), as(KEY), as(OTHER), {}])
      statuses.push((await server.post('/check', body, headers)).status);
    expect(statuses).toEqual([200, 200, 429, 200, 200]);
    const { headers } = await server.post('/check', body, as(KEY));
    expect(headers).toMatchObject({ 'ratelimit-limit': '2', 'ratelimit-remaining': '0' });
    expect(Number(headers['ratelimit-reset'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('have quotas of requests', async () => {
    await open('required', [record('a', KEY, { requests: 2 })]);
    const first = await server.post('/check', body, as(KEY));
    expect(first.headers['quota-requests-remaining']).toBe('1');
    await server.post('/check', body, as(KEY));
    const refused = await server.post('/check', body, as(KEY));
    expect(refused).toMatchObject({ status: 429, json: { errors: [{ code: 'quota-used' }] } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['quota-requests-remaining']).toBe('0');
  });

  it('keep their quota when the limit of a minute refuses a request', async () => {
    await open('required', [record('a', KEY, { requests: 9 })], { requestsPerMinute: 2 });
    const left: unknown[] = [];
    for (let i = 0; i < 3; i++) {
      const { status, headers } = await server.post('/check', body, as(KEY));
      left.push([status, headers['quota-requests-remaining']]);
    }
    expect(left).toEqual([
      [200, '8'],
      [200, '7'],
      [429, undefined],
    ]);
  });

  it('that are wrong count in the limit of their address', async () => {
    await open('required', [record('a', KEY)], { requestsPerMinute: 2 });
    const statuses: number[] = [];
    for (const headers of [as(OTHER), {}, as(OTHER), as(KEY)])
      statuses.push((await server.post('/check', body, headers)).status);
    expect(statuses).toEqual([401, 401, 429, 200]);
  });

  it('cannot go beyond their seconds by a burst', async () => {
    await open('required', [record('a', KEY, { seconds: 1 })], { seconds: 1 });
    const check = async () => (await server.post('/check', body, as(KEY))).status;
    const burst = await Promise.all([check(), check(), check()]);
    expect(burst.sort()).toEqual([200, 429, 429]);
    await expect.poll(check).toBe(200);
  });

  it('have quotas of seconds of work', async () => {
    await open('required', [record('a', KEY, { seconds: 0.2 })]);
    const hard = { puzzle: HARD, limits: { seconds: 0.5 } };
    expect((await server.post('/solve', hard, as(KEY))).status).toBe(200);
    const refused = await server.post('/check', body, as(KEY));
    expect(refused).toMatchObject({ status: 429, json: { errors: [{ code: 'quota-used' }] } });
  });

  it('are read again when the file changes, and stay when it is damaged', async () => {
    await open('required', [record('a', KEY)]);
    const status = async (key: string) => (await server.post('/check', body, as(key))).status;
    expect(await status(OTHER)).toBe(401);
    writeFileSync(keysFile, keyFileText([record('b', OTHER)]));
    await expect.poll(() => status(OTHER)).toBe(200);
    expect(await status(KEY)).toBe(401);
    writeFileSync(keysFile, '{"keys": [{}]}');
    await expect.poll(async () => [await status(OTHER), server.faults.length]).toEqual([200, 1]);
    expect(String(server.faults[0])).toContain('keys.0');
  });
});
